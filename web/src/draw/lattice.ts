/** The island's lattice of hexagons in axial coordinates (docs/position.md), on the drawing's plane. */

export type Hex = readonly [q: number, r: number];
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** From a hexagon's centre to its corner; every length of the map is told in these units. */
export const R = 54;
const HALF_WIDTH = (Math.sqrt(3) * R) / 2;
const HALF_SIDE = R / 2;

const STEPS: readonly Hex[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, -1],
  [-1, 1],
];
/** A hexagon's corners clockwise, in half widths and half sides from its centre. */
const CORNERS: readonly Hex[] = [
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
  [0, -2],
];

export function centre([q, r]: Hex): Point {
  return { x: HALF_WIDTH * (2 * q + r), y: HALF_SIDE * 3 * r };
}

export function middle(hexes: readonly Hex[]): Point {
  const points = hexes.map(centre);
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

export function hexKey([q, r]: Hex): string {
  return `${q},${r}`;
}

/** Which place three hexagons are, in whatever order they are given. */
export function siteKey(hexes: readonly Hex[]): string {
  return hexes.map(hexKey).sort().join(' ');
}

/** Whether the triangle of a territory points up: one hexagon above two. */
export function pointsUp(hexes: readonly Hex[]): boolean {
  const rows = hexes.map((hex) => hex[1]);
  const top = Math.min(...rows);
  return rows.filter((row) => row === top).length === 1;
}

export function adjacent(a: readonly Hex[], b: readonly Hex[]): boolean {
  const there = new Set(b.map(hexKey));
  return a.some(([q, r]) => STEPS.some(([dq, dr]) => there.has(hexKey([q + dq, r + dr]))));
}

/** The border of some hexagons that are one piece, clockwise, corner by corner. */
export function outline(hexes: readonly Hex[]): Point[] {
  // Corners are whole numbers here, so that two hexagons name a shared one alike.
  const edges = new Map<string, { from: Hex; to: string; next: Hex }>();
  const name = (corner: Hex): string => `${corner[0]},${corner[1]}`;
  for (const [q, r] of hexes) {
    const corners = CORNERS.map(([m, n]): Hex => [2 * q + r + m, 3 * r + n]);
    corners.forEach((from, i) => {
      const next = corners[(i + 1) % 6] ?? from;
      edges.set(`${name(from)}>${name(next)}`, { from, to: name(next), next });
    });
  }
  const border = new Map<string, { from: Hex; to: string }>();
  for (const edge of edges.values()) {
    if (!edges.has(`${edge.to}>${name(edge.from)}`)) border.set(name(edge.from), edge);
  }
  const points: Point[] = [];
  const start = [...border.keys()].sort()[0];
  let at = start;
  while (at !== undefined) {
    const edge = border.get(at);
    if (edge === undefined) throw new Error('the border is broken');
    points.push({ x: edge.from[0] * HALF_WIDTH, y: edge.from[1] * HALF_SIDE });
    at = edge.to === start ? undefined : edge.to;
  }
  return points;
}
