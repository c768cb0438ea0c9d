/**
 * The socket to the server: it comes back by itself, and what was asked of it is not lost.
 *
 * After a break every stream is joined again from the version reached, and what was not answered is
 * sent again as it was: the server knows a play that it has done already (docs/server.md).
 */

import { applied, GAP, KNOWN } from './apply';
import { Breath, type Clock } from './breath';
import type {
  Done,
  FromClient,
  Order,
  Refused,
  Said,
  State,
  Table,
  ToClient,
  Told,
  Tried,
  Update,
  Welcome,
} from './schema';

export type Status = 'connecting' | 'open' | 'waiting' | 'closed';

/** What of a WebSocket is used here, so that a test can be one. */
export interface SocketLike {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(data: string): void;
  close(): void;
}

/** The server refused: nothing has changed. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly why: Told,
  ) {
    super(why.text);
  }
}

/** The answer will not come: the connection was closed, or broke before what is not sent twice. */
export class Lost extends Error {}

/** Whoever follows a stream. */
export interface Follower {
  state(state: State): void;
  update(update: Update, state: State): void;
  /** It is followed no more. */
  over(why: Told | null): void;
}

interface Joined {
  readonly table: string;
  readonly seat: number | null;
  readonly followers: Set<Follower>;
  state: State | null;
}

/** Without its ref: that is given when it is sent. */
type Unnumbered = FromClient extends infer M
  ? M extends { ref: string }
    ? Omit<M, 'ref'>
    : never
  : never;

interface Pending {
  readonly message: FromClient;
  /** Whether it may be sent a second time: it comes to the same. */
  readonly again: boolean;
  readonly done: (answer: Done | Tried) => void;
  readonly failed: (why: Error) => void;
}

export interface Options {
  readonly open: () => SocketLike;
  readonly clock: Clock;
}

/** What one may listen to, besides streams. */
export interface Listeners {
  status: (status: Status) => void;
  welcome: (welcome: Welcome) => void;
  table: (table: Table) => void;
  said: (said: Said) => void;
  /** The server closes for good, or until one comes back by oneself. */
  bye: (why: Told) => void;
  /** A refusal that answers nothing in particular. */
  refused: (refused: Refused) => void;
}

