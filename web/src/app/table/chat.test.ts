import { expect, test } from 'vitest';
import type { Connection } from '../../lib/connection';
import type { ChatLine, Said } from '../../lib/schema';
import { Talk } from './chat.svelte';

const line = (id: number): ChatLine => ({
  id,
  at: id,
  seat: 0,
  name: 'Emer',
  text: `line ${id}`,
  room: 'players',
});

function begun(): { talk: Talk; hears: (...ids: number[]) => void } {
  let heard: (said: Said) => void = () => undefined;
  const connection = {
    on: (_: string, listener: (said: Said) => void) => {
      heard = listener;
      return () => undefined;
    },
  } as unknown as Connection;
  const talk = new Talk(connection, 'tara22');
  talk.start();
  const hears = (...ids: number[]): void =>
    heard({ type: 'said', table: 'tara22', lines: ids.map(line) });
  return { talk, hears };
}

test('what was said before one came is not new', () => {
  const { talk, hears } = begun();
  hears(1, 2);
  expect(talk.unread).toBe(0);
  hears(3);
  hears(4);
  expect(talk.unread).toBe(2);
});

test('what is told again after a break stands there once, in its order', () => {
  const { talk, hears } = begun();
  hears(2, 3);
  hears(1, 2, 3, 4);
  expect(talk.lines.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
});

test('whoever looks has read it', () => {
  const { talk, hears } = begun();
  hears();
  hears(1);
  expect(talk.unread).toBe(1);
  const leave = talk.read();
  hears(2);
  expect(talk.unread).toBe(0);
  leave();
  expect(talk.unread).toBe(0);
  hears(3);
  expect(talk.unread).toBe(1);
});
