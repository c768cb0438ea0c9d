/** A table as whoever comes to it sees it: from its gathering to its end. */

import { type Connection, type Follower, Refusal } from '../../lib/connection';
import type { TableInfo } from '../../lib/schema';
import { api } from '../api';
import { session } from '../session.svelte';
import { explain } from '../speech.svelte';

/** A table that one does not sit at tells of itself only when it is asked. */
const ASK_EVERY = 4000;

export class Visit {
  info = $state.raw<TableInfo | null>(null);
  /** Why nothing can be shown. */
  fault = $state('');
  /** Whether there is no such table, or none for whoever asks. */
  missing = $state(false);
  #timer: ReturnType<typeof setTimeout> | null = null;
  #running = false;
  #turn = 0;

  constructor(
    readonly table: string,
    readonly invite: string | null,
  ) {}

  /** Begin to look; the answer ends it. */
  start(): () => void {
    this.#running = true;
    void this.look();
    return () => {
      this.#running = false;
      this.#turn += 1;
      if (this.#timer !== null) clearTimeout(this.#timer);
    };
  }

  async look(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    const turn = ++this.#turn;
    try {
      if (session.me === undefined) await session.load();
      const info = await this.#found();
      if (turn !== this.#turn) return;
      this.know(info);
      this.fault = '';
      this.missing = false;
    } catch (fault) {
      if (turn !== this.#turn) return;
      this.fault = explain(fault);
      this.missing = fault instanceof Refusal;
    }
    const asks = this.info === null ? !this.missing : this.#mustAsk(this.info);
    if (this.#running && asks) this.#timer = setTimeout(() => void this.look(), ASK_EVERY);
  }

  /** What has become of the table; what is older than what is known changes nothing. */
  know(info: TableInfo): void {
    if (this.info !== null && info.revision < this.info.revision) return;
    this.info = info;
  }

  /** Hear of it as one of those who are there; the answer ends it. */
  hear(connection: Connection, seat: number): () => void {
    const stop = connection.on('table', ({ info }) => {
      if (info.id === this.table) this.know(info);
    });
    const follower: Follower = {
      state: ({ info }) => this.know(info),
      update: () => undefined,
      // It is no more, or one has got up: whichever it was, the server knows.
      over: () => void this.look(),
    };
    const leave = connection.follow(this.table, seat, follower);
    return () => {
      stop();
      leave();
    };
  }

  /** Whoever may not know of a table that is played may still look on, where it has spectators. */
  async #found(): Promise<TableInfo> {
    try {
      return await api.table(this.table, this.invite);
    } catch (fault) {
      if (!(fault instanceof Refusal) || fault.code !== 'no-table') throw fault;
      try {
        return (await api.state(this.table, null)).info;
      } catch {
        throw fault;
      }
    }
  }

  #mustAsk(info: TableInfo): boolean {
    return info.state === 'gathering' && info.yours.length === 0;
  }
}