export class Connection {
  #socket: SocketLike | null = null;
  #status: Status = 'waiting';
  #refs = 0;
  readonly #pending = new Map<string, Pending>();
  readonly #streams = new Map<string, Joined>();
  readonly #heard: { [K in keyof Listeners]: Set<Listeners[K]> } = {
    status: new Set(),
    welcome: new Set(),
    table: new Set(),
    said: new Set(),
    bye: new Set(),
    refused: new Set(),
  };
  readonly #breath: Breath;

  constructor(private readonly options: Options) {
    this.#breath = new Breath(
      options.clock,
      () => this.#connect(),
      () => this.#write({ type: 'ping', ref: this.#ref('p') }),
      () => this.#socket?.close(),
    );
  }

  get status(): Status {
    return this.#status;
  }

  /** Open it; what is joined or asked before waits. */
  start(): void {
    if (this.#socket === null && this.#status !== 'closed') this.#connect();
  }

  /** For good: nothing that waits is answered any more. */
  close(): void {
    this.#become('closed');
    this.#breath.stop();
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    for (const pending of this.#pending.values()) pending.failed(new Lost());
    this.#pending.clear();
  }

  /** The network is back, or the page is seen again: no need to wait any longer. */
  hurry(): void {
    this.#breath.hurry();
  }

  on<K extends keyof Listeners>(what: K, listener: Listeners[K]): () => void {
    this.#heard[what].add(listener);
    return () => this.#heard[what].delete(listener);
  }

  // ---------------------------------------------------------------- streams

  /** Follow what a seat sees, or the spectators; the answer ends it. */
  follow(table: string, seat: number | null, follower: Follower): () => void {
    const key = keyOf(table, seat);
    let joined = this.#streams.get(key);
    if (joined === undefined) {
      joined = { table, seat, followers: new Set(), state: null };
      this.#streams.set(key, joined);
      this.#join(joined);
    } else if (joined.state !== null) {
      follower.state(joined.state);
    }
    const stream = joined;
    stream.followers.add(follower);
    return () => {
      stream.followers.delete(follower);
      if (stream.followers.size > 0 || this.#streams.get(key) !== stream) return;
      this.#streams.delete(key);
      this.#send({ type: 'leave', table, seat }, false).catch(() => undefined);
    };
  }

  // ---------------------------------------------------------------- asking

  async play(table: string, seat: number, at: number, line: string): Promise<Done> {
    return done(await this.#send({ type: 'play', table, seat, at, line }, true));
  }

  async attempt(table: string, seat: number, at: number, line: string): Promise<Tried> {
    const answer = await this.#send({ type: 'try', table, seat, at, line }, true);
    if (answer.type !== 'tried') throw new Lost();
    return answer;
  }

  async undo(table: string, seat: number, at: number): Promise<Done> {
    // Sent twice it is stale the second time: nothing is taken back that was not meant.
    return done(await this.#send({ type: 'undo', table, seat, at }, true));
  }

  async order(table: string, seat: number, order: Order): Promise<Done> {
    return done(await this.#send({ type: 'order', table, seat, order }, true));
  }

  async cancel(table: string, seat: number, order: number): Promise<Done> {
    return done(await this.#send({ type: 'cancel', table, seat, order }, true));
  }

  /** Not sent twice: the table would read it twice. */
  async say(table: string, text: string): Promise<Done> {
    return done(await this.#send({ type: 'say', table, text }, false));
  }

  // ---------------------------------------------------------------- inside

  #connect(): void {
    this.#become('connecting');
    const socket = this.options.open();
    this.#socket = socket;
    socket.onmessage = ({ data }) => {
      if (this.#socket === socket && typeof data === 'string') {
        this.#breath.heard();
        this.#hear(JSON.parse(data) as ToClient);
      }
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#broke();
    };
  }

  /** The first message is there: take everything up again. */
  #opened(): void {
    this.#become('open');
    this.#breath.opened();
    for (const stream of this.#streams.values()) this.#join(stream);
    for (const { message } of this.#pending.values()) this.#write(message);
  }

  #broke(): void {
    this.#socket = null;
    for (const [ref, pending] of this.#pending) {
      if (pending.again) continue;
      this.#pending.delete(ref);
      pending.failed(new Lost());
    }
    if (this.#status === 'closed') return;
    this.#become('waiting');
    this.#breath.broke();
  }

  #join(stream: Joined): void {
    if (this.#status !== 'open') return;
    const { table, seat } = stream;
    this.#write({
      type: 'join',
      ref: this.#ref('j'),
      table,
      seat,
      since: stream.state?.version ?? null,
    });
  }

  #hear(message: ToClient): void {
    switch (message.type) {
      case 'welcome':
        this.#opened();
        return this.#tell('welcome', message);
      case 'state':
      case 'update':
        return this.#follows(message);
      case 'gone':
        return this.#gone(message.table, message.seat, message.why ?? null);
      case 'table':
        return this.#tell('table', message);
      case 'said':
        return this.#tell('said', message);
      case 'done':
      case 'tried':
        return this.#answered(message.ref, (pending) => pending.done(message));
      case 'refused':
        return this.#refused(message);
      case 'bye':
        if (!message.again) this.close();
        return this.#tell('bye', message.why);
      case 'pong':
        return;
    }
  }

  #follows(message: State | Update): void {
    const stream = this.#streams.get(keyOf(message.table, message.seat));
    if (stream === undefined) return;
    if (message.type === 'state') {
      stream.state = message;
      for (const follower of stream.followers) follower.state(message);
      return;
    }
    const next = stream.state === null ? GAP : applied(stream.state, message);
    if (next === KNOWN) return;
    if (next === GAP) return this.#join(stream);
    stream.state = next;
    for (const follower of stream.followers) follower.update(message, next);
  }

  #gone(table: string, seat: number | null, why: Told | null): void {
    const key = keyOf(table, seat);
    const stream = this.#streams.get(key);
    if (stream === undefined) return;
    this.#streams.delete(key);
    for (const follower of stream.followers) follower.over(why);
  }

  #refused(message: Refused): void {
    const { ref } = message;
    if (ref !== null && this.#pending.has(ref)) {
      return this.#answered(ref, (pending) =>
        pending.failed(new Refusal(message.code, message.why)),
      );
    }
    this.#tell('refused', message);
  }

  #answered(ref: string, how: (pending: Pending) => void): void {
    const pending = this.#pending.get(ref);
    if (pending === undefined) return;
    this.#pending.delete(ref);
    how(pending);
  }

  #send(message: Unnumbered, again: boolean): Promise<Done | Tried> {
    if (this.#status === 'closed' || (!again && this.#status !== 'open')) {
      return Promise.reject(new Lost());
    }
    const whole = { ...message, ref: this.#ref('r') } as FromClient;
    return new Promise((resolve, reject) => {
      this.#pending.set(whole.ref, { message: whole, again, done: resolve, failed: reject });
      if (this.#status === 'open') this.#write(whole);
    });
  }

  #write(message: FromClient): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #ref(kind: string): string {
    this.#refs += 1;
    return `${kind}${this.#refs}`;
  }

  #become(status: Status): void {
    if (this.#status === status) return;
    this.#status = status;
    this.#tell('status', status);
  }

  #tell<K extends keyof Listeners>(what: K, value: Parameters<Listeners[K]>[0]): void {
    for (const listener of this.#heard[what]) (listener as (value: unknown) => void)(value);
  }
}

function keyOf(table: string, seat: number | null): string {
  return `${table}/${seat ?? ''}`;
}

function done(answer: Done | Tried): Done {
  if (answer.type !== 'done') throw new Lost();
  return answer;
}
