import { describe, expect, it } from 'vitest';
import { sixteen } from '../gallery/island';
import { landToward } from './neighbours';
import { citadelsOf, sanctuariesOf } from './types';
import { clamp, fit, toMap, zoomAt } from './view';

const size = { width: 390, height: 340 };
const box = { left: -300, top: -200, right: 300, bottom: 200 };

describe('the view', () => {
  it('shows the whole box, in the middle', () => {
    const view = fit(box, size, 20);
    expect(view).toMatchObject({ x: 0, y: 0 });
    expect(640 * view.k).toBeLessThanOrEqual(390.001);
  });

  it('keeps what lies under a finger there', () => {
    const view = fit(box, size, 20);
    const finger = { x: 100, y: 50 };
    const before = toMap(view, finger, size);
    const after = toMap(zoomAt(view, 1.7, finger, size), finger, size);
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
  });

  it('never leaves the island', () => {
    const whole = fit(box, size, 20);
    expect(clamp({ k: 99, x: 999, y: -999 }, whole, box)).toEqual({ k: 3, x: 300, y: -200 });
  });
});

describe('the arrow keys', () => {
  it('reach every land from every other', () => {
    const lands = sixteen();
    const start = lands[0]?.territory ?? 'cove';
    const seen = new Set([start]);
    const open = [start];
    for (let at = open.pop(); at !== undefined; at = open.pop())
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
        const to = landToward(lands, at, key);
        if (to === null || seen.has(to)) continue;
        seen.add(to);
        open.push(to);
      }
    expect(seen.size).toBe(16);
    expect(landToward(lands, start, 'x')).toBeNull();
  });
});

describe('a land without words', () => {
  it('has what goes without saying', () => {
    const hexes = [] as const;
    expect(citadelsOf({ territory: 'cove', hexes, capital: true })).toBe(1);
    expect(citadelsOf({ territory: 'cove', hexes })).toBe(0);
    expect(sanctuariesOf({ territory: 'stone-circle', hexes })).toBe(1);
    expect(sanctuariesOf({ territory: 'stone-circle', hexes, sanctuaries: 0 })).toBe(0);
  });
});
