/** The grain of the lands: two small ink motifs each, strewn on a jittered grid. */

import { coast, fromShore, inside } from './coast';
import type { TerritoryId } from './ids';
import type { Hex } from './lattice';
import { buildingSlots, clanSlots, type NameLines, rows } from './layout';
import { chance, place } from './path';

export const MOTIFS: Readonly<Record<TerritoryId, readonly [string, string]>> = {
  forest: [
    'M0 6V1M-4 1Q-5-3-1.5-4Q0-8 2-4Q5-3 4 1Q0 3-4 1Z',
    'M0 6V-6M-3.4 2L0-1L3.4 2M-2.6-2L0-4.6L2.6-2',
  ],
  mountains: ['M-8 5L-1.5-6L2-1L4-4L9 5M-1.5-6L-3 0L-.5 1.6', 'M-6 5L0-6L6 5M0-6L1.5-1L3 .5'],
  'iron-mine': ['M-5 4L-2-4L3-5L6 2L1 5ZM-2-4L0 1L6 2M0 1L1 5', 'M-5 4A5 6 0 0 1 5 4ZM0 4V-1'],
  'salt-mine': [
    'M-4-2L0-4.4L4-2L0 .4ZM-4-2V3L0 5.4V.4M4-2V3L0 5.4M-8 5.4H-6M6.6 5.4H8',
    'M-2.6 0L0-2.6L2.6 0L0 2.6ZM4.6-3L6-4.4L7.4-3L6-1.6Z',
  ],
  'misty-lands': ['M-10 0C-6-4-3-4 0-1C2 1 5 1 6-1C7-3 4-5 3-3M-6 4H8', 'M-8 0C-4-3 0 2 4-1L8-1'],
  cove: ['M-7 0q2.3-3.4 4.6 0t4.6 0t4.6 0', 'M-5 0q2.3-3 4.6 0t4.6 0'],
  plains: ['M-5 4Q-5-1-7-3M0 4V-4M5 4Q5-1 7-3', 'M-7 2H-2M1 2H7'],
  'stone-circle': ['M-2.4 5L-2-5Q0-7 2-4.6L2.4 5Z', 'M-4 3H4M-1.6 3L-1-1Q0-2 1-1L1.6 3'],
  swamp: [
    // Bulrushes in standing water.
    'M-7 5H-3M-1 5H7M-1.6 5V-2.6M2.4 5V-.6M2.4-.6V-3.6M-1.6-2.6V-6.4M-2.6-3V-6M-.6-3V-6M1.5-1V-3.4M3.3-1V-3.4M5 5Q5 1 8-1',
    'M-7-1.6H-2M1-1.6H6M-3 1.6H5M-1 4.4H2',
  ],
  'gates-of-tir-na-nog': [
    'M-5 6V-4M5 6V-4M-7-4Q0-8 7-4M-2.2 6V0A2.2 2.2 0 0 1 2.2 0V6',
    'M0 0a1.6 1.6 0 1 1 1.6 1.6a3.4 3.4 0 1 1 2-5',
  ],
  moor: [
    // Heather: a sprig with bells on one side, and a tussock.
    'M-1 6Q1 1 0-6M-.2 2L-4 .4M.2-1L-3.6-2.4M0-4L-2.8-5.4M.4 0L4-1.6M.3-3L3.2-4.6M-4 .4v1.8M-3.6-2.4v1.8M4-1.6v1.8',
    'M-6 3Q-5-1-6.4-3M-3 3Q-2.6-1-3-4M0 3Q0-1 .8-3.6M3 3Q3 0 5-2',
  ],
  meadows: [
    // A daisy, and the grass it stands in.
    'M0 6.4V.8M0-3.6V-6.4M0-1V.8M-1.3-2.3H-4.2M1.3-2.3H4.2M-1-3.3L-3-5.2M1-3.3L3-5.2M-1-1.3L-3 .6M1-1.3L3 .6M0 5Q-3 4.6-3.8 2',
    'M-3 4Q-3 0-4.4-2.4M0 4V-2.4M3 4Q3 0 4.4-2.4',
  ],
  valley: ['M-8 4Q-4-5 0 3Q4-5 8 4', 'M-7 0C-3-3 0 3 7-1'],
  hills: ['M-8 4Q0-9 8 4M-3 4Q1-2 5 2', 'M-6 3Q0-6 6 3'],
  highlands: [
    // Crags: a flat top with a broken edge, hatched on its lee side.
    'M-9 5L-5.4-2L-3.6-1L-1.4-5.4H4.6L6.4-1.6L8.8 5M4.6-5.4L2.6-1.4M6-2.6L3.6 2M7.4 1.2L5.4 5M-1.4-5.4L-2.6 0',
    'M-6 3.4L-2.6-1.6H2.4L5.8 3.4M2.4-1.6L1 1.4',
  ],
  'lost-vale': [
    // Fern heads, still rolled, and a spring's ring.
    'M-3.4 6Q-2.4 0 1-1.4A2.9 2.9 0 1 0-1.6-4.2A1.5 1.5 0 1 0 .6-4.6M-3 3.4L-5.6 1.6M-2 1.2L-4.6-.8M-2.7 3.6L.4 2.8',
    'M-5 0A5 2.4 0 1 1 5 0A5 2.4 0 1 1-5 0M-2 0A2 .9 0 1 1 2 0',
  ],
};

