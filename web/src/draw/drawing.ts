/** What a drawing is made of: lines of one weight, flat fills, dots. */

export interface Line {
  readonly d: string;
  /** The pen's width in units of the grid. */
  readonly w?: number;
}
export type Dot = readonly [x: number, y: number, r: number];

/** Drawn in the current colour: an emblem on a 48 grid, an icon on a 24 grid. */
export interface Drawing {
  readonly lines: readonly Line[];
  readonly fill?: string;
  readonly dots?: readonly Dot[];
}

/** A part of a piece in its own pigment, with an ink outline. */
export interface Part {
  readonly d: string;
  readonly paint: 'bone' | 'gold' | 'stone' | 'ink' | 'line' | 'ember' | 'flame';
  readonly w?: number;
}

export function circle(x: number, y: number, r: number): string {
  return `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}`;
}

export function line(d: string, dots?: readonly Dot[], w?: number): Drawing {
  const lines = [w === undefined ? { d } : { d, w }];
  return dots === undefined ? { lines } : { lines, dots };
}
