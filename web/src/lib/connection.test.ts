import { beforeEach, describe, expect, it } from 'vitest';
import { type Clock } from './breath';
import { Connection, Lost, Refusal, type SocketLike } from './connection';
import type { FromClient, State, ToClient, Update } from './schema';

/** A socket whose other side is the test. */
class Line implements SocketLike {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly sent: FromClient[] = [];
  closed = false;

  send(data: string): void {
    this.sent.push(JSON.parse(data) as FromClient);
  }
  close(): void {
    this.break();
  }
  break(): void {
    this.closed = true;
    this.onclose?.();
  }
  say(message: ToClient): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  welcome(): void {
    const account = { id: 'abcd', name: 'Áine', guest: true, email: null, language: null };
    this.say({ type: 'welcome', account, server: '1', rules: '1' });
  }
  last<K extends FromClient['type']>(type: K): Extract<FromClient, { type: K }> {
    const found = this.sent.filter((message) => message.type === type).at(-1);
    if (found === undefined) throw new Error(`no ${type} was sent`);
    return found as Extract<FromClient, { type: K }>;
  }
}

/** A clock that goes when the test says so. */
class Waiting implements Clock {
  readonly timers: { at: number; call: () => void }[] = [];
  now = 0;
  visible = true;
  after(milliseconds: number, call: () => void): () => void {
    const timer = { at: this.now + milliseconds, call };
    this.timers.push(timer);
    return () => {
      const k = this.timers.indexOf(timer);
      if (k >= 0) this.timers.splice(k, 1);
    };
  }
  random(): number {
    return 1;
  }
  seen(): boolean {
    return this.visible;
  }
  pass(milliseconds: number): void {
    const end = this.now + milliseconds;
    for (;;) {
      const next = this.timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      this.timers.splice(this.timers.indexOf(next), 1);
      this.now = next.at;
      next.call();
    }
    this.now = end;
  }
}

const TABLE = 'tara';

function state(version: number, round: number, kinds: string[] = []): State {
  const rules = {
    players: 2,
    ruleset: '2e',
    scenario: 'standard',
    windows: 'possible',
    round_limit: null,
  };
  return {
    type: 'state',
    table: TABLE,
    seat: 0,
    version,
    // Only what is read here matters.
    info: { id: TABLE, rules } as State['info'],
    position: {
      view: { round, flock: 'clockwise' },
      decision: null,
      sealed: null,
      orders: [],
      undo: null,
    },
    events: kinds.map((kind, index) => ({ kind, index })),
    automatic: [],
  };
}

function update(
  version: number,
  changes: Record<string, unknown>,
  first: number,
  kinds: string[],
): Update {
  return {
    type: 'update',
    table: TABLE,
    seat: 0,
    version,
    changes,
    decision: null,
    sealed: null,
    orders: [],
    undo: null,
    first,
    events: kinds.map((kind, k) => ({ kind, index: first + k })),
    automatic: [],
  };
}

