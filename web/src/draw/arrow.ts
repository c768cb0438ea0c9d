/** A declared move: a gold arrow from land to land with its number on it. */

import type { Point } from './lattice';
import { round } from './path';

export interface ArrowDrawing {
  readonly line: string;
  readonly head: string;
  readonly badge: Point;
}

/** `lane` parts arrows between the same two lands: 0, 1, -1, … */
export function arrow(from: Point, to: Point, lane = 0): ArrowDrawing {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [-dy / length, dx / length];
  const aside = lane * 30;
  const along = (share: number, out: number): Point => ({
    x: from.x + dx * share + nx * (out + aside),
    y: from.y + dy * share + ny * (out + aside),
  });
  const a = along(0.25, 0);
  const m = along(0.47, 11);
  const b = along(0.69, 0);
  const tx = b.x - m.x;
  const ty = b.y - m.y;
  const reach = Math.hypot(tx, ty) || 1;
  const [ux, uy] = [tx / reach, ty / reach];
  const f = (x: number, y: number): string => `${round(x)} ${round(y)}`;
  return {
    line: `M${f(a.x, a.y)}Q${f(m.x, m.y)} ${f(b.x, b.y)}`,
    head: `M${f(b.x + ux * 13, b.y + uy * 13)}L${f(b.x - uy * 9, b.y + ux * 9)}L${f(b.x + uy * 9, b.y - ux * 9)}Z`,
    badge: { x: (a.x + 2 * m.x + b.x) / 4, y: (a.y + 2 * m.y + b.y) / 4 },
  };
}
