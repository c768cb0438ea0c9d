/** Knotwork: a plait on a grid of unit squares, parted by walls and breaks. */

import { round } from './path';

export type Break = readonly [x: number, y: number, wall: 'h' | 'v'];
export interface Hole {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
/** Strands that lie beneath, and those that cross over them. */
export interface Knot {
  readonly under: string;
  readonly over: string;
  readonly width: number;
  readonly height: number;
}

const f = (...values: readonly number[]): string => values.map((v) => round(v, 2)).join(' ');

export function knot(
  width: number,
  height: number,
  hole?: Hole,
  breaks: readonly Break[] = [],
): Knot {
  const walls = new Map(breaks.map(([x, y, wall]) => [`${x},${y}`, wall]));
  let under = '';
  let over = '';
  const within = (x: number, y: number): boolean =>
    x >= 0 &&
    y >= 0 &&
    x <= width &&
    y <= height &&
    !(hole && hole.left < x && x < hole.right && hole.top < y && y < hole.bottom);
  const wallAt = (i: number, j: number): 'h' | 'v' | undefined => {
    if (j === 0 || j === height) return 'h';
    if (i === 0 || i === width) return 'v';
    if (hole) {
      const beside = hole.left <= i && i <= hole.right;
      const level = hole.top <= j && j <= hole.bottom;
      if (beside && (j === hole.top || j === hole.bottom)) return 'h';
      if (level && (i === hole.left || i === hole.right)) return 'v';
    }
    return walls.get(`${i},${j}`);
  };
  for (let i = 0; i <= width; i++) {
    for (let j = 0; j <= height; j++) {
      if ((i + j) % 2 === 0 || !within(i, j)) continue;
      const wall = wallAt(i, j);
      if (wall === undefined) {
        const falling = `M${f(i - 0.5, j - 0.5)}L${f(i + 0.5, j + 0.5)}`;
        const rising = `M${f(i - 0.5, j + 0.5)}L${f(i + 0.5, j - 0.5)}`;
        over += i % 2 ? falling : rising;
        under += i % 2 ? rising : falling;
      } else
        for (const s of [-1, 1]) {
          if (wall === 'h' && within(i, j + 0.5 * s))
            under += `M${f(i - 0.5, j + 0.5 * s)}C${f(i - 0.2, j + 0.2 * s, i + 0.2, j + 0.2 * s, i + 0.5, j + 0.5 * s)}`;
          if (wall === 'v' && within(i + 0.5 * s, j))
            under += `M${f(i + 0.5 * s, j - 0.5)}C${f(i + 0.2 * s, j - 0.2, i + 0.2 * s, j + 0.2, i + 0.5 * s, j + 0.5)}`;
        }
    }
  }
  return { under, over, width, height };
}

/** A frame three strands wide around an oblong, its breaks mirrored so that the halves match. */
export function knotFrame(
  widthPx: number,
  heightPx: number,
  unit: number,
  strands = 3,
  every = 12,
): Knot {
  const even = (n: number): number => Math.round(n) - (Math.round(n) % 2);
  const width = Math.max(2 * strands + 2, even(widthPx / unit));
  const height = Math.max(2 * strands + 2, even(heightPx / unit));
  const breaks: Break[] = [];
  for (let k = every; k < width / 2 - 2; k += every)
    for (const x of [k, width - k]) if ((x + 1) % 2) breaks.push([x, 1, 'v'], [x, height - 1, 'v']);
  for (let k = every; k < height / 2 - 2; k += every)
    for (const y of [k, height - k]) if ((y + 1) % 2) breaks.push([1, y, 'h'], [width - 1, y, 'h']);
  const hole = { left: strands, top: strands, right: width - strands, bottom: height - strands };
  return knot(width, height, hole, breaks);
}
