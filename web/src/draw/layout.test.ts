import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { coast, inside } from './coast';
import { TERRITORIES } from './ids';
import { type Hex } from './lattice';
import { buildingSlots, clanSlots, nameBox, nameLines, rows } from './layout';
import { texture } from './texture';

const site = (q: number, r: number, up: boolean): Hex[] => [
  [q, r],
  [q + 1, r],
  up ? [q + 1, r - 1] : [q, r + 1],
];
/** Coasts differ by place: many of both kinds. */
const sites = [-9, -5, -2, 0, 3, 6].flatMap((q) =>
  [-7, -3, 0, 2, 5, 8].flatMap((r) => [site(q, r, true), site(q, r, false)]),
);
/** Every name there is, in all languages, from the game's own texts. */
const NAMES = ['en', 'es', 'fr', 'pl', 'uk'].flatMap((language) => {
  const texts = readFileSync(`../src/ardri/words/texts/${language}/names.ftl`, 'utf8');
  return TERRITORIES.map((land) => {
    const name = new RegExp(`^name-${land} = (.+)$`, 'm').exec(texts)?.[1];
    if (name === undefined) throw new Error(`no name for ${land} in ${language}`);
    return name;
  });
});

describe('in every land, whichever way it points,', () => {
  it('four clans stand on dry ground, none upon another', () => {
    for (const hexes of sites) {
      const { points } = coast(hexes);
      const slots = clanSlots(rows(hexes), 4);
      slots.forEach(({ x, y, size }, i) => {
        const half = size / 2;
        for (const [dx, dy] of [
          [-half, 0],
          [half, 0],
          [0, -half],
          [0, half],
          [half * 0.7, half * 0.7],
        ] as const)
          expect(inside(points, x + dx, y + dy)).toBe(true);
        // The number's roundel, too.
        const edge = Math.min(1, size / 30) * 8.6;
        expect(inside(points, x + size * 0.42 + edge, y + size * 0.4)).toBe(true);
        const next = slots[i + 1];
        if (next) expect(next.x - x).toBeGreaterThan(size * 0.98);
        expect(size).toBeGreaterThanOrEqual(22);
      });
    }
  });

  it('four buildings do', () => {
    for (const hexes of sites) {
      const { points } = coast(hexes);
      for (const { x, y, size } of buildingSlots(rows(hexes), 4))
        for (const [dx, dy] of [
          [-0.4, -0.4],
          [0.4, -0.4],
          [-0.4, 0.4],
          [0.4, 0.4],
        ] as const)
          expect(inside(points, x + dx * size, y + dy * size)).toBe(true);
    }
  });

  it('every name fits, with its Advantage card', () => {
    for (const hexes of sites)
      for (const name of NAMES) {
        const box = nameBox(nameLines(rows(hexes), name, NAMES.indexOf(name) % 2 ? 1.22 : 1));
        for (const x of [box.left + 3, box.right])
          for (const y of [box.top + 2, box.bottom - 3])
            expect(inside(coast(hexes).points, x, y), `${name} at ${String(hexes)}`).toBe(true);
      }
  });

  it('no name is smaller than can be read', () => {
    for (const hexes of sites)
      for (const name of NAMES)
        expect(nameLines(rows(hexes), name).size).toBeGreaterThanOrEqual(11.4);
  });

  it('the name, the clans and the buildings stay apart', () => {
    for (const hexes of sites) {
      const where = rows(hexes);
      const name = nameBox(nameLines(where, 'Stone Circle'));
      const clans = clanSlots(where, 4)[0];
      const buildings = buildingSlots(where, 4)[0];
      if (!clans || !buildings) throw new Error('nothing stands there');
      const order = where.up ? [buildings, clans] : [clans, buildings];
      expect((order[0]?.y ?? 0) + (order[0]?.size ?? 0) / 2).toBeLessThan(
        (order[1]?.y ?? 0) - (order[1]?.size ?? 0) / 2,
      );
      if (where.up) expect(clans.y + clans.size / 2).toBeLessThan(name.top);
      else expect(clans.y - clans.size / 2).toBeGreaterThan(name.bottom);
    }
  });
});

describe('a texture', () => {
  it('is there for every land, and always the same', () => {
    for (const land of TERRITORIES) {
      const hexes = site(1, 1, true);
      const label = nameLines(rows(hexes), land);
      const made = texture(land, hexes, label);
      expect(made.open).toMatch(/^M/);
      expect(made.open + made.under.map((motif) => motif.path).join('')).not.toContain('NaN');
      expect(texture(land, hexes, label)).toBe(made);
    }
  });
});
