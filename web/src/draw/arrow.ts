/** A declared move: a gold arrow across the strait, clear of names and clans, its number on it. */

import { type Box, type Coast } from './coast';
import type { Point } from './lattice';
import { round } from './path';

export interface ArrowDrawing {
  readonly line: string;
  readonly head: string;
  readonly badge: Point;
}
interface Crossing {
  readonly at: Point;
  /** Of length one, from land to land. */
  readonly way: Point;
}

const STRAIT = 14;
const BACK = 37;
const FORTH = 24;
const HEAD = 13;

function draw(start: Point, end: Point, badge: Point, way: Point): ArrowDrawing {
  const f = (x: number, y: number): string => `${round(x)} ${round(y)}`;
  return {
    line: `M${f(start.x, start.y)}L${f(end.x, end.y)}`,
    head: `M${f(end.x + way.x * HEAD, end.y + way.y * HEAD)}L${f(end.x - way.y * 9, end.y + way.x * 9)}L${f(end.x + way.y * 9, end.y - way.x * 9)}Z`,
    badge,
  };
}

function toward(a: Point, b: Point): Point {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  return { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
}

/** Where the two coasts face each other. */
function crossings(from: Coast, to: Coast): Crossing[] {
  const found: Crossing[] = [];
  for (const a of from.points) {
    let best = to.points[0];
    let least = Infinity;
    for (const b of to.points) {
      const far = Math.hypot(b.x - a.x, b.y - a.y);
      if (far < least) {
        least = far;
        best = b;
      }
    }
    if (best && least < STRAIT)
      found.push({ at: { x: (a.x + best.x) / 2, y: (a.y + best.y) / 2 }, way: toward(a, best) });
  }
  return found;
}

/** How deep a point lies in a box, with some air around it; 0 outside. */
function within(box: Box, { x, y }: Point, air: number): number {
  const dx = Math.min(x - box.left, box.right - x) + air;
  const dy = Math.min(y - box.top, box.bottom - y) + air;
  return Math.max(0, Math.min(dx, dy));
}

/** The place to cross that covers least of what is there already. */
function bestCrossing(from: Coast, to: Coast, taken: readonly Box[]): Crossing | undefined {
  const all = crossings(from, to);
  const mid = all[Math.floor(all.length / 2)];
  let best: Crossing | undefined;
  let least = Infinity;
  for (const crossing of all) {
    const along = (share: number): Point => ({
      x: crossing.at.x + crossing.way.x * share,
      y: crossing.at.y + crossing.way.y * share,
    });
    let cost = mid ? Math.hypot(crossing.at.x - mid.at.x, crossing.at.y - mid.at.y) * 0.12 : 0;
    for (const box of taken) {
      for (const share of [-BACK, -20, -10, 10, FORTH, FORTH + HEAD])
        cost += within(box, along(share), 7);
      cost += 3 * within(box, crossing.at, 15);
    }
    if (cost < least) {
      least = cost;
      best = crossing;
    }
  }
  return best;
}

export function arrow(from: Coast, to: Coast, taken: readonly Box[]): ArrowDrawing {
  const crossing = bestCrossing(from, to, taken);
  if (crossing) {
    const { at, way } = crossing;
    const on = (share: number): Point => ({ x: at.x + way.x * share, y: at.y + way.y * share });
    return draw(on(-BACK), on(FORTH), at, way);
  }
  // No common strait: the long way, over land and sea.
  const a = { x: (from.box.left + from.box.right) / 2, y: (from.box.top + from.box.bottom) / 2 };
  const b = { x: (to.box.left + to.box.right) / 2, y: (to.box.top + to.box.bottom) / 2 };
  const way = toward(a, b);
  const start = { x: a.x + way.x * 34, y: a.y + way.y * 34 };
  const end = { x: b.x - way.x * 46, y: b.y - way.y * 46 };
  return draw(start, end, { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 }, way);
}

/** What an arrow covers, so that the next one keeps away. */
export function boxOfArrow({ badge }: ArrowDrawing): Box {
  return { left: badge.x - 12, right: badge.x + 12, top: badge.y - 12, bottom: badge.y + 12 };
}