describe('a connection', () => {
  let lines: Line[];
  let clock: Waiting;
  let connection: Connection;
  let seen: State[];
  let updates: number[];
  const line = (k: number): Line => {
    const found = lines[k];
    if (found === undefined) throw new Error(`only ${lines.length} connections were made`);
    return found;
  };
  const follow = (): (() => void) =>
    connection.follow(TABLE, 0, {
      state: (now) => seen.push(now),
      update: (message, now) => {
        updates.push(message.version);
        seen.push(now);
      },
      over: () => undefined,
    });

  beforeEach(() => {
    lines = [];
    clock = new Waiting();
    seen = [];
    updates = [];
    connection = new Connection({
      clock,
      open: () => {
        const made = new Line();
        lines.push(made);
        return made;
      },
    });
    connection.start();
  });

  it('joins, and takes in what changes', () => {
    follow();
    expect(line(0).sent).toEqual([]);
    line(0).welcome();
    expect(line(0).last('join')).toMatchObject({ table: TABLE, seat: 0, since: null });
    line(0).say(state(4, 1, ['round', 'dealt']));
    line(0).say(update(5, { round: 2 }, 1, ['passed', 'round']));
    const now = seen.at(-1);
    expect(now?.version).toBe(5);
    expect(now?.position.view).toEqual({ round: 2, flock: 'clockwise' });
    expect(now?.events.map((event) => event['kind'])).toEqual(['round', 'passed', 'round']);
  });

  it('joins again where there is a gap, and forgets what it knows already', () => {
    follow();
    line(0).welcome();
    line(0).say(state(4, 1));
    line(0).say(update(6, { round: 3 }, 0, []));
    expect(line(0).last('join').since).toBe(4);
    line(0).say(state(6, 3));
    line(0).say(update(6, { round: 9 }, 0, []));
    expect(seen.at(-1)?.position.view['round']).toBe(3);
    expect(updates).toEqual([]);
  });

  it('comes back in mid-play: joins from where it was, and sends the same play', async () => {
    follow();
    line(0).welcome();
    line(0).say(state(4, 1));
    const played = connection.play(TABLE, 0, 4, 'pass');
    const first = line(0).last('play');
    line(0).break();
    expect(connection.status).toBe('waiting');
    clock.pass(400);
    line(1).welcome();
    expect(line(1).last('join').since).toBe(4);
    expect(line(1).last('play')).toEqual(first);
    line(1).say({ type: 'done', ref: first.ref, version: 5, again: true });
    await expect(played).resolves.toMatchObject({ again: true, version: 5 });
  });

  it('says that a play is stale', async () => {
    line(0).welcome();
    const played = connection.play(TABLE, 0, 4, 'pass');
    const why = { key: 'match-stale', values: {}, text: 'Too late.' };
    line(0).say({ type: 'refused', ref: line(0).last('play').ref, code: 'stale', why });
    await expect(played).rejects.toThrow(Refusal);
    await expect(played).rejects.toMatchObject({ code: 'stale', why });
  });

  it('asks what is asked before it is open as soon as it is', async () => {
    const tried = connection.attempt(TABLE, 0, 4, 'play bard');
    line(0).welcome();
    const { ref, line: said } = line(0).last('try');
    expect(said).toBe('play bard');
    line(0).say({ type: 'tried', ref, decision: null, idle: true });
    await expect(tried).resolves.toMatchObject({ idle: true });
  });

  it('does not say a thing twice', async () => {
    line(0).welcome();
    const said = connection.say(TABLE, 'The tide is Áine, then.');
    line(0).break();
    await expect(said).rejects.toThrow(Lost);
    clock.pass(400);
    line(1).welcome();
    expect(line(1).sent.filter(({ type }) => type === 'say')).toEqual([]);
  });

  it('waits longer each time, and longest while nobody looks', () => {
    line(0).break();
    clock.pass(399);
    expect(lines).toHaveLength(1);
    clock.pass(1);
    line(1).break();
    clock.pass(799);
    expect(lines).toHaveLength(2);
    clock.pass(1);
    clock.visible = false;
    line(2).break();
    clock.pass(30_000);
    expect(lines).toHaveLength(3);
    connection.hurry();
    expect(lines).toHaveLength(4);
  });

  it('notices that the other side has fallen silent', () => {
    line(0).welcome();
    clock.pass(25_000);
    line(0).say({ type: 'pong', ref: line(0).last('ping').ref });
    clock.pass(25_000);
    clock.pass(10_000);
    expect(line(0).closed).toBe(true);
    clock.pass(400);
    expect(lines).toHaveLength(2);
  });

  it('stays away when the server says so', () => {
    line(0).welcome();
    const why = { key: 'match-bye', values: {}, text: 'Later.' };
    let heard = '';
    connection.on('bye', (told) => (heard = told.text));
    line(0).say({ type: 'bye', why, again: false });
    clock.pass(100_000);
    expect([heard, connection.status, lines.length]).toEqual(['Later.', 'closed', 1]);
  });

  it('leaves a stream when its last follower does', () => {
    const one = follow();
    const two = follow();
    line(0).welcome();
    line(0).say(state(1, 1));
    expect(seen).toHaveLength(2);
    one();
    expect(line(0).sent.some(({ type }) => type === 'leave')).toBe(false);
    two();
    expect(line(0).last('leave')).toMatchObject({ table: TABLE, seat: 0 });
  });
});
