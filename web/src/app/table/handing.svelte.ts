/** Several people at one screen: whose seat is shown, and when the device changes hands. */

import type { Connection } from '../../lib/connection';
import type { State } from '../../lib/schema';

/** Whoever has decided still sees for a moment what came of it. */
const PAUSE = 1100;

export class Handing {
  /** Whose table is shown. */
  seat = $state(0);
  /** Who is to take the device; until they say that they have it, nothing is shown. */
  next = $state<number | null>(null);
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(
    private readonly connection: Connection,
    private readonly table: string,
    private readonly seats: readonly number[],
  ) {
    this.seat = seats[0] ?? 0;
    // Whoever opens the page may be anybody of them.
    this.next = this.seat;
  }

  /** Follow what the shown seat sees; the answer ends it. */
  follow(): () => void {
    const heard = (state: State): void => this.#asked(state.position.view['asked']);
    const stop = this.connection.follow(this.table, this.seat, {
      state: heard,
      update: (_, state) => heard(state),
      over: () => undefined,
    });
    return () => {
      stop();
      this.#cancel();
    };
  }

  /** The device is in the right hands. */
  taken(): void {
    if (this.next === null) return;
    this.seat = this.next;
    this.next = null;
  }

  #asked(asked: unknown): void {
    const wanted = Array.isArray(asked) ? this.seats.filter((seat) => asked.includes(seat)) : [];
    if (wanted.length === 0 || wanted.includes(this.seat)) {
      this.#cancel();
      // The veil of one who opens the page: whoever is asked, not whoever sat here first.
      if (this.next !== null && wanted.length > 0 && !wanted.includes(this.next))
        this.next = wanted[0] ?? this.next;
      return;
    }
    const after = wanted.find((seat) => seat > this.seat) ?? wanted[0];
    if (after === undefined) return;
    if (this.next !== null) {
      this.next = after;
      return;
    }
    this.#timer ??= setTimeout(() => {
      this.#timer = null;
      this.next = after;
    }, PAUSE);
  }

  #cancel(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
}
