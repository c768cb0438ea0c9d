/** The addresses of the server (docs/server.md), each once, with what goes out and comes back. */

import { Refusal } from '../lib/connection';
import type {
  Account,
  Bots,
  Change,
  Claim,
  Made,
  Me,
  Mutes,
  NewTable,
  Refusal as Refused,
  SetSeat,
  SignIn,
  State,
  Step,
  TableInfo,
  Tables,
  TakeSeat,
  Token,
  TokenInfo,
} from '../lib/schema';

/** The server cannot be reached, or what answers is not it. */
export class NoServer extends Error {}

export type Fetch = (path: string, init: RequestInit) => Promise<Response>;

export interface Wanted {
  readonly state?: 'gathering' | 'playing';
  readonly players?: number | null;
  readonly ruleset?: string | null;
  readonly after?: string | null;
}

export class Api {
  constructor(private readonly fetch: Fetch = (path, init) => globalThis.fetch(path, init)) {}

  // ---------------------------------------------------------------- who one is

  async me(): Promise<Account | null> {
    return (await this.#ask<Me>('GET', '/me')).account;
  }
  async guest(name: string, language: string): Promise<Account | null> {
    return (await this.#ask<Me>('POST', '/guest', { name, language })).account;
  }
  async claim(claim: Claim): Promise<Account | null> {
    return (await this.#ask<Me>('POST', '/account', claim)).account;
  }
  async change(change: Change): Promise<Account | null> {
    return (await this.#ask<Me>('PATCH', '/account', change)).account;
  }
  async leave(password: string | null): Promise<void> {
    await this.#ask('DELETE', '/account', { password });
  }
  async signIn(signIn: SignIn): Promise<Account | null> {
    return (await this.#ask<Me>('POST', '/session', signIn)).account;
  }
  async signOut(): Promise<void> {
    await this.#ask('DELETE', '/session');
  }
  async signOutEverywhere(): Promise<void> {
    await this.#ask('DELETE', '/sessions');
  }
  /** Back into a seat by its code; the answer has a new one. */
  async recover(table: string, code: string): Promise<Made> {
    return this.#ask<Made>('POST', '/recover', { table, code });
  }
  async tokens(): Promise<readonly TokenInfo[]> {
    return (await this.#ask<{ tokens: TokenInfo[] }>('GET', '/tokens')).tokens;
  }
  async newToken(label: string): Promise<Token> {
    return this.#ask<Token>('POST', '/tokens', { label });
  }
  async dropToken(id: string): Promise<void> {
    await this.#ask('DELETE', `/tokens/${encodeURIComponent(id)}`);
  }
  async mutes(): Promise<readonly string[]> {
    return (await this.#ask<Mutes>('GET', '/mutes')).accounts;
  }
  async mute(account: string, muted: boolean): Promise<readonly string[]> {
    return (await this.#ask<Mutes>('PUT', `/mutes/${account}`, { account, muted })).accounts;
  }

  // ---------------------------------------------------------------- tables

  async open(wanted: Wanted = {}): Promise<Tables> {
    return this.#ask<Tables>('GET', `/tables${query({ ...wanted })}`);
  }
  /** Those of `state` only, or all. */
  async mine(state?: TableInfo['state'] | null, after?: string | null): Promise<Tables> {
    return this.#ask<Tables>('GET', `/mine${query({ state, after })}`);
  }
  async make(table: NewTable): Promise<Made> {
    return this.#ask<Made>('POST', '/tables', table);
  }
  async table(id: string, invite: string | null = null): Promise<TableInfo> {
    return this.#ask<TableInfo>('GET', `/tables/${id}${query({ invite })}`);
  }
  async callOff(id: string): Promise<void> {
    await this.#ask('DELETE', `/tables/${id}`);
  }
  async sit(id: string, wish: TakeSeat): Promise<Made> {
    return this.#ask<Made>('POST', `/tables/${id}/seats`, wish);
  }
  async setSeat(id: string, seat: number, set: SetSeat): Promise<TableInfo> {
    return this.#ask<TableInfo>('PUT', `/tables/${id}/seats/${seat}`, set);
  }
  async getUp(id: string, seat: number): Promise<void> {
    await this.#ask('DELETE', `/tables/${id}/seats/${seat}`);
  }
  async ready(id: string, ready: boolean): Promise<TableInfo> {
    return this.#ask<TableInfo>('PUT', `/tables/${id}/ready`, { ready });
  }
  /** The next table of the same people; whoever asks later is told of the same. */
  async rematch(id: string): Promise<TableInfo> {
    return this.#ask<TableInfo>('POST', `/tables/${id}/rematch`);
  }
  async report(id: string, line: number, text: string): Promise<void> {
    await this.#ask('POST', `/tables/${id}/reports`, { line, text });
  }

  // ---------------------------------------------------------------- games

  async state(id: string, seat: number | null): Promise<State> {
    return this.#ask<State>('GET', `/tables/${id}/state${query({ seat })}`);
  }
  async replay(id: string, step: number, seat: number | null): Promise<Step> {
    return this.#ask<Step>('GET', `/tables/${id}/replay/${step}${query({ seat })}`);
  }
  /** Where the record of a game that is over can be loaded from. */
  recordAt(id: string): string {
    return `/api/tables/${id}/record`;
  }
  async bring(record: string): Promise<TableInfo> {
    return this.#ask<TableInfo>('POST', '/records', { record });
  }
  async bots(): Promise<readonly string[]> {
    return (await this.#ask<Bots>('GET', '/bots')).bots;
  }

  // ---------------------------------------------------------------- inside

  async #ask<T>(method: string, path: string, body?: object): Promise<T> {
    const init: RequestInit = { method, headers: { Accept: 'application/json' } };
    if (body !== undefined) {
      init.headers = { Accept: 'application/json', 'Content-Type': 'application/json' };
      init.body = JSON.stringify(body);
    }
    let response: Response;
    let text: string;
    try {
      response = await this.fetch(`/api${path}`, init);
      text = await response.text();
    } catch {
      throw new NoServer();
    }
    const said = parsed(text);
    if (response.ok) {
      if (said === undefined && text !== '') throw new NoServer();
      return said as T;
    }
    const refused = said as Partial<Refused> | null | undefined;
    if (refused?.code !== undefined && refused.why !== undefined)
      throw new Refusal(refused.code, refused.why);
    // A machine between us and the server, or one that is just being started.
    throw new NoServer();
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function query(values: Readonly<Record<string, string | number | null | undefined>>): string {
  const given = Object.entries(values).flatMap(([key, value]) =>
    value === null || value === undefined || value === '' ? [] : [[key, String(value)]],
  );
  return given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`;
}

export const api = new Api();
