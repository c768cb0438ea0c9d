import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Hex, View } from './data';
import { emptyPlaces } from './hexagons';
import { sceneOf } from './scene';
import { standing } from './victory';

interface Position {
  readonly view: View;
  readonly spots: readonly (readonly Hex[])[];
  readonly near: Readonly<Record<string, readonly string[]>>;
  readonly chiefs: Readonly<Record<string, number | null>>;
  readonly cards: Readonly<Record<string, number>>;
  readonly standings: readonly (readonly [number, number, number, number])[];
}
/** Written by tests/web/fixtures.py from the engine. */
const file = new URL('./fixtures/positions.json', import.meta.url);
const positions = JSON.parse(readFileSync(file, 'utf8')) as Position[];
const flat = (hexes: readonly Hex[]): string => hexes.map(String).sort().join(' ');

describe('what the page finds out by itself is what the engine says', () => {
  it('has positions of two, three and four players', () => {
    expect(new Set(positions.map(({ view }) => view.players.length))).toEqual(new Set([2, 3, 4]));
  });
  it.each(positions.map((position, k) => [k, position] as const))(
    'in position %i',
    (_, position) => {
      const { view } = position;
      expect(emptyPlaces(view.map).map(({ hexes }) => flat(hexes))).toEqual(
        position.spots.map(flat),
      );
      const scene = sceneOf(view);
      const holder = { table: -1, played: -2 } as const;
      for (const land of scene.lands) {
        expect([...land.near].sort()).toEqual([...(position.near[land.id] ?? [])].sort());
        expect(land.chief).toBe(position.chiefs[land.id]);
        const card = typeof land.card === 'number' ? land.card : holder[land.card];
        expect(card).toBe(position.cards[land.id]);
      }
      position.standings.forEach(([leadership, lands, faith, met], seat) => {
        const own = standing(view, seat);
        expect([...own.values, own.met]).toEqual([leadership, lands, faith, met]);
      });
    },
  );
});
