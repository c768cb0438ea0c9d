/** The one socket of the page: opened when a table is looked at, anew when one is somebody else. */

import { REAL_CLOCK } from '../lib/breath';
import { Connection, type SocketLike, type Status } from '../lib/connection';
import type { Told } from '../lib/schema';
import { session } from './session.svelte';

/** Denied so often it is no accident: perhaps one has been signed out meanwhile. */
const DOUBT = 3;

function open(): SocketLike {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${location.host}/ws`) as unknown as SocketLike;
}

class Wire {
  status = $state<Status | 'none'>('none');
  /** What the server said when it closed the door. */
  farewell = $state.raw<Told | null>(null);
  #connection: Connection | null = null;
  #turn = 0;
  #failures = 0;

  /** The connection of whom one is now. */
  connection(): Connection {
    if (this.#connection !== null && this.#turn === session.turn) return this.#connection;
    this.close();
    const connection = new Connection({ open, clock: REAL_CLOCK });
    this.#connection = connection;
    this.#turn = session.turn;
    connection.on('status', (status) => this.#became(connection, status));
    connection.on('bye', (why) => {
      if (this.#connection === connection) this.farewell = why;
    });
    connection.start();
    return connection;
  }

  close(): void {
    this.#connection?.close();
    this.#connection = null;
    this.status = 'none';
    this.farewell = null;
  }

  /** The network is back, or the page is looked at again. */
  hurry(): void {
    this.#connection?.hurry();
  }

  #became(connection: Connection, status: Status): void {
    if (this.#connection !== connection) return;
    this.status = status;
    if (status === 'open') {
      this.farewell = null;
      this.#failures = 0;
    } else if (status === 'waiting') {
      this.#failures += 1;
      // A browser does not tell why a socket was denied: whether one is still somebody, HTTP does.
      if (this.#failures % DOUBT === 0) void session.load().catch(() => undefined);
    }
  }
}

export const wire = new Wire();
