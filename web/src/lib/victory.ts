/** The three ways to be king, and how near a player is to each (section 8 of the rules). */

import { GOAL, spreadDeeds } from '../draw/tracker';
import type { Seat, View } from './data';

export interface Standing {
  /** Leadership, land, faith: without Deeds. */
  readonly values: readonly [number, number, number];
  /** How many Deeds count for each of them, spread as serves best. */
  readonly deeds: readonly number[];
  /** How many conditions are met, Deeds and all. */
  readonly met: number;
}

type Counted = Pick<View, 'map' | 'players'>;

export function standing(view: Counted, seat: Seat): Standing {
  const values = [leadership(view, seat), lands(view, seat), faith(view, seat)] as const;
  const deeds = spreadDeeds(values, view.players[seat]?.deeds ?? 0);
  const met = values.filter((value, k) => value + (deeds[k] ?? 0) >= GOAL).length;
  return { values, deeds, met };
}

/** Opposing clans where this player is chieftain. */
function leadership(view: Counted, seat: Seat): number {
  return view.map.reduce((sum, { clans }) => {
    const mine = clans[seat] ?? 0;
    const others = clans.filter((_, other) => other !== seat);
    if (mine === 0 || others.some((n) => n >= mine)) return sum;
    return sum + others.reduce((all, n) => all + n, 0);
  }, 0);
}

/** Territories where this player is present. */
function lands(view: Counted, seat: Seat): number {
  return view.map.filter(({ clans }) => (clans[seat] ?? 0) > 0).length;
}

/** Sanctuaries where this player is present. */
function faith(view: Counted, seat: Seat): number {
  return view.map.reduce(
    (sum, { clans, sanctuaries }) => sum + ((clans[seat] ?? 0) > 0 ? sanctuaries : 0),
    0,
  );
}
