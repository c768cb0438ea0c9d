/** An island in the third round of a game, to look at. */

import type { Land } from '../../board/types';

export const LANDS: readonly Land[] = [
  {
    territory: 'cove',
    hexes: [
      [0, 0],
      [1, 0],
      [0, 1],
    ],
    clans: [1, 0, 3, 0],
    sanctuaries: 1,
  },
  {
    territory: 'valley',
    hexes: [
      [1, 1],
      [2, 1],
      [2, 0],
    ],
    clans: [3, 0, 1, 1],
    capital: true,
  },
  {
    territory: 'hills',
    hexes: [
      [0, 2],
      [1, 2],
      [0, 3],
    ],
    clans: [0, 2, 2, 1],
    citadels: 2,
  },
  {
    territory: 'plains',
    hexes: [
      [-2, 2],
      [-1, 2],
      [-1, 1],
    ],
    clans: [4, 0, 0, 1],
    citadels: 1,
  },
  {
    territory: 'iron-mine',
    hexes: [
      [2, 2],
      [3, 2],
      [3, 1],
    ],
    clans: [0, 1, 0, 3],
    citadels: 2,
  },
  {
    territory: 'forest',
    hexes: [
      [-2, 0],
      [-1, 0],
      [-2, 1],
    ],
    clans: [1, 2, 0, 0],
    sanctuaries: 1,
  },
  {
    territory: 'mountains',
    hexes: [
      [-4, 2],
      [-3, 2],
      [-3, 1],
    ],
    clans: [0, 0, 0, 2],
  },
  {
    territory: 'stone-circle',
    hexes: [
      [-4, 0],
      [-3, 0],
      [-4, 1],
    ],
    clans: [0, 1, 0, 1],
    festival: true,
  },
  {
    territory: 'gates-of-tir-na-nog',
    hexes: [
      [-6, 2],
      [-5, 2],
      [-5, 1],
    ],
    clans: [0, 0, 2, 0],
  },
];

export const CHIEFTAINS = {
  cove: 2,
  valley: 0,
  plains: 0,
  'iron-mine': 3,
  forest: 1,
  mountains: 3,
  'gates-of-tir-na-nog': 2,
} as const;
