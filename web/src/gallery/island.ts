/** An island to look at: lands laid one after another where they touch most. */

import type { Land } from '../board/types';
import { TERRITORIES, type TerritoryId } from '../draw/ids';
import { centre, type Hex, hexKey, middle } from '../draw/lattice';
import { chance } from '../draw/path';

const STEPS: readonly Hex[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, -1],
  [-1, 1],
];

function site(q: number, r: number, up: boolean): Hex[] {
  return up
    ? [
        [q, r],
        [q + 1, r],
        [q + 1, r - 1],
      ]
    : [
        [q, r],
        [q + 1, r],
        [q, r + 1],
      ];
}

export function places(count: number, wide = 1.5): Hex[][] {
  const laid: Hex[][] = [site(0, 0, false)];
  while (laid.length < count) {
    const taken = new Map(
      laid.flatMap((hexes, i) => hexes.map((hex) => [hexKey(hex), i] as const)),
    );
    const mid = middle(laid.flat());
    let best: Hex[] | undefined;
    let most = -Infinity;
    for (let q = -9; q <= 9; q++)
      for (let r = -9; r <= 9; r++)
        for (const up of [false, true]) {
          const hexes = site(q, r, up);
          if (hexes.some((hex) => taken.has(hexKey(hex)))) continue;
          const touching = hexes.flatMap((hex) =>
            STEPS.flatMap(([dq, dr]) => taken.get(hexKey([hex[0] + dq, hex[1] + dr])) ?? []),
          );
          if (new Set(touching).size < Math.min(2, laid.length)) continue;
          const at = middle(hexes);
          const score =
            touching.length * 7 -
            Math.hypot((at.x - mid.x) / wide, at.y - mid.y) * 0.55 +
            chance(q, r, up ? 1 : 0, count) * 6;
          if (score > most) {
            most = score;
            best = hexes;
          }
        }
    if (best === undefined) throw new Error(`no place after ${laid.length}`);
    laid.push(best);
  }
  return laid;
}

/** Empty places that touch two lands: where a discovery may go. */
export function free(lands: readonly Land[]): Hex[][] {
  const taken = new Map(
    lands.flatMap((land, i) => land.hexes.map((hex) => [hexKey(hex), i] as const)),
  );
  const found: Hex[][] = [];
  for (let q = -9; q <= 9; q++)
    for (let r = -9; r <= 9; r++)
      for (const up of [false, true]) {
        const hexes = site(q, r, up);
        if (hexes.some((hex) => taken.has(hexKey(hex)))) continue;
        const touching = new Set(
          hexes.flatMap((hex) =>
            STEPS.flatMap(([dq, dr]) => taken.get(hexKey([hex[0] + dq, hex[1] + dr])) ?? []),
          ),
        );
        if (touching.size >= 2) found.push(hexes);
      }
  return found;
}

type Held = Omit<Land, 'territory' | 'hexes'>;
const TEN: readonly [TerritoryId, Held][] = [
  ['valley', { clans: [3, 0, 0, 1], citadels: 1, capital: true, sanctuaries: 1 }],
  ['hills', { clans: [0, 2, 2, 1], citadels: 2 }],
  ['plains', { clans: [4, 0, 0, 0], citadels: 1 }],
  ['cove', { clans: [1, 0, 3, 0], sanctuaries: 1 }],
  ['mountains', { clans: [0, 0, 0, 2] }],
  ['forest', { clans: [1, 2, 0, 0], sanctuaries: 1 }],
  ['stone-circle', { clans: [0, 1, 0, 1], sanctuaries: 2, festival: true }],
  ['misty-lands', {}],
  ['gates-of-tir-na-nog', { clans: [0, 0, 2, 0], sanctuaries: 1 }],
  ['iron-mine', { clans: [0, 1, 0, 3], citadels: 2 }],
];

export function ten(): Land[] {
  return places(10).map((hexes, i) => {
    const [territory, held] = TEN[i] ?? ['cove', {}];
    return { territory, hexes, ...held };
  });
}

/** Sixteen lands, and all 48 clans on them: the fullest board there can be. */
export function sixteen(): Land[] {
  const clans = TERRITORIES.map(() => [0, 0, 0, 0]);
  for (let seat = 0; seat < 4; seat++)
    for (let n = 0; n < 12; n++) {
      const at = n < 9 ? (n + seat * 4) % 16 : Math.floor(chance(seat, n) * 16);
      const there = clans[at];
      if (there) there[seat] = (there[seat] ?? 0) + 1;
    }
  return places(16).map((hexes, i) => ({
    territory: TERRITORIES[i] ?? 'cove',
    hexes,
    clans: clans[i] ?? [],
    capital: i === 7,
    citadels: i === 7 ? 2 : i % 3 === 0 ? i % 5 : 0,
    sanctuaries: i % 4 === 1 ? 2 : i % 5 === 0 ? 1 : 0,
    festival: i === 5,
  }));
}

export function chieftain(land: Land): number | null {
  const clans = land.clans ?? [];
  const most = Math.max(0, ...clans);
  if (most === 0 || clans.filter((n) => n === most).length > 1) return null;
  return clans.indexOf(most);
}

export function chieftains(lands: readonly Land[]): Partial<Record<TerritoryId, number | null>> {
  return Object.fromEntries(lands.map((land) => [land.territory, chieftain(land)]));
}

/** In which box lands lie, for a plate with one land of each. */
export function apart(index: number): Hex[] {
  return site(index * 3, 0, index % 2 === 1).map(([q, r]): Hex => [q, r]);
}
export { centre };
