/**
 * What goes over the wire, as the server has it (src/ardri/server/schema).
 *
 * Written by `python -m ardri.server.schema.typescript`: change that, not this.
 */

/** How long a text of each kind may be. */
export const LONGEST = {
  TableId: 24,
  AccountId: 24,
  Ref: 40,
  LineText: 400,
  Speech: 500,
  Name: 24,
  CardId: 40,
  Password: 200,
  Email: 254,
  Secret: 100,
} as const;

// ------------------------------------------------------------ ardri.server.schema.common
// What messages are made of, both ways, over HTTP and the socket.

/** A text of `ardri.words`: its key, what is filled in; in English, too, for programs. */
export interface Told {
  key: string;
  values: Record<string, unknown>;
  text: string;
}

/** What a game is played under. */
export interface Rules {
  players: number;
  ruleset: '2e' | 'en' | 'es' | 'fr' | 'uk';
  scenario: 'discovery' | 'standard';
  windows: 'holders' | 'possible';
  round_limit: number | null;
}

/** Who sits in a seat, as everybody may know. */
export interface SeatInfo {
  seat: number;
  /** "person", "bot", or nobody yet. */
  kind: 'bot' | 'open' | 'person';
  /** What to call them; a bot's is its kind. "" for an open seat, and for a deleted account. */
  name: string;
  account: string | null;
  bot: string | null;
  ready: boolean;
  /** Whether a socket of theirs is here now. Always true of bots. */
  here: boolean;
}

/** A table, as everybody who may see it may know it. */
export interface TableInfo {
  id: string;
  name: string;
  state: 'broken' | 'gathering' | 'over' | 'playing';
  rules: Rules;
  open: boolean;
  seats: SeatInfo[];
  /** Seconds by which spectators are behind; null: no spectators. */
  spectators: number | null;
  /** Counts up with every change of this; for lists and for the lobby. */
  revision: number;
  /** Moments as seconds since 1970. */
  made: number;
  changed: number;
  /** The account that made it, and may change it while it gathers. */
  host: string | null;
  /** The seats whose turn it is to decide; of a sealed window all who were asked. */
  asked: number[];
  round: number;
  /** The king's seat, once over; null of a game that is over: a draw. */
  winner: number | null;
  /** The next table of the same people, once somebody has asked for a rematch; and the one before. */
  rematch: string | null;
  before: string | null;
  /** The seats of whoever is told this; a spectator or a guest at the door has none. */
  yours: number[];
  /** The word that lets others in; only for who sits here. null while nobody may be invited. */
  invite: string | null;
  /** How long a sealed window stays shut at least, in seconds: 0 if only one person plays. */
  pace: number;
}

/** What somebody said. */
export interface ChatLine {
  id: number;
  at: number;
  /** The seat of who said it; null: a spectator, by name. */
  seat: number | null;
  name: string;
  text: string;
  room: 'players' | 'spectators';
}

/**
 * A standing order: how windows are answered while one is not asked (docs/server.md).
 *
 * `never`: decline for me when of all that I could play only these cards are left.
 * `until-turn`: decline every window until my next turn begins.
 * `could`: ask me only if I hold a card that fits; decline otherwise.
 */
export interface Order {
  kind: 'could' | 'never' | 'until-turn';
  card: string | null;
  /** Given by the server. */
  id: number;
}

/** A standing order was used: told to its owner alone. */
export interface Automatic {
  order: Order;
  /** The window that was declined: the kind and the subject of its decision. */
  window: string;
  subject: Record<string, string | number>;
  /** How many events had happened then. */
  index: number;
}

/** Oneself. */
export interface Account {
  id: string;
  name: string;
  guest: boolean;
  email: string | null;
  language: string | null;
}

// ------------------------------------------------------------ ardri.server.schema.http
// The bodies of HTTP requests and answers under `/api`. `docs/server.md` lists the addresses.

/** Every answer of 4xx: a word for programs, a text for people. */
export interface Refusal {
  code: string;
  why: Told;
}

/** POST /api/guest: play at once, under a name. */
export interface NewGuest {
  name: string;
  language?: string | null;
}

/** POST /api/account: the guest becomes an account, or a new account is made. */
export interface Claim {
  name: string;
  password: string;
  email?: string | null;
}

/** POST /api/session. */
export interface SignIn {
  name: string;
  password: string;
}

/** PATCH /api/account: what is given is changed; a password needs the old one. */
export interface Change {
  name?: string | null;
  email?: string | null;
  language?: string | null;
  password?: string | null;
  old_password?: string | null;
}

/** DELETE /api/account: games stay, the name goes. A guest has no password. */
export interface Farewell {
  password?: string | null;
}

/** POST /api/tokens: for a program. */
export interface NewToken {
  label: string;
}

