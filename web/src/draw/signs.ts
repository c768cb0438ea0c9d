/** The two signs of timing, and the birds: drawn by rule rather than by hand. */

import type { Drawing } from './drawing';
import { round } from './path';

interface Spiral {
  readonly x: number;
  readonly y: number;
  /** Radians at the inner end. */
  readonly from: number;
  readonly turns: number;
  readonly inner: number;
  readonly outer: number;
}

export function spiral({ x, y, from, turns, inner, outer }: Spiral): string {
  const steps = 30;
  const points = Array.from({ length: steps + 1 }, (_, k) => {
    const share = k / steps;
    const angle = from + share * turns * 2 * Math.PI;
    const radius = inner + (outer - inner) * share;
    return `${round(x + radius * Math.cos(angle))} ${round(y + radius * Math.sin(angle))}`;
  });
  return 'M' + points.join('L');
}

/** Three spirals that run into one another in the middle. */
export function triskele(middle = 24, arm = 10.6, size = 9.8): string {
  let d = '';
  for (let k = 0; k < 3; k++) {
    const angle = ((-90 + 120 * k) * Math.PI) / 180;
    const turns = 1.42;
    d += spiral({
      x: middle + arm * Math.cos(angle),
      y: middle + arm * Math.sin(angle),
      // The outer end points at the middle.
      from: angle + Math.PI - turns * 2 * Math.PI,
      turns,
      inner: 1,
      outer: size,
    });
    d += `L${middle} ${middle}`;
  }
  return d;
}

export type SignId = 'season' | 'triskel';

/** On a 48 grid. */
export const SIGNS: Readonly<Record<SignId, Drawing>> = {
  season: {
    lines: [
      { d: 'M24 6A18 18 0 1 1 23.9 6ZM24 6V42M6 24H42', w: 2.6 },
      { d: 'M24 24C30 22 34 18 36 12M24 24C18 26 14 30 12 36', w: 1.8 },
    ],
    dots: [
      [15, 15, 2.6],
      [33, 33, 2.6],
    ],
  },
  triskel: { lines: [{ d: triskele(), w: 2.7 }], dots: [[24, 24, 2.6]] },
};

/** A crow in flight, heading right, on a 28 by 20 grid; filled. */
export const CROW =
  'M1 10C5 9 7 10.5 9 11.5C10.5 6.5 13 2.5 18.5 1C16.5 4.5 16.5 8 17.5 10.5C19.5 9 21.5 8.4 23.5 8.8L27 10.6L23.8 11.4C22 14.5 18.5 15.8 15 15.2C14 17.5 12 19 9 19C10.5 17.5 11 15.8 10.8 14.6C8 14.2 5 12.5 1 10Z';
