import { describe, expect, it } from 'vitest';
import { knot, knotFrame } from './knot';
import { chance, place } from './path';
import { ringPart, spreadDeeds } from './tracker';

describe('a path', () => {
  it('is moved, scaled and turned', () => {
    expect(place('M1 2L3 4', { x: 10, y: 20 })).toBe('M11 22L13 24');
    expect(place('M1 2l3 4z', { scale: 2, x: 1 })).toBe('M3 4l6 8Z');
    expect(place('M1 0H3V2', { turn: 90 })).toBe('M0 1L0 3L-2 3');
    expect(place('M0-4.5C-3.6-7-3.4-11.5 0-13.5', {})).toBe('M0 -4.5C-3.6 -7 -3.4 -11.5 0 -13.5');
    expect(place('M0 0a1.6 1.6 0 1 1 1.6 1.6', { scale: 2 })).toBe('M0 0a3.2 3.2 0 1 1 3.2 3.2');
  });

  it('goes on with lines after its first point', () => {
    expect(place('M1 1 2 2', { x: 1 })).toBe('M2 1L3 2');
  });

  it('is strewn alike every time', () => {
    expect(chance('moor', 1, 2)).toBe(chance('moor', 1, 2));
    const many = Array.from({ length: 2000 }, (_, i) => chance('moor', i));
    expect(many.reduce((a, b) => a + b) / 2000).toBeCloseTo(0.5, 1);
  });
});

describe('knotwork', () => {
  it('crosses over and under alike', () => {
    const { under, over } = knot(12, 12, { left: 2, top: 2, right: 10, bottom: 10 });
    expect(over.length).toBeGreaterThan(0);
    expect(under.length).toBeGreaterThan(over.length);
  });

  it('never leaves its frame', () => {
    const frame = knotFrame(300, 200, 4.6);
    for (const number of (frame.under + frame.over).match(/-?\d+(\.\d+)?/g) ?? [])
      expect(Number(number)).toBeGreaterThanOrEqual(0);
  });
});

describe('Deeds', () => {
  it('go where they serve best', () => {
    // Rules E5: with two Deeds one condition, with three two.
    expect(spreadDeeds([0, 4, 5], 2)).toEqual([0, 1, 1]);
    expect(spreadDeeds([0, 4, 5], 3)).toEqual([0, 2, 1]);
    expect(spreadDeeds([6, 4, 3], 2)).toEqual([0, 2, 0]);
    expect(spreadDeeds([1, 4, 3], 1)).toEqual([0, 1, 0]);
    expect(spreadDeeds([6, 6, 6], 3)).toEqual([0, 0, 0]);
    expect(spreadDeeds([6, 3, 2], 4)).toEqual([0, 3, 1]);
  });

  it('never fill a condition beyond six', () => {
    for (let a = 0; a < 9; a++)
      for (let b = 0; b < 9; b++)
        for (let deeds = 0; deeds < 11; deeds++) {
          const given = spreadDeeds([a, b, 2], deeds);
          expect(given.reduce((x, y) => x + y)).toBeLessThanOrEqual(deeds);
          given.forEach((n, i) => {
            const value = [a, b, 2][i] ?? 0;
            if (n > 0) expect(value + n).toBeLessThanOrEqual(6);
          });
        }
  });

  it('fill a ring of six parts', () => {
    expect(new Set([0, 1, 2, 3, 4, 5].map((part) => ringPart(part, 26, 20, 5))).size).toBe(6);
  });
});
