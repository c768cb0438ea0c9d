/** Emblems of the Advantage cards: the land itself. */

import { type Drawing, line } from './drawing';
import type { TerritoryId } from './ids';
import { place } from './path';
import { spiral } from './signs';

const PETAL = 'M0-4.5C-3.6-7-3.4-11.5 0-13.5C3.4-11.5 3.6-7 0-4.5Z';
const daisy = Array.from({ length: 8 }, (_, k) =>
  place(PETAL, { turn: 45 * k, x: 24, y: 17 }),
).join('');
/** A heather bell, hanging to the left; mirrored by its turn. */
const bell = (x: number, y: number, left: boolean): string =>
  left
    ? `M${x} ${y}Q${x - 4} ${y - 1} ${x - 6} ${y + 1}Q${x - 9.5} ${y + 3} ${x - 8.5} ${y + 7}Q${x - 6} ${y + 8} ${x - 3.6} ${y + 6}Q${x - 3} ${y + 3} ${x - 6} ${y + 1}`
    : `M${x} ${y}Q${x + 4} ${y - 1} ${x + 6} ${y + 1}Q${x + 9.5} ${y + 3} ${x + 8.5} ${y + 7}Q${x + 6} ${y + 8} ${x + 3.6} ${y + 6}Q${x + 3} ${y + 3} ${x + 6} ${y + 1}`;

export const ADVANTAGE_EMBLEMS: Readonly<Record<TerritoryId, Drawing>> = {
  // A breaker that rolls into the bay.
  cove: line(
    'M4 35C5 20 16 9 29 11C40 13 43 25 35 29.5C29 32.5 22.5 28 24.5 22.5C26 19.5 30 19.5 31 22.5M9 35C11 26 16 20 21 18M4 43Q9 39 14 43T24 43T34 43T44 43M18 36Q23 32 28 36T38 36',
  ),
  forest: line(
    'M24 45V24M24 37L16 30M24 33L32 27M15 31C6 32 4 22 11 19C9 11 17 6 23 9C28 3 39 7 37 15C44 18 43 29 34 29M18 45H30',
  ),
  'gates-of-tir-na-nog': line(
    'M10 44V15M38 44V15M4 16C13 6 35 6 44 16M6 44H14M34 44H42M18 44V30A6 6 0 0 1 30 30V44M24 18.5V14M17 21.5L14.5 18M31 21.5L33.5 18',
    [[24, 36, 1.8]],
  ),
  highlands: line(
    'M3 41L12 21L17 24L23 8H34L38 22L45 41M23 8L20 18M34 8L29 19L33 27L29 36M38 22L35 32M12 21L10 30L13 36',
  ),
  // A ring fort on its hill.
  hills: line(
    'M3 40C9 14 39 14 45 40M11 40C15 24 33 24 37 40M19 40C21 33 27 33 29 40M24 16V21M3 40H45',
  ),
  'iron-mine': line(
    'M10 40L31 18M24 9C34 9 40 15 40 26C36 19 31 14 24 12ZM38 40L25 27M20 23L16 19M9 19L18 9L24 14L14 24Z',
  ),
  // A fern still rolled, between two slopes.
  'lost-vale': line(
    `${spiral({ x: 26, y: 17, from: Math.PI - 1.6 * 2 * Math.PI, turns: 1.6, inner: 1, outer: 11.5 })}C14.5 27 22 34 22 45M17.5 29L24 27.5M20.5 35L28 33M3 33C9 34 13 38 14 45M45 33C38 33 32 37 30 45`,
  ),
  meadows: line(
    `${daisy}M24 13.6A3.4 3.4 0 1 1 23.9 13.6M24 31V45M24 42C18 42.5 14 39.5 12.5 35C18.5 34.5 22.5 37 24 42ZM24 39C29.5 39.5 33.5 36.5 35 32.5C29.5 31.5 25.5 34 24 39Z`,
    undefined,
    2,
  ),
  'misty-lands': line(
    'M3 19H27C35 19 36.5 8.5 29 7.5C24.5 7 22.5 11.5 25.5 13.5M11 26H38C46 26 46.5 36.5 39 37C34.5 37 33 32.5 36 30.5M3 33H25C32 33 32 42 26 42C22.5 42 21.5 38.8 23.6 37.5M3 26H6',
  ),
  // A sprig of heather.
  moor: line(
    `M22 46C22 32 23 20 27 4M27 4L29 2${bell(26, 9, true)}${bell(25, 14, false)}${bell(24, 20, true)}${bell(23, 25, false)}${bell(22.5, 31, true)}M22 40C28 40 31 37 32 34`,
    undefined,
    2,
  ),
  mountains: line(
    'M3 41L18 9L26 25L31 17L45 41ZM18 9L14 19L17.5 22.5L22 17M31 17L28.5 23L32 26L35 23.5',
  ),
  plains: line(
    'M24 43V15M24 15C20 12 20 8 24 4C28 8 28 12 24 15M24 23C18 23 16 19 16 15C21 15 24 18 24 23ZM24 23C30 23 32 19 32 15C27 15 24 18 24 23ZM24 32C18 32 16 28 16 24C21 24 24 27 24 32ZM24 32C30 32 32 28 32 24C27 24 24 27 24 32ZM10 43H38',
  ),
  // Crystals, as they grow.
  'salt-mine': line(
    'M18 12L29 17.5V30.5L18 36L7 30.5V17.5ZM7 17.5L18 23L29 17.5M18 23V36M34 21L42 25V34L34 38L29 35.5M34 38V29.5M29 27L34 29.5L42 25M33 6L36 9L33 12L30 9ZM5 43H43',
  ),
  'stone-circle': line(
    'M6 38L7.5 22Q11 17.5 14 22L15.5 38ZM32.5 38L34 22Q37.5 17.5 40.5 22L42 38ZM19.5 30L20.5 11Q24 6.5 27.5 11L28.5 30ZM2 42C10 46 38 46 46 42M19.5 30C15 30.5 18 33 24 33C30 33 33 30.5 28.5 30',
  ),
  // Bulrushes, and the water that they stand in.
  swamp: line(
    'M16 38V22M13.5 19.5V9A2.5 2.5 0 0 1 18.5 9V19.5A2.5 2.5 0 0 1 13.5 19.5ZM16 6V3M28 38V29M25.7 27V18A2.3 2.3 0 0 1 30.3 18V27A2.3 2.3 0 0 1 25.7 27ZM28 15.5V12M33 38C34 30 37 25 43 22M11 38C10.5 32 8 28 5 26M4 38Q9 34.5 14 38T24 38T34 38T44 38M10 44H20M26 44H38',
  ),
  valley: line(
    'M3 32C9 17 15 15 20 25C22 29 25 29 28 24C33 15 39 17 45 32M24 28C18 32 31 35 22 43M28 29C25 32 37 36 30 43M24 8A5 5 0 1 1 23.9 8M24 3V4M15 9L16.5 10M33 9L31.5 10',
    undefined,
    2.1,
  ),
};
