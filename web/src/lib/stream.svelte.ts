/**
 * One seat's stream as the page follows it. What happens is shown step by step, each for as long as
 * it takes to see it; `latest` is what the server has said, `shown` what the page shows of it.
 */

import { REAL_CLOCK, type Clock } from './breath';
import type { Connection, Follower, Status } from './connection';
import type { GameEvent } from './data';
import { paceOf } from './pace';
import type { State, TableInfo, Told, Update } from './schema';
import { settings } from './settings.svelte';

/** More than this and one would look at the past: then it is told at once. */
const FAR_BEHIND = 14;

export class TableStream implements Follower {
  latest = $state.raw<State | null>(null);
  shown = $state.raw<State | null>(null);
  info = $state.raw<TableInfo | null>(null);
  status = $state<Status>('connecting');
  /** Why it is followed no more. */
  gone = $state.raw<Told | null>(null);
  ended = $state(false);
  /** What has happened with the state that is shown, and had not before. */
  news = $state.raw<readonly GameEvent[]>([]);

  #queue: { state: State; events: readonly GameEvent[] }[] = [];
  #wait: (() => void) | null = null;
  readonly #stops: (() => void)[] = [];

  constructor(
    private readonly connection: Connection,
    readonly table: string,
    readonly seat: number | null,
    private readonly clock: Clock = REAL_CLOCK,
  ) {}

  /** Whether all is shown that there is: only then is anything asked. */
  get caughtUp(): boolean {
    return this.shown === this.latest;
  }

  start(): () => void {
    this.status = this.connection.status;
    this.#stops.push(
      this.connection.on('status', (status) => (this.status = status)),
      this.connection.on('table', ({ info }) => {
        if (info.id === this.table) this.info = info;
      }),
      this.connection.follow(this.table, this.seat, this),
    );
    return () => {
      this.#wait?.();
      for (const stop of this.#stops) stop();
    };
  }

  state(state: State): void {
    this.#forget();
    this.latest = state;
    this.info = state.info;
    this.news = [];
    this.shown = state;
  }

  update(update: Update, state: State): void {
    this.latest = state;
    this.#queue.push({ state, events: update.events as unknown as GameEvent[] });
    // Nobody looks, or too much has come at once: it is in the log.
    if (!this.clock.seen() || this.#queue.length > FAR_BEHIND) this.skip();
    else if (this.#wait === null) this.#next();
  }

  over(why: Told | null): void {
    this.ended = true;
    this.gone = why;
  }

  /** Show all that there is. */
  skip(): void {
    const events = this.#queue.flatMap((step) => step.events);
    this.#forget();
    if (this.shown === this.latest) return;
    this.news = events;
    this.shown = this.latest;
  }

  #next(): void {
    const step = this.#queue.shift();
    if (step === undefined) return;
    this.news = step.events;
    this.shown = step.state;
    const wait = paceOf(step.events, settings.now.pace);
    if (wait === 0) return this.#next();
    this.#wait = this.clock.after(wait, () => {
      this.#wait = null;
      this.#next();
    });
  }

  #forget(): void {
    this.#wait?.();
    this.#wait = null;
    this.#queue = [];
  }
}
