/** Path data moved, scaled and turned, so that many motifs become one path element. */

const TOKENS = /[a-zA-Z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/g;
const ARITY: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
};

export interface Placing {
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
  /** Degrees, clockwise on the screen, around (0, 0) before moving. */
  readonly turn?: number;
}

export function round(value: number, digits = 1): string {
  const text = value.toFixed(digits);
  const short = text.includes('.') ? text.replace(/\.?0+$/, '') : text;
  return short === '-0' ? '0' : short;
}

/** The same drawing elsewhere. H and V become lines, since a turn would bend them. */
export function place(d: string, { x = 0, y = 0, scale = 1, turn = 0 }: Placing): string {
  const angle = (turn * Math.PI) / 180;
  const cos = Math.cos(angle) * scale;
  const sin = Math.sin(angle) * scale;
  const tokens = d.match(TOKENS) ?? [];
  let out = '';
  let at = 0;
  let command = 'M';
  // The pen, in the drawing's own coordinates: H and V name only half of a point.
  let penX = 0;
  let penY = 0;
  let startX = 0;
  let startY = 0;
  const number = (): number => Number(tokens[at++] ?? 0);
  while (at < tokens.length) {
    const token = tokens[at] ?? '';
    if (/[a-zA-Z]/.test(token)) {
      command = token;
      at++;
    } else if (command === 'M') command = 'L';
    else if (command === 'm') command = 'l';
    const kind = command.toLowerCase();
    const relative = command === kind;
    if (kind === 'z') {
      out += 'Z';
      penX = startX;
      penY = startY;
      continue;
    }
    const point = (px: number, py: number): string => {
      const ox = relative ? 0 : x;
      const oy = relative ? 0 : y;
      return `${round(px * cos - py * sin + ox, 2)} ${round(px * sin + py * cos + oy, 2)}`;
    };
    if (kind === 'h' || kind === 'v') {
      const value = number();
      const px = kind === 'h' ? value : relative ? 0 : penX;
      const py = kind === 'v' ? value : relative ? 0 : penY;
      out += (relative ? 'l' : 'L') + point(px, py);
      penX = relative ? penX + px : px;
      penY = relative ? penY + py : py;
      continue;
    }
    if (kind === 'a') {
      const [rx, ry, lean, large, sweep] = [number(), number(), number(), number(), number()];
      const px = number();
      const py = number();
      out += `${command}${round(rx * scale, 2)} ${round(ry * scale, 2)} ${round(lean + turn)} ${large} ${sweep} ${point(px, py)}`;
      penX = relative ? penX + px : px;
      penY = relative ? penY + py : py;
      continue;
    }
    const count = ARITY[kind];
    if (count === undefined) throw new Error(`no such path command: ${command}`);
    const points: string[] = [];
    let px = 0;
    let py = 0;
    for (let i = 0; i < count; i += 2) {
      px = number();
      py = number();
      points.push(point(px, py));
    }
    out += command + points.join(' ');
    penX = relative ? penX + px : px;
    penY = relative ? penY + py : py;
    if (kind === 'm') {
      startX = penX;
      startY = penY;
    }
  }
  return out;
}

/** A number from 0 to 1 that depends on its seeds only: the hand that jitters a drawing. */
export function chance(...seeds: readonly (string | number)[]): number {
  let hash = 0x811c9dc5;
  for (const character of seeds.join('|')) {
    hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 0xffffffff;
}