/** A token, without its secret. */
export interface TokenInfo {
  id: string;
  label: string;
  made: number;
  used: number | null;
}

/** A token that has just been made: shown this once. */
export interface Token {
  info: TokenInfo;
  secret: string;
}

/** GET /api/tokens. */
export interface Tokens {
  tokens: TokenInfo[];
}

/** POST /api/recover: back into a seat by the code that was shown once. */
export interface Recover {
  table: string;
  code: string;
}

/** GET /api/me: null if one is nobody yet. */
export interface Me {
  account: Account | null;
}

/** Who is to sit in a seat: oneself, a bot, or whoever comes. */
export interface SeatWish {
  kind: 'bot' | 'me' | 'open';
  bot?: string | null;
}

/** POST /api/tables. With `seats` all oneself and bots it begins at once. */
export interface NewTable {
  rules: Rules;
  seats: SeatWish[];
  name?: string;
  open?: boolean;
  /** Seconds by which spectators are behind; null: none. */
  spectators?: number | null;
}

/** A seat has been taken: the table, and the code that brings one back, shown this once. */
export interface Made {
  table: TableInfo;
  code: string | null;
}

/** POST /api/tables/{table}/seats: sit down, with the word of the invitation if it needs one. */
export interface TakeSeat {
  seat?: number | null;
  invite?: string | null;
}

/** PUT /api/tables/{table}/seats/{seat}: the host seats a bot, or frees a seat. */
export interface SetSeat {
  kind: 'bot' | 'open';
  bot?: string | null;
}

/** PUT /api/tables/{table}/ready: when all are, it begins. */
export interface Ready {
  ready: boolean;
}

/** A list of tables; `next` is given back as `after` for the following page. */
export interface Tables {
  tables: TableInfo[];
  next: string | null;
}

/** GET /api/tables/{table}/chat: what was said. */
export interface Chat {
  lines: ChatLine[];
}

/** POST /api/tables/{table}/reports: a line of the chat, for whoever runs the server. */
export interface Report {
  line: number;
  text?: string;
}

/** PUT /api/mutes/{account}: not to be shown what they say. */
export interface Mute {
  account: string;
  muted: boolean;
}

/** GET /api/mutes: whom one does not hear. */
export interface Mutes {
  accounts: string[];
}

/** Behind /api/tables: which open tables, and after which word of a page before. */
export interface LobbyQuery {
  state: 'gathering' | 'over' | 'playing';
  players: number | null;
  ruleset: '2e' | 'en' | 'es' | 'fr' | 'uk' | null;
  after: string | null;
}

/** Behind /api/mine: which of one's tables, and after which word of a page before. */
export interface MineQuery {
  state: 'broken' | 'gathering' | 'over' | 'playing' | null;
  after: string | null;
}

/** Behind /api/tables/{table}: the word of the invitation, from a link. */
export interface TableQuery {
  invite: string | null;
}

/** Behind an address: as this seat sees it; without it, as spectators do. */
export interface SeatQuery {
  seat: number | null;
}

/** Behind /api/waiting: how many seconds one would wait. */
export interface WaitingQuery {
  wait: number;
}

/** GET /api/tables/{table}/replay/{step}: a position of the game, as one may see it. */
export interface Step {
  step: number;
  steps: number;
  seat: number | null;
  view: Record<string, unknown>;
  events: Record<string, unknown>[];
}

/** POST /api/records: a recorded game, to be looked at like one that was played here. */
export interface NewRecord {
  record: string;
}

/** GET /api/bots: who may sit in a seat. */
export interface Bots {
  bots: string[];
}

/** GET /healthz: the database answers. */
export interface Health {
  ok: boolean;
}

/** One seat that owes a decision: what a bot elsewhere needs. */
export interface Asked {
  table: string;
  seat: number;
  version: number;
  view: Record<string, unknown>;
  decision: Record<string, unknown>;
}

/** GET /api/waiting: one's own seats that owe a decision; waits for one, if asked to. */
export interface Waiting {
  asked: Asked[];
}

/** POST /api/tables/{table}/play: a decision without a socket; answered as the socket would. */
export interface Answer {
  seat: number;
  at: number;
  line: string;
}

/** It was done; `again`: it had been done before. */
export interface Answered {
  version: number;
  again: boolean;
}

// ------------------------------------------------------------ ardri.server.schema.socket
// The socket's messages. `docs/server.md` tells their course, this what is in them.

/** Follow a stream; `since` is the version reached before, if any. */
export interface Join {
  type: 'join';
  ref: string;
  table: string;
  seat?: number | null;
  since?: number | null;
}

/** Follow it no more. */
export interface Leave {
  type: 'leave';
  ref: string;
  table: string;
  seat?: number | null;
}

