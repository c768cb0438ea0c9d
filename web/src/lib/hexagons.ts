/** Places on the lattice, numbered as the engine numbers them (docs/position.md, Hexagons). */

import type { Hex } from './data';

const STEPS: readonly Hex[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, -1],
  [-1, 1],
];

/** The two ways a territory lies, from its first hexagon: down to the left, or up to the right. */
function placeAt(q: number, r: number, d: 0 | 1): readonly Hex[] {
  return [[q, r], [q + 1, r], d === 0 ? [q, r + 1] : [q + 1, r - 1]];
}

function siteNumber(q: number, r: number, d: 0 | 1): number {
  return ((q + 64) * 128 + r + 64) * 2 + d;
}

const keyOf = ([q, r]: Hex): string => `${q},${r}`;

export interface MapPiece {
  readonly territory: string;
  readonly hexes: readonly Hex[];
}
export interface Place {
  readonly hexes: readonly Hex[];
  /** The territories that it touches, in the order of the map. */
  readonly near: readonly string[];
}

/** The empty places that touch at least two territories, in the order of `at 0`, `at 1`, … */
export function emptyPlaces(map: readonly MapPiece[]): Place[] {
  const owner = new Map<string, string>();
  for (const piece of map) for (const hex of piece.hexes) owner.set(keyOf(hex), piece.territory);
  const found = new Map<number, Place>();
  for (const [q, r] of around(map)) {
    // Every place that covers this hexagon: it is one of the three of either kind.
    for (const [first, d] of covering(q, r)) {
      const number = siteNumber(first[0], first[1], d);
      if (found.has(number)) continue;
      const hexes = placeAt(first[0], first[1], d);
      if (hexes.some((hex) => owner.has(keyOf(hex)))) continue;
      const touched = new Set(hexes.flatMap(neighbours).map((hex) => owner.get(keyOf(hex))));
      const near = map.map((piece) => piece.territory).filter((land) => touched.has(land));
      if (near.length >= 2) found.set(number, { hexes, near });
    }
  }
  return [...found.entries()].sort(([a], [b]) => a - b).map(([, place]) => place);
}

/** The territories that touch this one, in the order of the map. */
export function touching(map: readonly MapPiece[], land: string): string[] {
  const piece = map.find((each) => each.territory === land);
  if (piece === undefined) return [];
  const edge = new Set(piece.hexes.flatMap(neighbours).map(keyOf));
  return map
    .filter((each) => each !== piece && each.hexes.some((hex) => edge.has(keyOf(hex))))
    .map((each) => each.territory);
}

function neighbours([q, r]: Hex): Hex[] {
  return STEPS.map(([dq, dr]): Hex => [q + dq, r + dr]);
}

/** The hexagons around the map: a place that touches it covers one of them. */
function around(map: readonly MapPiece[]): Hex[] {
  const out = new Map<string, Hex>();
  for (const hex of map.flatMap((piece) => piece.hexes)) {
    for (const near of neighbours(hex)) out.set(keyOf(near), near);
  }
  return [...out.values()];
}

function covering(q: number, r: number): [Hex, 0 | 1][] {
  return [
    [[q, r], 0],
    [[q - 1, r], 0],
    [[q, r - 1], 0],
    [[q, r], 1],
    [[q - 1, r], 1],
    [[q - 1, r + 1], 1],
  ];
}
