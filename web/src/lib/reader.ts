/**
 * Events, decisions and choices, as the server sends them, in the words of one reader.
 *
 * Nothing is decided here but which text it is and what is filled in: the same as in Python
 * (src/ardri/words/reader.py). docs/words.md is the contract, parity.test.ts holds us to it.
 */

import { COLOURS, kindOf } from './ids';
import type { Value, Values, Words } from './words';

/** Something that happened (docs/events.md). */
export interface EventData {
  readonly kind: string;
  readonly index?: number;
  readonly seat?: number;
  readonly other?: number;
  readonly territory?: string;
  readonly to?: string;
  readonly count?: number;
  readonly what?: string;
  readonly flock?: string;
  readonly use?: string;
  readonly cards?: readonly string[];
}

/** What a seat is asked (docs/notation.md). */
export interface DecisionData {
  readonly seat: number | 'chance';
  readonly kind: string;
  readonly subject: Readonly<Record<string, string | number>>;
  readonly actions: readonly string[];
}

type Filled = Record<string, Value>;

/** The forms in which names are filled in beside the plain one, by the kind of name. */
export const PLAYER_FORMS = ['of', 'to', 'obj'] as const;
export const LAND_FORMS = ['in', 'to', 'from', 'of', 'the'] as const;

/** The parts of a decision's subject, by what they are. */
const SEATS = ['by', 'player', 'actor', 'instigator', 'attacker', 'victim', 'owner'];
const LANDS = ['territory', 'to', 'from', 'clash', 'effect'];
const PLAIN = ['count', 'left', 'pass', 'opening', 'window', 'clans'];
/** What follows a verb, where it is no card. */
const OF_LANDS = ['territory', 'place', 'from', 'to'];
const OF_SEATS = ['player', 'attack'];

/** Tells one player, or a spectator, what happened and what can be chosen. */
export class Reader {
  /** `seat` is who reads, null a spectator; `players` are names, if not the colours'. */
  constructor(
    readonly words: Words,
    readonly seat: number | null = null,
    private readonly players: readonly string[] | null = null,
  ) {}

  // ---------------------------------------------------------------- names

  /** What a player is called. */
  player(seat: number): string {
    return this.players?.[seat] ?? this.words.name(COLOURS[seat] ?? '');
  }

  /** A player, to be filled in; `first` is one who was named before. */
  playerValues(name: string, seat: unknown, first?: unknown): Filled {
    const known = typeof seat === 'number';
    const plain = known ? this.player(seat) : '';
    const is = !known ? 'none' : seat === first ? 'self' : seat === this.seat ? 'you' : 'other';
    const out: Filled = { [name]: plain, [`${name}-is`]: is };
    for (const form of PLAYER_FORMS) {
      // Nobody can inflect a name of one's own.
      const other = known && !this.players && this.words.form(`name-${COLOURS[seat]}`, form);
      out[`${name}-${form}`] = other || plain;
    }
    return out;
  }

  /** A territory, to be filled in. */
  landValues(name: string, land: unknown): Filled {
    return this.#names(name, land, LAND_FORMS);
  }

  /** A card, to be filled in. */
  cardValues(name: string, card: unknown): Filled {
    return this.#names(name, card, []);
  }

  /** Several territories, to be filled in: each form is a list of its own. */
  landsValues(name: string, lands: readonly string[]): Filled {
    const each = lands.map((land) => this.landValues(name, land));
    const keys = [name, ...LAND_FORMS.map((form) => `${name}-${form}`)];
    return Object.fromEntries(keys.map((key) => [key, each.map((values) => values[key] ?? '')]));
  }

  #names(name: string, thing: unknown, forms: readonly string[]): Filled {
    const id = typeof thing === 'string' && thing ? thing : 'none';
    const key = `name-${id}`;
    const plain = this.words.has(key) ? this.words.say(key) : '';
    const out: Filled = { [name]: plain, [`${name}-is`]: id };
    for (const form of forms) {
      out[`${name}-${form}`] = (plain && this.words.form(key, form)) || plain;
    }
    return out;
  }

  // ---------------------------------------------------------------- events

  /** What happened, line by line; the same line several times in a row is one. */
  told(events: readonly EventData[]): string[] {
    const lines: { line: string; count: number }[] = [];
    for (const event of events) {
      const line = this.event(event);
      const last = lines.at(-1);
      if (line && last?.line === line) last.count += 1;
      else if (line) lines.push({ line, count: 1 });
    }
    return lines.map((said) =>
      said.count === 1 ? said.line : this.words.say('event-times', { ...said }),
    );
  }

  /** One thing that happened; "" for what is not told. */
  event(event: EventData): string {
    const ids = event.cards ?? [];
    const both = event.use === 'triskel' && ids.some((id) => this.words.has(`card-${id}-season`));
    const values: Filled = {
      ...this.playerValues('who', event.seat),
      ...this.playerValues('whom', event.other, event.seat),
      ...this.landValues('territory', event.territory),
      ...this.landValues('to', event.to),
      cards: this.words.named(ids),
      'cards-count': ids.length,
      what: event.what ?? 'none',
      flock: event.flock ?? 'none',
      use: both ? 'triskel' : 'plain',
      kind: ids.some((id) => kindOf(id) === 'advantage') ? 'advantage' : 'other',
    };
    if (event.count !== undefined) values['count'] = event.count;
    return this.words.say(`event-${event.kind}`, values).trim();
  }

  // ---------------------------------------------------------------- decisions

  /** What is asked; `more` is what the table shows: `facts.ts` finds it. */
  question(decision: DecisionData, more: Values): string {
    const values = { ...this.#subject(decision), ...more };
    return this.words.say(this.#key('question', decision.kind, decision), values);
  }

  /** A choice; `near` are the territories that an empty place touches. */
  choice(action: string, decision: DecisionData, near: readonly string[] = []): string {
    const [verb = '', rest = ''] = action.split(/ (.*)/);
    const values = this.#subject(decision);
    if (OF_LANDS.includes(verb)) Object.assign(values, this.landValues('chosen', rest));
    else if (OF_SEATS.includes(verb)) Object.assign(values, this.playerValues('chosen', +rest));
    else if (verb === 'at') Object.assign(values, this.landsValues('chosen', near));
    else if (verb === 'count') values['count'] = Number(rest);
    else if (rest) Object.assign(values, this.cardValues('chosen', rest));
    if (verb === 'play' && this.words.has(`card-${rest}-any-time`)) {
      return this.words.say('choice-play-beside', values);
    }
    return this.words.say(this.#key(`choice-${verb}`, decision.kind, decision), values);
  }

  /** The most particular text that there is. */
  #key(start: string, kind: string, decision: DecisionData): string {
    for (const part of ['window', 'card', 'effect']) {
      const key = `${start}-${kind}-${decision.subject[part]}`;
      if (part in decision.subject && this.words.has(key)) return key;
    }
    const key = `${start}-${kind}`;
    return start === 'question' || this.words.has(key) ? key : start;
  }

  #subject(decision: DecisionData): Filled {
    const { subject } = decision;
    const out: Filled = {};
    for (const name of SEATS) Object.assign(out, this.playerValues(name, subject[name]));
    for (const name of LANDS) Object.assign(out, this.landValues(name, subject[name]));
    Object.assign(out, this.cardValues('card', subject['card']));
    for (const name of PLAIN) {
      const value = subject[name];
      if (value !== undefined) out[name] = value;
    }
    return out;
  }
}
