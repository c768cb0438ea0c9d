/** Where name, clans and buildings stand in a land: three rows whose order the triangle gives. */

import { type Box, coast, span } from './coast';
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
/** The Advantage card before a name, and the room around it. */
export const NAME_MARK = 16;
const SHORE = 4;

function row(points: readonly Point[], y: number, above: number, below: number): Row {
  const cuts = [y - above, y, y + below].map((at) => span(points, at));
  const left = Math.max(...cuts.map((cut) => cut[0])) + SHORE;
  const right = Math.min(...cuts.map((cut) => cut[1])) - SHORE;
  return { x: (left + right) / 2, y, room: right - left };
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
        buildings: row(points, at(-0.72), 11, 11),
        clans: row(points, at(0.14), 16, 16),
        name: row(points, at(0.8), 7, 7),
        up,
        middle: mid,
      }
    : {
        name: row(points, at(-0.76), 7, 7),
        clans: row(points, at(-0.01), 16, 16),
        buildings: row(points, at(0.8), 11, 11),
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
  return count < 4 ? beside(where.clans, count, 32, 38, 8) : beside(where.clans, count, 28, 32, 8);
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

/**
 * How wide a bold serif text is, by kinds of letters: nothing is measured here, and of the fonts
 * of the page the widest is meant, so that no name runs into what stands beside it.
 */
export function widthOf(text: string, size: number): number {
  let ems = 0;
  for (const letter of text) {
    if (/[fijltrIíì’'. -]/.test(letter)) ems += 0.44;
    else if (/[mwMWЖШЩЮФЫМжшщюфым]/.test(letter)) ems += 1;
    else if (letter !== letter.toLowerCase()) ems += 0.8;
    else ems += /[а-яіїєґ]/.test(letter) ? 0.71 : 0.65;
  }
  return ems * size;
}

/**
 * One line if it fits, else two, broken where they come out most even; then smaller.
 * `lettering` is larger where the whole island is small.
 */
export function nameLines(where: Rows, name: string, lettering = 1): NameLines {
  const full = NAME_SIZE * lettering;
  const room = where.name.room - NAME_MARK;
  let lines = [name];
  if (widthOf(name, full) > Math.min(room, 122 * lettering)) {
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
  const longest = Math.max(...lines.map((line) => widthOf(line, full)));
  // Two lines have no height to spare.
  const most = lines.length > 1 ? NAME_SIZE : full;
  const size = Math.max(NAME_SIZE * 0.72, Math.min(most, (full * room) / longest));
  const width = Math.max(...lines.map((line) => widthOf(line, size)));
  const step = (LINE * size) / NAME_SIZE;
  const first = where.name.y + size * 0.33 - (lines.length - 1) * step * 0.52;
  return {
    lines,
    size,
    x: where.name.x + NAME_MARK / 2,
    ys: lines.map((_, i) => first + i * step),
    width,
  };
}

/** The room that a name takes, its Advantage card with it. */
export function nameBox(name: NameLines): Box {
  const first = name.ys[0] ?? 0;
  const last = name.ys.at(-1) ?? first;
  return {
    left: name.x - name.width / 2 - NAME_MARK,
    right: name.x + name.width / 2,
    top: first - name.size * 0.8,
    bottom: last + name.size * 0.25,
  };
}
