import { describe, expect, it } from 'vitest';
import { places } from '../gallery/island';
import { arrow } from './arrow';
import { coast, inside, span } from './coast';
import { adjacent, type Hex, middle, outline, pointsUp, siteKey } from './lattice';

const island = places(16);

describe('a coast', () => {
  it('is derived from its hexagons alone, in whatever order they come', () => {
    const hexes: Hex[] = [
      [2, -1],
      [3, -1],
      [2, 0],
    ];
    const turned = [...hexes].reverse();
    expect(siteKey(turned)).toBe(siteKey(hexes));
    expect(coast(turned)).toBe(coast(hexes));
    expect(coast(hexes).path.slice(0, 60)).toMatchInlineSnapshot(
      `"M105.6 -59.3Q104.7 -64.4 102.7 -69.7Q100.6 -75.1 101 -78.9Q1"`,
    );
  });

  it('goes around three hexagons once', () => {
    for (const hexes of island) expect(outline(hexes)).toHaveLength(12);
  });

  it('holds the middle of its land', () => {
    for (const hexes of island) {
      const { x, y } = middle(hexes);
      expect(inside(coast(hexes).points, x, y)).toBe(true);
      const [left, right] = span(coast(hexes).points, y);
      expect(right - left).toBeGreaterThan(100);
    }
  });

  it('never crosses a neighbour, nor comes near enough to touch it', () => {
    for (const a of island)
      for (const b of island) {
        if (a === b) continue;
        const other = coast(b).points;
        for (const p of coast(a).points) {
          expect(inside(other, p.x, p.y)).toBe(false);
          expect(Math.min(...other.map((q) => Math.hypot(q.x - p.x, q.y - p.y)))).toBeGreaterThan(
            3,
          );
        }
      }
  });

  it('lies as far out as the lattice reaches', () => {
    for (const q of [-60, 59])
      expect(
        coast([
          [q, 59],
          [q + 1, 59],
          [q, 60],
        ]).path,
      ).not.toContain('NaN');
  });
});

describe('a triangle', () => {
  it('points up or down', () => {
    expect(
      pointsUp([
        [0, 0],
        [1, 0],
        [1, -1],
      ]),
    ).toBe(true);
    expect(
      pointsUp([
        [0, 0],
        [1, 0],
        [0, 1],
      ]),
    ).toBe(false);
  });
});

describe('an arrow', () => {
  it('starts in one land and ends in the other', () => {
    for (const a of island)
      for (const b of island) {
        if (a === b || !adjacent(a, b)) continue;
        const { line, badge } = arrow(coast(a), coast(b), []);
        const [x1, y1, x2, y2] = line.split(/[ ML]/).filter(Boolean).map(Number);
        expect(inside(coast(a).points, x1 ?? 0, y1 ?? 0)).toBe(true);
        expect(inside(coast(b).points, x2 ?? 0, y2 ?? 0)).toBe(true);
        expect(Number.isFinite(badge.x + badge.y)).toBe(true);
      }
  });

  it('goes far where no strait is shared', () => {
    const [a] = island;
    const far: Hex[] = [
      [30, 0],
      [31, 0],
      [30, 1],
    ];
    expect(arrow(coast(a ?? []), coast(far), []).line).toMatch(/^M/);
  });
});
