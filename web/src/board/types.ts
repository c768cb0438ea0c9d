/** What the board is told; the shape of a land is that of the view's `map` (docs/position.md). */

import type { TerritoryId } from '../draw/ids';
import type { Hex } from '../draw/lattice';

export type Seat = number;

export interface Land {
  readonly territory: TerritoryId;
  readonly hexes: readonly Hex[];
  readonly clans?: readonly number[];
  /** All of them, the Capital's among them; absent: 1 with the Capital, else 0. */
  readonly citadels?: number;
  readonly capital?: boolean;
  /** All of them; absent: those printed on the land. */
  readonly sanctuaries?: number;
  readonly festival?: boolean;
}

/** A place for a new territory, shown as a ghost. */
export interface Spot {
  readonly id: string;
  readonly hexes: readonly Hex[];
}

/** A declared move. */
export interface Arrow {
  readonly from: TerritoryId;
  readonly to: TerritoryId;
  readonly count: number;
  readonly seat: Seat;
}

/** Clans under way: shown once, then told of through `walked`. */
export interface Walk extends Arrow {
  readonly id: string | number;
}

/** Where a land's Advantage card is. */
export interface Advantage {
  readonly state: 'table' | 'held' | 'played';
  readonly seat?: Seat;
}

/** Names the clans of one seat in one land, in the sets of clans below. */
export function clanKey(territory: TerritoryId, seat: Seat): string {
  return `${territory}:${seat}`;
}

const PRINTED: ReadonlySet<string> = new Set(['gates-of-tir-na-nog', 'stone-circle']);

export function citadelsOf(land: Land): number {
  return land.citadels ?? (land.capital ? 1 : 0);
}
export function sanctuariesOf(land: Land): number {
  return land.sanctuaries ?? (PRINTED.has(land.territory) ? 1 : 0);
}
