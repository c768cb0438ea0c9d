/** Coasts grown from hexagons: dense points, rounded, moved by noise, drawn in a little. */

import { type Hex, outline, type Point, siteKey } from './lattice';
import { round } from './path';

export interface Coast {
  readonly points: readonly Point[];
  readonly path: string;
  readonly box: Box;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const STEPS_A_SIDE = 9;
const INSET = 3.6;

/** Depends on the place only, so that both shores of a strait bend alike and never meet. */
function noise({ x, y }: Point): Point {
  return {
    x:
      4.6 * Math.sin(0.041 * x + 0.019 * y + 1.1) +
      2.6 * Math.sin(0.093 * y - 0.05 * x + 0.4) +
      1.3 * Math.sin(0.23 * x + 0.17 * y),
    y:
      4.6 * Math.sin(0.037 * y - 0.023 * x + 2.3) +
      2.6 * Math.sin(0.101 * x + 0.043 * y + 4) +
      1.3 * Math.sin(0.21 * y - 0.19 * x + 1),
  };
}

function around(points: readonly Point[], i: number): Point {
  const n = points.length;
  return points[((i % n) + n) % n] ?? { x: 0, y: 0 };
}

/** A Gaussian mean along the closed line. */
function smooth(points: readonly Point[], sigma: number, reach: number): Point[] {
  const weights: number[] = [];
  for (let k = -reach; k <= reach; k++) weights.push(Math.exp(-0.5 * (k / sigma) ** 2));
  const total = weights.reduce((a, b) => a + b, 0);
  return points.map((_, i) => {
    let x = 0;
    let y = 0;
    weights.forEach((weight, k) => {
      const p = around(points, i + k - reach);
      x += weight * p.x;
      y += weight * p.y;
    });
    return { x: x / total, y: y / total };
  });
}

function grow(hexes: readonly Hex[], inset: number): Point[] {
  const corners = outline(hexes);
  const dense = corners.flatMap((a, i) => {
    const b = around(corners, i + 1);
    return Array.from({ length: STEPS_A_SIDE }, (_, k) => ({
      x: a.x + ((b.x - a.x) * k) / STEPS_A_SIDE,
      y: a.y + ((b.y - a.y) * k) / STEPS_A_SIDE,
    }));
  });
  // Blended back toward the true border: straits stay narrow, the triangle stays a triangle.
  const soft = smooth(dense, 4.6, 14).map((p, i) => {
    const true_ = around(dense, i);
    return { x: 0.72 * p.x + 0.28 * true_.x, y: 0.72 * p.y + 0.28 * true_.y };
  });
  const moved = smooth(soft, 2.2, 6).map((p) => {
    const by = noise(p);
    return { x: p.x + by.x, y: p.y + by.y };
  });
  return moved.map((p, i) => {
    const a = around(moved, i - 2);
    const b = around(moved, i + 2);
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    return { x: p.x - ((b.y - a.y) / length) * inset, y: p.y + ((b.x - a.x) / length) * inset };
  });
}

/** A closed curve through the middles between points, every second of which is enough. */
export function curve(points: readonly Point[]): string {
  const kept = points.filter((_, i) => i % 2 === 0);
  const between = (i: number): Point => {
    const a = around(kept, i);
    const b = around(kept, i + 1);
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  };
  const start = between(-1);
  let d = `M${round(start.x)} ${round(start.y)}`;
  kept.forEach((p, i) => {
    const end = between(i);
    d += `Q${round(p.x)} ${round(p.y)} ${round(end.x)} ${round(end.y)}`;
  });
  return d + 'Z';
}

export function boxOf(points: readonly Point[]): Box {
  const xs = points.map((p) => p.x);
  const ys = points.map((p) => p.y);
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
}

export function union(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map((b) => b.left)),
    top: Math.min(...boxes.map((b) => b.top)),
    right: Math.max(...boxes.map((b) => b.right)),
    bottom: Math.max(...boxes.map((b) => b.bottom)),
  };
}

const known = new Map<string, Coast>();

/** The coast of some hexagons; derived from them alone and remembered. */
export function coast(hexes: readonly Hex[]): Coast {
  const key = siteKey(hexes);
  let found = known.get(key);
  if (found === undefined) {
    const points = grow(hexes, INSET);
    found = { points, path: curve(points), box: boxOf(points) };
    known.set(key, found);
  }
  return found;
}

const lines = new Map<string, string>();

/** A line within the coast, so far from the shore: for edges that must not reach the sea. */
export function inner(hexes: readonly Hex[], depth: number): string {
  const key = `${depth} ${siteKey(hexes)}`;
  let found = lines.get(key);
  if (found === undefined) {
    found = curve(grow(hexes, INSET + depth));
    lines.set(key, found);
  }
  return found;
}

export function inside(points: readonly Point[], x: number, y: number): boolean {
  let within = false;
  points.forEach((a, i) => {
    const b = around(points, i - 1);
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) within = !within;
  });
  return within;
}

/** How far the nearest point of the coast is. */
export function fromShore(points: readonly Point[], x: number, y: number): number {
  return Math.min(...points.map((p) => Math.hypot(p.x - x, p.y - y)));
}

/** From shore to shore at a height: the widest dry stretch. */
export function span(points: readonly Point[], y: number): readonly [number, number] {
  const cuts: number[] = [];
  points.forEach((a, i) => {
    const b = around(points, i - 1);
    if (a.y > y !== b.y > y) cuts.push(((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x);
  });
  cuts.sort((a, b) => a - b);
  let best: readonly [number, number] = [0, 0];
  for (let i = 0; i + 1 < cuts.length; i += 2) {
    const from = cuts[i] ?? 0;
    const to = cuts[i + 1] ?? 0;
    if (to - from > best[1] - best[0]) best = [from, to];
  }
  return best;
}
