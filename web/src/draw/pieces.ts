/** Buildings and tokens: flat pigment with an ink outline, on a 32 grid. */

import type { Part } from './drawing';
import type { BuildingId } from './ids';

export type PieceId = BuildingId | 'torc' | 'pretender' | 'deed' | 'crown' | 'standing-stone';

export const PIECES: Readonly<Record<PieceId, readonly Part[]>> = {
  citadel: [
    { d: 'M9 28V14L7 12.5V7H11V9.5H14V7H18V9.5H21V7H25V12.5L23 14V28Z', paint: 'bone' },
    { d: 'M13.8 28V22.6A2.2 2.2 0 0 1 18.2 22.6V28Z', paint: 'ink' },
    { d: 'M6 28H26M11.5 16.5H14M18 19H20.5', paint: 'line' },
  ],
  capital: [
    {
      d: 'M4 29V18L2.5 17V13H6V15H8V13H9.5V9L8 8V3.5H11.5V5.5H14.3V3.5H17.7V5.5H20.5V3.5H24V8L22.5 9V13H24V15H26V13H29.5V17L28 18V29Z',
      paint: 'gold',
    },
    { d: 'M13 29V23A3 3 0 0 1 19 23V29Z', paint: 'ink' },
    { d: 'M2 29H30M9.5 13V18M22.5 13V18M16 10.2A2.2 2.2 0 1 1 15.9 10.2', paint: 'line' },
  ],
  sanctuary: [
    { d: 'M4.5 13C9 6 23 5 27.5 11L26 15L6 16.4Z', paint: 'stone' },
    { d: 'M8 16.2L7.4 28H12.4L12.6 15.8ZM20 15.3L19.8 28H25L24.4 15Z', paint: 'stone' },
    { d: 'M4 28H28M10 11.5C11.5 9.8 14 9.8 14.6 11.4C15.2 13 13 13.2 13 12', paint: 'line' },
  ],
  festival: [
    {
      d: 'M16 2C18 8 25 11 23.5 19C22.8 23 19.6 25 16 25C12.4 25 9 22.6 8.6 18.6C8.3 15 10.4 13 11.4 10C13 11 13.4 12.4 13.6 13.6C15.6 10.6 16.6 6.6 16 2Z',
      paint: 'ember',
      w: 1.4,
    },
    {
      d: 'M16.2 13C17.4 16 20 17.4 19.2 20.6C18.6 22.6 17.4 23.4 16 23.4C14.2 23.4 12.8 22.2 12.8 20.2C12.8 17.6 15.8 16.6 16.2 13Z',
      paint: 'flame',
    },
    { d: 'M7 29L25 25M7 25L25 29', paint: 'line' },
  ],
  torc: [
    { d: 'M9 26A12 12 0 1 1 23 26', paint: 'line', w: 7 },
    { d: 'M9 26A12 12 0 1 1 23 26', paint: 'gold', w: 4 },
    {
      d: 'M5.6 26.4A3.4 3.4 0 1 1 12.4 26.4A3.4 3.4 0 1 1 5.6 26.4M19.6 26.4A3.4 3.4 0 1 1 26.4 26.4A3.4 3.4 0 1 1 19.6 26.4',
      paint: 'gold',
    },
  ],
  pretender: [
    {
      d: 'M16 1.5L20 5.5L26 5L26.5 11L30.5 16L26.5 21L26 27L20 26.5L16 30.5L12 26.5L6 27L5.5 21L1.5 16L5.5 11L6 5L12 5.5Z',
      paint: 'gold',
      w: 1.4,
    },
    {
      d: 'M9.5 20.5L8.5 12.5L12.5 15.5L16 10L19.5 15.5L23.5 12.5L22.5 20.5Z',
      paint: 'line',
      w: 1.9,
    },
  ],
  deed: [
    { d: 'M8 3H24V19C24 25 16 29.5 16 29.5C16 29.5 8 25 8 19Z', paint: 'gold', w: 1.6 },
    {
      d: 'M16 8A5 5 0 0 1 20 15.5C18 18.5 13 17.5 13 14C13 11.5 17 11.5 17 14',
      paint: 'line',
      w: 1.8,
    },
  ],
  crown: [
    { d: 'M3 23L1.5 11L9 16.5L16 7.5L23 16.5L30.5 11L29 23Z', paint: 'gold', w: 2 },
    { d: 'M4 19.6H28', paint: 'line', w: 1.6 },
  ],
  'standing-stone': [
    { d: 'M11 28L12 8Q16 2.5 20.5 7.5L22 28Z', paint: 'stone' },
    { d: 'M7 28H26M15 13Q18 12 17.6 15Q17 17 15.4 15.6', paint: 'line' },
  ],
};

/** The crown alone, tight: worn by the chieftain's token. On a 32 by 20 grid. */
export const CROWN = {
  body: 'M3 17L1.5 5L9 10.5L16 1.5L23 10.5L30.5 5L29 17Z',
  band: 'M4 13.6H28',
} as const;
