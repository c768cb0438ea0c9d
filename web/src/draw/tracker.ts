/** The three ways to be king, as rings of six parts, with Deeds put where they serve best (R8). */

import { round } from './path';

export const GOAL = 6;
export type Condition = 'leadership' | 'land' | 'faith';
export const CONDITIONS: readonly Condition[] = ['leadership', 'land', 'faith'];

const PICKS = [[0, 1, 2], [0, 1], [0, 2], [1, 2], [0], [1], [2], []] as const;

/** How many Deeds go to each condition: most conditions met first, then the nearest to six. */
export function spreadDeeds(values: readonly number[], deeds: number): number[] {
  const lack = values.map((v) => Math.max(0, GOAL - v));
  const missing = (pick: readonly number[]): number =>
    pick.reduce((sum, i) => sum + (lack[i] ?? 0), 0);
  const payable = PICKS.filter((pick) => missing(pick) <= deeds);
  const most = Math.max(...payable.map((pick) => pick.length));
  // Of equally many conditions the cheapest: what is left over goes on.
  const best = payable
    .filter((pick) => pick.length === most)
    .reduce((a, b) => (missing(b) < missing(a) ? b : a));
  const chosen = new Set<number>(best);
  const given = values.map((_, i) => (chosen.has(i) ? (lack[i] ?? 0) : 0));
  let left = deeds - missing(best);
  const open = values
    .map((_, i) => i)
    .filter((i) => !chosen.has(i))
    .sort((a, b) => (lack[a] ?? 0) - (lack[b] ?? 0));
  for (const i of open) {
    const more = Math.min(left, lack[i] ?? 0);
    given[i] = (given[i] ?? 0) + more;
    left -= more;
  }
  return given;
}

/** One part of a ring, clockwise from the top. */
export function ringPart(part: number, middle: number, radius: number, gapDegrees: number): string {
  const at = (degrees: number): string => {
    const angle = (degrees * Math.PI) / 180;
    return `${round(middle + radius * Math.cos(angle))} ${round(middle + radius * Math.sin(angle))}`;
  };
  const from = -90 + 60 * part + gapDegrees;
  const to = -90 + 60 * (part + 1) - gapDegrees;
  return `M${at(from)}A${radius} ${radius} 0 0 1 ${at(to)}`;
}
