import { afterEach, expect, test, vi } from 'vitest';
import { NoServer, api } from '../api';
import { Reel } from './reel.svelte';

vi.mock('../speech.svelte', () => ({ explain: () => 'no server', say: (key: string) => key }));
afterEach(() => void vi.restoreAllMocks());

function game(steps: number): ReturnType<typeof vi.spyOn> {
  return vi
    .spyOn(api, 'replay')
    .mockImplementation((_, step, seat) =>
      Promise.resolve({ step, steps, seat, view: { round: step }, events: [] }),
    );
}

test('it stops at both ends', async () => {
  game(9);
  const reel = new Reel('tara22', null);
  await reel.go(-3);
  expect(reel.frame?.step).toBe(0);
  await reel.go(40);
  expect([reel.at, reel.frame?.step]).toEqual([9, 9]);
});

test('the next step is there before one asks for it, and none is asked for twice', async () => {
  const asked = game(9);
  const reel = new Reel('tara22', null);
  await reel.go(3);
  await reel.go(4);
  await reel.go(3);
  expect(asked.mock.calls.map((call: unknown[]) => call[1])).toEqual([3, 4, 5]);
});

test('whoever pulls on is not thrown back by what was asked before', async () => {
  const waiting: (() => void)[] = [];
  vi.spyOn(api, 'replay').mockImplementation(
    (_, step, seat) =>
      new Promise((resolve) => {
        waiting.push(() => resolve({ step, steps: 9, seat, view: {}, events: [] }));
      }),
  );
  const reel = new Reel('tara22', null);
  const first = reel.go(2);
  const second = reel.go(7);
  waiting[1]?.();
  await second;
  waiting[0]?.();
  await first;
  expect(reel.frame?.step).toBe(7);
});

test('the end is found without knowing it', async () => {
  game(21);
  const reel = new Reel('tara22', 1);
  await reel.end();
  expect(reel.frame?.step).toBe(21);
});

test('what does not come is said, and can be asked for again', async () => {
  const asked = vi.spyOn(api, 'replay').mockRejectedValueOnce(new NoServer());
  const reel = new Reel('tara22', null);
  await reel.go(2);
  expect([reel.frame, reel.fault]).toEqual([null, 'no server']);
  asked.mockImplementation((_, step, seat) =>
    Promise.resolve({ step, steps: 9, seat, view: {}, events: [] }),
  );
  await reel.go(2);
  expect([reel.frame?.step, reel.fault]).toEqual([2, '']);
});
