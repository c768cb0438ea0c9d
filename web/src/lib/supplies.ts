/** What still lies in the common supply (R1.2): the view shows what is on the map and with players. */

import type { View } from './data';

export interface Supplies {
  readonly citadels: number;
  readonly sanctuaries: number;
  readonly deeds: number;
}

/** By edition; the Capital is one of the citadels. */
const ALL: Readonly<Record<string, Supplies>> = {
  '2e': { citadels: 9, sanctuaries: 9, deeds: 10 },
  en: { citadels: 10, sanctuaries: 10, deeds: 8 },
  es: { citadels: 10, sanctuaries: 10, deeds: 8 },
  fr: { citadels: 9, sanctuaries: 9, deeds: 8 },
  uk: { citadels: 9, sanctuaries: 9, deeds: 8 },
};
/** Lands with a sanctuary printed on them: that is no token. */
const PRINTED: ReadonlySet<string> = new Set(['gates-of-tir-na-nog', 'stone-circle']);

export function supplies(view: View): Supplies {
  const all = ALL[view.ruleset] ?? { citadels: 0, sanctuaries: 0, deeds: 0 };
  const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);
  const printed = view.map.filter((land) => PRINTED.has(land.territory)).length;
  return {
    citadels: all.citadels - sum(view.map.map((land) => land.citadels)),
    sanctuaries: all.sanctuaries + printed - sum(view.map.map((land) => land.sanctuaries)),
    deeds: all.deeds - sum(view.players.map((player) => player.deeds)),
  };
}