const STEP: Readonly<Partial<Record<TerritoryId, number>>> = {
  'misty-lands': 21,
  mountains: 20,
  highlands: 22,
  'gates-of-tir-na-nog': 24,
  'lost-vale': 21,
  'salt-mine': 20,
};

/** Motifs that give way: those beneath a row once so many things stand in it. */
export interface Under {
  readonly row: 'clans' | 'buildings';
  readonly from: number;
  readonly path: string;
}
export interface Texture {
  /** What is never covered. */
  readonly open: string;
  readonly under: readonly Under[];
}

const AIR = 6;
const MOST_IN_A_ROW = 4;

function covers(
  slots: readonly { x: number; y: number; size: number }[],
  x: number,
  y: number,
): boolean {
  return slots.some(
    (s) => Math.abs(x - s.x) < s.size * 0.6 + AIR && Math.abs(y - s.y) < s.size * 0.6 + AIR,
  );
}

const known = new Map<string, Texture>();

/**
 * The motifs of a land as a handful of paths. Clans that come and go only switch some of them
 * off and on, so that a move on the map never makes a texture anew.
 */
export function texture(kind: TerritoryId, hexes: readonly Hex[], label: NameLines): Texture {
  const { path: key, points, box } = coast(hexes);
  const full = [kind, label.size.toFixed(1), ...label.lines, key].join('|');
  const found = known.get(full);
  if (found !== undefined) return found;
  const where = rows(hexes);
  const labelTop = (label.ys[0] ?? 0) - label.size - 4;
  const labelBottom = (label.ys.at(-1) ?? 0) + 7;
  const labelHalf = label.width / 2 + 8;
  const clans = [1, 2, 3, 4].map((n) => clanSlots(where, n));
  const buildings = [1, 2, 3, 4].map((n) => buildingSlots(where, n));
  const step = STEP[kind] ?? 19;
  let open = '';
  const under = new Map<string, string>();
  const down = Math.ceil((box.bottom - box.top) / (step * 0.84) / 2);
  const across = Math.ceil((box.right - box.left) / step / 2) + 1;
  for (let j = -down; j <= down; j++) {
    for (let i = -across; i <= across; i++) {
      const stagger = (j & 1) * 0.5;
      const x = where.middle.x + (i + stagger) * step + (chance(kind, i, j, 1) - 0.5) * step * 0.5;
      const y = where.middle.y + j * step * 0.84 + (chance(kind, i, j, 2) - 0.5) * step * 0.4;
      if (!inside(points, x, y) || fromShore(points, x, y) < 10) continue;
      if (
        x > label.x - labelHalf - 18 &&
        x < label.x + labelHalf &&
        y > labelTop &&
        y < labelBottom
      )
        continue;
      const motif = MOTIFS[kind][chance(kind, i, j, 3) < 0.62 ? 0 : 1];
      const mark = place(motif, { x, y, scale: 0.85 + 0.35 * chance(kind, i, j, 4) });
      const byClans = clans.findIndex((slots) => covers(slots, x, y)) + 1;
      const byBuildings = buildings.findIndex((slots) => covers(slots, x, y)) + 1;
      if (byClans > 0) under.set(`clans ${byClans}`, (under.get(`clans ${byClans}`) ?? '') + mark);
      else if (byBuildings > 0 && byBuildings <= MOST_IN_A_ROW)
        under.set(`buildings ${byBuildings}`, (under.get(`buildings ${byBuildings}`) ?? '') + mark);
      else open += mark;
    }
  }
  const made: Texture = {
    open,
    under: [...under].map(([which, path]) => {
      const [row, from] = which.split(' ');
      return { row: row === 'clans' ? 'clans' : 'buildings', from: Number(from), path };
    }),
  };
  known.set(full, made);
  return made;
}
