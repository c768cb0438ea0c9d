/** Emblems of the Epic Tales, from Balor's Eye to Kernunos's Sanctuary. */

import { circle, type Drawing, line } from './drawing';
import type { TaleId } from './ids';

type First = Extract<
  TaleId,
  | 'balors-eye'
  | 'battle-frenzy'
  | 'battle-of-moytura'
  | 'breas-tyranny'
  | 'cathbads-word'
  | 'champions-share'
  | 'children-of-dana'
  | 'dagda'
  | 'dagdas-cauldron'
  | 'dagdas-club'
  | 'dagdas-harp'
  | 'deirdres-beauty'
  | 'diarmuid-and-grainne'
  | 'eriu'
  | 'fianna'
  | 'kernunos-sanctuary'
>;

export const EPIC_EMBLEMS_1: Readonly<Record<First, Drawing>> = {
  'balors-eye': line(
    'M4 25C12 12 36 12 44 25C36 38 12 38 4 25ZM24 17A8 8 0 1 1 23.9 17ZM24 3V9M11 6L14 12M37 6L34 12M24 33V45M18 37L16 43M30 37L32 43',
    [[24, 25, 3.6]],
  ),
  // An axe that has already swung.
  'battle-frenzy': line(
    'M17 45L25 11M21.5 46L29 13M25 11L26 7L30 8L29 13M24 16C31 19 37 15 39.5 10C45.5 18 44 30 36 36C35 30 30 26 22.5 25M13 31C8 27 5 21 5.5 14M8 36C2.5 30 0 21 1.5 11',
  ),
  // A wall of shields, spears above.
  'battle-of-moytura': line(
    `${circle(24, 28, 12)}${circle(24, 28, 3.4)}M13 21C8 19 3 23 3 29C3 35 9 39 14 35M35 21C40 19 45 23 45 29C45 35 39 39 34 35M24 16V4M21 8L24 3.5L27 8M9 20V9M6.5 12.5L9 8.5L11.5 12.5M39 20V9M36.5 12.5L39 8.5L41.5 12.5`,
    [
      [8, 29, 1.6],
      [40, 29, 1.6],
    ],
  ),
  // A yoke.
  'breas-tyranny': line(
    'M3 19C5 13 9 11 14 11C19 11 20 15 24 15C28 15 29 11 34 11C39 11 43 13 45 19M3 19C7 17 10 17 13 17.5C18 18.5 20 21 24 21C28 21 30 18.5 35 17.5C38 17 41 17 45 19M7.5 18V29A6.5 6.5 0 0 0 20.5 29V20M27.5 20V29A6.5 6.5 0 0 0 40.5 29V18M24 15V7M21 7H27M24 21V43',
  ),
  // Letters cut along a stave.
  'cathbads-word': line(
    'M17 45L20 6Q24 2 28 6L31 45ZM24 11V40M24 14H20.5M24 17.5H20.3M24 21H20M24 25L28 23.5M24 28.5L28.3 27M24 34L20.5 36M24 34L27.5 32M24 38L21 39.8M24 38L27 36.2M9 45H39M38 10L41 8M39 17H42.5M10 10L7 8M9 17H5.5',
    undefined,
    2,
  ),
  // The joint set before the best.
  'champions-share': line(
    'M16 31C8 23 14 9 27 8C38 7.5 44 17 39 26C34 34 23 37 16 31ZM16 31L11.5 35.5M20 27C16 22 20 15 27 14M11.5 35.5A3 3 0 1 0 6.5 37A3 3 0 1 0 10 41.5A3 3 0 0 0 13.5 37.5M5 45H43',
  ),
  // A seedling where nothing grew.
  'children-of-dana': line(
    'M24 42V23M24 30C14 30.5 9 24 8 15C18 14.5 24 20 24 30ZM24 24C23.5 14 29 7 39 6C40.5 16 34 23.5 24 24ZM4 44C10 38 17 37.5 24 42C31 37.5 38 38 44 44M15 20L20 25.5M34 11L28 19',
  ),
  // An acorn: the Good God's oak.
  dagda: line(
    'M11 21C11 9 37 9 37 21C37 22.5 36 23 35 23H13C12 23 11 22.5 11 21ZM14 23C14 34 19 39 24 45C29 39 34 34 34 23M24 12V8C24 5 26 3 29 3M16 20L21 14M22 21L28 13.5M29 21L33 16M20 28C20.5 32 22 35 24 37.5',
  ),
  'dagdas-cauldron': line(
    'M6 17H42M9 17C6 33 15 40 24 40C33 40 42 33 39 17M15 38L12 44M33 38L36 44M10 24C4 24 4 31 11 31M38 24C44 24 44 31 37 31M18 11C15 8 20 7 18 3M25 11C22 8 27 7 25 3M32 11C29 8 34 7 32 3M24 28.5A1.8 1.8 0 1 1 25.8 26.7A4.2 4.2 0 1 1 21.6 22.8A6.8 6.8 0 0 1 30.8 26',
    undefined,
    2,
  ),
  'dagdas-club': line(
    'M7 41L22 23C20 17 22 9 29 5C36 2 45 8 44 17C43 25 34 28 28 27L12 45.5C9 46.5 5.5 43.5 7 41ZM11 37L16 41.5M14.5 33L19.5 37.5',
    [
      [29, 12, 1.7],
      [36, 10, 1.7],
      [34, 18, 1.7],
      [27.5, 20, 1.7],
      [39.5, 16.5, 1.7],
    ],
  ),
  'dagdas-harp': line(
    'M13 43C10 30 10 18 14 7C18 5 20 9 22 12C26 16 32 10 38 12C38 25 30 37 13 43ZM18 13V39M23 15V35.5M28 15.5V31M33 14V25',
    [[14, 6, 2]],
    2,
  ),
  // A mirror of bronze, its back engraved.
  'deirdres-beauty': line(
    `${circle(24, 17, 14)}M24 31V36M21 33H27${circle(24, 40, 4)}M24 17.5A2 2 0 1 1 26 15.5A5 5 0 1 1 19.5 13A8.5 8.5 0 0 1 32 17.5A8.5 8.5 0 0 1 19 24`,
  ),
  // Two stems that will not be parted.
  'diarmuid-and-grainne': line(
    'M15 45C15 36 33 33 33 24C33 19 29.5 17 26.5 15M22 12.5C18 10.5 15.5 8 15.5 3M33 45C33 40 28.5 37 25.5 34.7M22.5 32.5C18.5 30 15 28 15 24C15 15 32.5 15 32.5 3M32 8C36 9 40 7.5 42 4C38 2 33.5 3.5 32 8ZM16 8C12 9 8 7.5 6 4C10 2 14.5 3.5 16 8ZM33 26C37 28 41.5 26.5 43.5 23C39.5 20.5 34.5 21.5 33 26ZM15 26C11 28 6.5 26.5 4.5 23C8.5 20.5 13.5 21.5 15 26Z',
  ),
  // The sun above the island.
  eriu: line(
    'M14 27A10 10 0 1 1 34 27M24 5V10M9.5 12L13 15.5M38.5 12L35 15.5M4 25H9M39 25H44M4 35C10 29 16 31 20 28C25 25 33 27 36 30C39 33 42 33 44 35ZM9 41Q13 38 17 41T25 41T33 41T41 41',
  ),
  // The hunters' bow, drawn.
  fianna: line(
    'M13 4C33 5 43 15 44 35M13 4L19 29L44 35M19 29L6 42M19 29L37 11M37 11L31.5 12.5M37 11L35.5 16.5M6 42L5.5 36.5M6 42L11.5 42.5M9.5 38.5L9 33M9.5 38.5L15 39',
  ),
  // Antlers above the stones.
  'kernunos-sanctuary': line(
    'M20 24C19 19 8 18 6 5M28 24C29 19 40 18 42 5M8.5 12C5 12 3 10 2 7M39.5 12C43 12 45 10 46 7M13 17.5C12 13 12.5 9 14.5 5M35 17.5C36 13 35.5 9 33.5 5M12 30C15 25 33 25 36 30L35 33H13ZM16 33V44M32 33V44M9 44H39',
  ),
};
