import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Connection, Follower } from '../../lib/connection';
import type { State } from '../../lib/schema';
import { Handing } from './handing.svelte';

/** The streams of a table, by seat: as much of a connection as is needed here. */
class Streams {
  readonly followers = new Map<number | null, Follower>();
  readonly connection = {
    follow: (_: string, seat: number | null, follower: Follower) => {
      this.followers.set(seat, follower);
      return () => this.followers.delete(seat);
    },
  } as unknown as Connection;

  asks(seat: number, asked: readonly (number | string)[]): void {
    const state = { position: { view: { asked } } } as unknown as State;
    this.followers.get(seat)?.state(state);
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function begun(streams: Streams): { handing: Handing; stop: () => void } {
  const handing = new Handing(streams.connection, 'tara22', [0, 1, 2]);
  const stop = handing.follow();
  return { handing, stop };
}

test('whoever opens the page first says who they are: nothing is shown before', () => {
  const { handing } = begun(new Streams());
  expect(handing.next).toBe(0);
});

test('whoever is asked is called, not whoever sat here first', () => {
  const streams = new Streams();
  const { handing } = begun(streams);
  streams.asks(0, [2]);
  expect(handing.next).toBe(2);
  handing.taken();
  expect([handing.seat, handing.next]).toEqual([2, null]);
});

test('whoever has decided sees for a moment what came of it', () => {
  const streams = new Streams();
  const { handing } = begun(streams);
  handing.taken();
  streams.asks(0, [1]);
  expect(handing.next).toBeNull();
  vi.advanceTimersByTime(2000);
  expect(handing.next).toBe(1);
  expect(handing.seat).toBe(0);
});

test('whoever is asked again keeps the device', () => {
  const streams = new Streams();
  const { handing } = begun(streams);
  handing.taken();
  streams.asks(0, [1]);
  vi.advanceTimersByTime(200);
  streams.asks(0, [0]);
  vi.advanceTimersByTime(5000);
  expect(handing.next).toBeNull();
});

test('in a draft it goes round, and nobody is called twice before the others', () => {
  const streams = new Streams();
  const { handing } = begun(streams);
  handing.taken();
  streams.asks(0, [0, 1, 2]);
  vi.advanceTimersByTime(5000);
  expect(handing.next).toBeNull();
  streams.asks(0, [1, 2]);
  vi.advanceTimersByTime(5000);
  expect(handing.next).toBe(1);
});

test('while chance or a bot is asked, nothing changes hands', () => {
  const streams = new Streams();
  const { handing } = begun(streams);
  handing.taken();
  streams.asks(0, ['chance']);
  streams.asks(0, [3]);
  vi.advanceTimersByTime(5000);
  expect(handing.next).toBeNull();
});

test('who has left is not called', () => {
  const streams = new Streams();
  const { handing, stop } = begun(streams);
  handing.taken();
  streams.asks(0, [1]);
  stop();
  vi.advanceTimersByTime(5000);
  expect(handing.next).toBeNull();
});
