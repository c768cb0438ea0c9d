/** Where name, clans and buildings stand in a land: three rows whose order the triangle gives. */

import { coast, span } from './coast';
import { type Hex, middle, type Point, pointsUp, R, siteKey } from './lattice';

export interface Row {
  readonly x: number;
  readonly y: number;
  /** How wide a thing may be here without touching the coast. */
  readonly room: number;
}
export interface Rows {
  readonly name: Row;
  readonly clans: Row;
  readonly buildings: Row;
  readonly up: boolean;
  readonly middle: Point;
}
export interface Slot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export const NAME_SIZE = 13.5;
export const LINE = 14;
/** A serif letter's mean width in ems, with some to spare: no text is measured here. */
const LETTER = 0.58;
/** The Advantage card before a name, and the room around it. */
export const NAME_MARK = 16;
const SHORE = 5;

function row(points: readonly Point[], x: number, y: number, above: number, below: number): Row {
  const cuts = [y - above, y, y + below].map((at) => span(points, at));
  const left = Math.max(...cuts.map((cut) => cut[0])) + SHORE;
  const right = Math.min(...cuts.map((cut) => cut[1])) - SHORE;
  // Leaning half way to the dry middle keeps neighbouring rows near one axis.
  const dry = (left + right) / 2;
  const at = x + (dry - x) * 0.7;
  return { x: at, y, room: 2 * Math.min(at - left, right - at) };
}

const known = new Map<string, Rows>();

export function rows(hexes: readonly Hex[]): Rows {
  const key = siteKey(hexes);
  const found = known.get(key);
  if (found !== undefined) return found;
  const { points } = coast(hexes);
  const mid = middle(hexes);
  const up = pointsUp(hexes);
  const at = (share: number): number => mid.y + R * share;
  const made: Rows = up
    ? {
        buildings: row(points, mid.x, at(-0.78), 10, 12),
        clans: row(points, mid.x, at(0.2), 12, 17),
        name: row(points, mid.x, at(0.9), 8, 12),
        up,
        middle: mid,
      }
    : {
        name: row(points, mid.x, at(-0.76), 12, 8),
        clans: row(points, mid.x, at(0.06), 12, 19),
        buildings: row(points, mid.x, at(0.86), 12, 10),
        up,
        middle: mid,
      };
  known.set(key, made);
  return made;
}

/** Things of one size beside each other in a row, smaller when the coast asks for it. */
function beside(at: Row, count: number, size: number, gap: number, margin: number): Slot[] {
  const wanted = (count - 1) * gap + size + margin;
  const fit = Math.min(1, at.room / wanted);
  return Array.from({ length: count }, (_, i) => ({
    x: at.x + (i - (count - 1) / 2) * gap * fit,
    y: at.y,
    size: size * fit,
  }));
}

export function clanSlots(where: Rows, count: number): Slot[] {
  return count < 4
    ? beside(where.clans, count, 32, 38, 8)
    : beside(where.clans, count, 28, 34, 6);
}

export function buildingSlots(where: Rows, count: number): Slot[] {
  return beside(where.buildings, count, 24, 25, 2);
}

export interface NameLines {
  readonly lines: readonly string[];
  readonly size: number;
  readonly x: number;
  /** The base line of each line. */
  readonly ys: readonly number[];
  readonly width: number;
}

function widthOf(text: string, size: number): number {
  return [...text].length * size * LETTER;
}

/** One line if it fits, else two, broken where they come out most even; then smaller. */
export function nameLines(where: Rows, name: string): NameLines {
  const room = where.name.room - NAME_MARK;
  let lines = [name];
  if (widthOf(name, NAME_SIZE) > Math.min(room, 118)) {
    const words = name.split(' ');
    let best = Infinity;
    for (let i = 1; i < words.length; i++) {
      const halves = [words.slice(0, i).join(' '), words.slice(i).join(' ')];
      const longest = Math.max(...halves.map((half) => half.length));
      if (longest < best) {
        best = longest;
        lines = halves;
      }
    }
  }
  const longest = Math.max(...lines.map((line) => widthOf(line, NAME_SIZE)));
  const size = NAME_SIZE * Math.max(0.74, Math.min(1, room / longest));
  const width = Math.max(...lines.map((line) => widthOf(line, size)));
  const step = (LINE * size) / NAME_SIZE;
  // A second line goes where the land is wide: away from the clans.
  const first = where.name.y + size * 0.33 - (lines.length - 1) * (where.up ? step * 0.35 : step * 0.75);
  return {
    lines,
    size,
    x: where.name.x + NAME_MARK / 2,
    ys: lines.map((_, i) => first + i * step),
    width,
  };
}