/** A seat's decision: a line of the notation, made at this version of the seat's stream. */
export interface Play {
  type: 'play';
  ref: string;
  table: string;
  seat: number;
  at: number;
  line: string;
}

/**
 * What would come of a line, as far as it shows nothing that one does not know: no change.
 *
 * With this a page puts a decision together, step by step, and plays the whole line at the end.
 */
export interface Try {
  type: 'try';
  ref: string;
  table: string;
  seat: number;
  at: number;
  line: string;
}

/** Take back the seat's last line, where the rules of undo allow. */
export interface Undo {
  type: 'undo';
  ref: string;
  table: string;
  seat: number;
  at: number;
}

/** Give a standing order. */
export interface Give {
  type: 'order';
  ref: string;
  table: string;
  seat: number;
  order: Order;
}

/** Cancel a standing order, by its id. */
export interface Cancel {
  type: 'cancel';
  ref: string;
  table: string;
  seat: number;
  order: number;
}

/** Say something: players to the table, spectators among themselves. */
export interface Say {
  type: 'say';
  ref: string;
  table: string;
  text: string;
}

/** Is anybody there? */
export interface Ping {
  type: 'ping';
  ref: string;
}

/** The first message: who one is here, and which rules are played. */
export interface Welcome {
  type: 'welcome';
  account: Account;
  server: string;
  rules: string;
}

/** A window in which one answers while others may be answering, unseen. */
export interface Sealed {
  /** What this seat has answered, until the window closes; null: it is still asked, or never was. */
  answer: string | null;
  /** The seats that were asked; who has answered is nobody's business. */
  asked: number[];
  /** Which window of this match: one that asks anew has another number. */
  window: number;
}

/**
 * What a seat sees, apart from what has happened: `state` has all of it, `update` what changed.
 *
 * `view` is `view.to_json()` without `decision`; `asked` in it is that of `sealed`, if there is a
 * window.
 */
export interface Position {
  view: Record<string, unknown>;
  decision: Record<string, unknown> | null;
  sealed: Sealed | null;
  orders: Order[];
  /** Why nothing can be taken back now, or null if it can. */
  undo: Told | null;
}

/** All that a stream shows now, at its version; `events` from the first on. */
export interface State {
  type: 'state';
  table: string;
  seat: number | null;
  version: number;
  info: TableInfo;
  position: Position;
  events: Record<string, unknown>[];
  automatic: Automatic[];
}

/**
 * The next version of a stream.
 *
 * `changes` are the keys of `position.view` with another value now; the other parts come whole.
 * Events from number `first` on are those of `events` now: undo may have taken some away.
 */
export interface Update {
  type: 'update';
  table: string;
  seat: number | null;
  version: number;
  changes: Record<string, unknown>;
  decision: Record<string, unknown> | null;
  sealed: Sealed | null;
  orders: Order[];
  undo: Told | null;
  first: number;
  events: Record<string, unknown>[];
  automatic: Automatic[];
}

/** Something about the table itself has changed: who sits, who is ready, who is here. */
export interface Table {
  type: 'table';
  info: TableInfo;
}

/** What was said, the oldest first; after `join` the last fifty lines. */
export interface Said {
  type: 'said';
  table: string;
  lines: ChatLine[];
}

/** It has been done, and will not be lost. `again`: it had been done before. */
export interface Done {
  type: 'done';
  ref: string;
  version: number | null;
  again: boolean;
}

/**
 * What would come of a line.
 *
 * `decision`: what would be asked next of the same thing; null: the line is complete, and played
 * it stands. `idle`: as far as this seat can know, a complete line would change nothing but where
 * the card lies: worth a warning.
 */
export interface Tried {
  type: 'tried';
  ref: string;
  decision: Record<string, unknown> | null;
  idle: boolean;
}

/**
 * It was not done, and nothing has changed.
 *
 * `code`: `stale` (made at an earlier version: follow the stream and decide anew), `illegal`,
 * `not-yours`, `no-table`, `too-fast`, `too-many`, `too-early`, `too-late`, `malformed`, `busy`
 * (whether it was done is not known: the same once more is safe), `broken`.
 */
export interface Refused {
  type: 'refused';
  ref: string | null;
  code: string;
  why: Told;
}

/** A stream is no longer followed: left, or one may not follow it any more. */
export interface Gone {
  type: 'gone';
  table: string;
  seat: number | null;
  why: Told | null;
}

/** Yes. */
export interface Pong {
  type: 'pong';
  ref: string;
}

/** The socket closes: why, and whether to come back at once. */
export interface Bye {
  type: 'bye';
  why: Told;
  again: boolean;
}

export type FromClient = Join | Leave | Play | Try | Undo | Give | Cancel | Say | Ping;

export type ToClient = Welcome | State | Update | Table | Said | Done | Tried | Refused | Gone | Pong | Bye;
