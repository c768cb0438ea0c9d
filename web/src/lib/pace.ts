/** How long what has happened is shown before the next thing, in milliseconds. */

import type { GameEvent } from './data';
import type { Settings } from './settings.svelte';

const CALM: Readonly<Record<string, number>> = {
  played: 1500,
  cancelled: 1300,
  clash: 1100,
  maneuver: 900,
  removed: 650,
  replaced: 650,
  moved: 650,
  discovered: 900,
  pretender: 1100,
  king: 0,
  refused: 600,
  peace: 600,
  'clash-over': 700,
  built: 550,
  placed: 450,
  passed: 550,
  flock: 900,
  brenn: 700,
  round: 900,
  discarded: 450,
  drew: 450,
  deed: 550,
};

export function paceOf(events: readonly GameEvent[], pace: Settings['pace']): number {
  if (pace === 'at-once') return 0;
  const longest = Math.max(0, ...events.map(({ kind }) => CALM[kind] ?? 0));
  return pace === 'brisk' ? longest / 2.5 : longest;
}
