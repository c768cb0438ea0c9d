/** Walking the focus from land to land with the arrow keys. */

import type { TerritoryId } from '../draw/ids';
import { middle } from '../draw/lattice';
import type { Land } from './types';

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest land in a key's direction, or null if the key is none or nothing lies there. */
export function landToward(
  lands: readonly Land[],
  from: TerritoryId | null,
  key: string,
): TerritoryId | null {
  const way = WAYS[key];
  const here = lands.find((land) => land.territory === from);
  if (way === undefined || here === undefined) return null;
  const a = middle(here.hexes);
  let best: TerritoryId | null = null;
  let least = Infinity;
  for (const land of lands) {
    if (land === here) continue;
    const b = middle(land.hexes);
    const along = (b.x - a.x) * way[0] + (b.y - a.y) * way[1];
    const aside = Math.abs((b.x - a.x) * way[1]) + Math.abs((b.y - a.y) * way[0]);
    // Within the quarter that the key points to, a little widened so that no land is out of reach.
    if (along <= 1 || aside > along * 1.8) continue;
    const far = along + aside * 1.5;
    if (far < least) {
      least = far;
      best = land.territory;
    }
  }
  return best;
}
