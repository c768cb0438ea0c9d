/** Emblems of the Epic Tales, from Lug Samildanach to Tuan's Memory. */

import { circle, type Drawing, line } from './drawing';
import type { TaleId } from './ids';
import { place } from './path';

type Second = Extract<
  TaleId,
  | 'lug-samildanach'
  | 'lugs-spear'
  | 'maeves-wealth'
  | 'manannans-horses'
  | 'morrigan'
  | 'nuada-silverhand'
  | 'oenguss-ploy'
  | 'ogmas-eloquence'
  | 'otherworld'
  | 'stone-of-fal'
  | 'strengs-resolve'
  | 'tailtus-land'
  | 'tale-of-cuchulain'
  | 'tuans-memory'
>;

const RAY = 'M0-11C3.5-12 5-15.5 3-20.5';
const rays = Array.from({ length: 9 }, (_, k) => place(RAY, { turn: 40 * k, x: 24, y: 24 })).join(
  '',
);

export const EPIC_EMBLEMS_2: Readonly<Record<Second, Drawing>> = {
  // The many-skilled: a sun with an arm for every art.
  'lug-samildanach': line(`${circle(24, 24, 8)}${rays}`, [[24, 24, 2.4]]),
  'lugs-spear': line(
    'M6 43L28 20M28 20C26 12 32 5 43 4C43 15 36 22 28 20ZM28 20L37 10M22 21C18 18 18 13 21 9C21 13 25 14 24 17M28 27C31 31 36 31 40 28C36 27 35 24 32 24',
    undefined,
    2.1,
  ),
  // A collar of beaten gold.
  'maeves-wealth': line(
    'M9 7C2 24 10 43 24 43C38 43 46 24 39 7M9 7C9 21 15 28 24 28C33 28 39 21 39 7M9 7A2.6 2.6 0 1 1 11 3.5M39 7A2.6 2.6 0 1 0 37 3.5M8 19L12 24M11 31L16.5 27M18 39L20 31.5M30 39L28 31.5M37 31L31.5 27M40 19L36 24M24 32.5L26.5 35.5L24 38.5L21.5 35.5Z',
    undefined,
    2.1,
  ),
  // A wave with a mane.
  'manannans-horses': line(
    'M6 40C6 25 11 13 23 9L24 4L28.5 9C34 12 39 18 41.5 24C41 27 38.5 28 36.5 27.5L28 23C26 30 29 35 32 40M23 9C19 14 17.5 16 12 17C16 19 14 22 9 24C13 26 11 30 7 32M3 45Q7 41 11.5 45T20 45T28.5 45T37 45T45 45',
    [[30, 16, 1.6]],
  ),
  // A feather fallen on the field.
  morrigan: line(
    'M6 45C14 32 23 20 37 8M13 34C11 30 12 26 14 22L17 25C16 20 18 16 21 12.5L24 16.5C24 12 27 8 31 5.5C35 3.5 39 3 43 3C43 7 42.5 11 41 14.5C39 19 35 22 31 23L34.5 26C31 29.5 27 31.5 22.5 31.5L25 35C21 37 17 37 13.5 35.5',
  ),
  // An arm of silver, jointed.
  'nuada-silverhand': line(
    'M15 45V37C11 34 8 30 6.5 26A2.5 2.5 0 0 1 11 23.7L15 28V12.5A2.5 2.5 0 0 1 20 12.5V7.5A2.5 2.5 0 0 1 25 7.5A2.5 2.5 0 0 1 30 9.5V12A2.5 2.5 0 0 1 35 14V32C35 35 34 36.5 34 38V45ZM20 12.5V21M25 8V21M30 12V21M15 40.5H34M25 33A2 2 0 1 1 27 31A4.5 4.5 0 1 0 21.5 34',
  ),
  // Day and night in one ring.
  'oenguss-ploy': line(
    'M24 9A15 15 0 1 1 23.9 9ZM24 9C33 15 33 33 24 39M9 13L6 10M5 24H1.5M9 35L6 38M14 24A10 10 0 0 1 19 15.5M34 20L35.5 23L38.5 24L35.5 25L34 28',
    [
      [43, 12, 1.3],
      [45, 24, 1.3],
      [43, 36, 1.3],
    ],
  ),
  'ogmas-eloquence': line(
    'M8 13C8 7 18 7 18 13V17C18 23 8 23 8 17ZM17 20C19 16 27 19 25 24L23 28C20 33 12 29 15 24ZM29 27C31 22 41 26 38 32L36 37C33 42 24 38 26 33ZM14 6C20 2 30 4 34 10M34 10L34.5 5.4M34 10L29.6 9.4',
    undefined,
    2.1,
  ),
  // The mound, and the land beneath it.
  otherworld: line(
    'M5 24C11 5 37 5 43 24M2 24H46M20 24V19A4 4 0 0 1 28 19V24M9 29C11 33 13 36 16 38.5M39 29C37 33 35 36 32 38.5M21 41.5C23 42.2 25 42.2 27 41.5M20 29V31A4 4 0 0 0 28 31V29',
    [[24, 37.5, 1.2]],
  ),
  // The stone that knows the king.
  'stone-of-fal': line(
    'M17.5 44L19 24Q24 15.5 29 24L30.5 44ZM8 44H40M24 33A2 2 0 1 1 26 31A4.5 4.5 0 1 0 20.5 34M16.5 12.5L15.5 4.5L20.2 8L24 3L27.8 8L32.5 4.5L31.5 12.5ZM13 20L9 18M35 20L39 18M12 27H7.5M36 27H40.5',
  ),
  // A shield that was struck and not let go.
  'strengs-resolve': line(
    `M31 6.5A19 19 0 1 1 19 6M19 6L23 13L20 16L24 21M31 6.5L27 12.5L29 16.5L24 21${circle(24, 27, 4)}M11.5 24A13 13 0 0 0 16 37M36.5 24A13 13 0 0 1 32 37`,
    [[24, 27, 1.4]],
  ),
  // A felled trunk in cleared ground, with a green shoot.
  'tailtus-land': line(
    'M11 20A11 5 0 1 1 33 20A11 5 0 1 1 11 20M17 20A5 2.2 0 1 1 27 20A5 2.2 0 1 1 17 20M11 20L12 33C11 37 8 39 4 40M33 20L32 33C33 37 36 39 40 40M17 38C19 36 20 34 20 32M27 38C25.5 36 25 34 25 32M32 26C37 24 39 19 39 12M39 16C34.5 15 32.5 11 33 7C37.5 8 39.5 11 39 16ZM39 19C43 18 45 15 45 12C41.5 12 39 15 39 19ZM3 45H45',
  ),
  // Hurley and ball.
  'tale-of-cuchulain': line(
    'M8 4L26 33C29 39 35 42 41 40C44 38.5 44 34 41 32.5C37 31.5 33 31 31 29L13.5 1.5M10.5 7.5L16 4.5M12.5 11L18 8',
    [[13, 33, 4]],
  ),
  // The salmon who had been a man, a stag, a boar, a hawk.
  'tuans-memory': line(
    'M11 32C10 19 21 6 41 7C43 26 31 38 17 36ZM11 32L3 30L7 37L5 45L12 40L17 36M30 12C31 17 35 20 38 19.5M17 27C19 27 21 29 21 31M20 21.5C23 22 25.5 25 25.5 28M24 17C27.5 18 30 21 30.5 24.5',
    [[35.5, 12, 1.5]],
  ),
};
