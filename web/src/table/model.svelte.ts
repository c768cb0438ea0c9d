/** All that the parts of the table share: what is shown, in whose words, and what is being decided. */

import { getContext, setContext } from 'svelte';
import { Composer, type Trial } from '../lib/composer.svelte';
import { type Connection, Lost, Refusal } from '../lib/connection';
import type { Decision, GameEvent, Seat, View } from '../lib/data';
import { facts } from '../lib/facts';
import { asHeld } from '../lib/cards';
import { emptyPlaces, type Place } from '../lib/hexagons';
import { Reader } from '../lib/reader';
import { type Scene, sceneOf } from '../lib/scene';
import type { Order, Sealed, Told } from '../lib/schema';
import { settings } from '../lib/settings.svelte';
import { TableStream } from '../lib/stream.svelte';
import type { Value, Values, Words } from '../lib/words';
import { cardsBefore, mostOrders } from './choosing';

/** Answers of one step that may be taken back: nobody need confirm them who does not want to. */
const LIGHT: ReadonlySet<string> = new Set(['shelter', 'peace', 'settle']);

export class TableModel {
  readonly stream: TableStream;
  readonly composer: Composer;
  words: Words = $state.raw() as Words;
  /** The card that is being read, if any. */
  reading = $state<string | null>(null);
  /** Why what was asked of the server was not done. */
  fault = $state('');

  readonly view: View | null = $derived.by(() => {
    const state = this.stream.shown;
    return state === null ? null : (state.position.view as unknown as View);
  });
  readonly scene: Scene | null = $derived(this.view === null ? null : sceneOf(this.view));
  readonly events: readonly GameEvent[] = $derived.by(
    () => (this.stream.shown?.events ?? []) as unknown as readonly GameEvent[],
  );
  readonly sealed: Sealed | null = $derived.by(() => this.stream.shown?.position.sealed ?? null);
  readonly orders: readonly Order[] = $derived.by(() => this.stream.shown?.position.orders ?? []);
  /** What this seat is asked; only once all is shown that has happened. */
  readonly decision: Decision | null = $derived.by(() =>
    this.stream.caughtUp
      ? ((this.stream.shown?.position.decision ?? null) as unknown as Decision | null)
      : null,
  );
  readonly places: readonly Place[] = $derived.by(() => {
    const asked = this.composer.current?.decision.actions.some((action) =>
      action.startsWith('at '),
    );
    return asked && this.view !== null ? emptyPlaces(this.view.map) : [];
  });
  /** The cards that lie before this seat: a packet of the draft, a draw, an open pile. */
  readonly before: readonly string[] = $derived.by(() => {
    const { scene, view } = this;
    if (scene === null || view === null) return [];
    const stage = this.composer.current;
    if (stage === null) return view.phase === 'draft' ? asHeld(scene.tray) : [];
    const offered = cardsBefore(stage.decision, scene.hand);
    // In a draft all of the packet is shown; of it one may already hold some.
    return asHeld(
      stage.decision.kind === 'hold' ? [...new Set([...scene.tray, ...offered])] : offered,
    );
  });
  readonly names: readonly string[] = $derived.by(() => {
    const seats = this.stream.info?.seats ?? [];
    return (this.view?.players ?? []).map((_, seat) => {
      const info = seats[seat];
      const given = this.given?.[seat] ?? '';
      if (given !== '') return given;
      return info?.kind === 'person' && info.name !== '' ? info.name : this.colour(seat);
    });
  });
  readonly reader: Reader = $derived.by(() => {
    // Colours have all their forms; names of people have one. Alone among bots one is just "you".
    const others = (this.stream.info?.seats ?? []).filter(({ seat }) => seat !== this.seat);
    const named = others.some(({ kind, name }) => kind === 'person' && name !== '');
    return new Reader(this.words, this.seat, named ? this.names : null);
  });

  constructor(
    private readonly connection: Connection,
    readonly table: string,
    readonly seat: Seat | null,
    words: Words,
    /** What players go by here, if not as the server knows them: several at one screen. */
    private readonly given: readonly string[] | null = null,
  ) {
    this.words = words;
    this.stream = new TableStream(connection, table, seat);
    this.composer = new Composer(
      { attempt: (line) => this.#attempt(line), play: (line) => this.#play(line) },
      () => ({
        held: this.scene?.held.length ?? 0,
        orders: (decision) => (this.scene === null ? {} : mostOrders(this.scene, decision)),
      }),
    );
  }

  get me(): Seat {
    return this.seat ?? -1;
  }

  // ---------------------------------------------------------------- words

  say(key: string, values: Values = {}): string {
    return this.words.say(key, values);
  }

  colour(seat: Seat): string {
    return this.words.name(['red', 'violet', 'blue', 'white'][seat] ?? 'red');
  }

  beast(seat: Seat): string {
    return this.words.name(['stag', 'raven', 'salmon', 'boar'][seat] ?? 'stag');
  }

  name(seat: Seat): string {
    return this.names[seat] ?? this.colour(seat);
  }

  /** What the server says, in the reader's language if there are words for it. */
  tell(told: Told): string {
    try {
      return this.words.has(told.key)
        ? this.words.say(told.key, told.values as Record<string, Value>)
        : told.text;
    } catch {
      return told.text;
    }
  }

  question(decision: Decision): string {
    if (this.view === null) return '';
    return this.reader.question(decision, facts(decision, this.view));
  }

  choice(action: string, decision: Decision): string {
    const [verb, rest] = action.split(' ');
    const near = verb === 'at' ? (this.places[Number(rest)]?.near ?? []) : [];
    return this.reader.choice(action, decision, near);
  }

  /** Whether this seat reads of itself. */
  isMe(seat: Seat): boolean {
    return seat === this.seat;
  }

  // ---------------------------------------------------------------- doing

  /** Ask anew, unless it is still the same question that is being answered. */
  follow(): void {
    const asked = this.composer.stages[0]?.decision ?? null;
    if (JSON.stringify(asked) !== JSON.stringify(this.decision)) this.composer.ask(this.decision);
  }

  async confirm(): Promise<void> {
    await this.composer.confirm();
  }

  async pick(action: string): Promise<void> {
    this.fault = '';
    const { composer } = this;
    const before = composer.current;
    if (before?.form.kind === 'plain' && before.form.chosen === action) return composer.back();
    await composer.pick(action);
    await this.#light();
  }

  /** Take back: a step of what is being put together, else what was played, if that may be. */
  async back(): Promise<void> {
    this.fault = '';
    if (this.composer.begun) return this.composer.back();
    if (this.mayUndo) await this.#ask((at, seat) => this.connection.undo(this.table, seat, at));
  }

  get mayUndo(): boolean {
    return this.seat !== null && this.stream.caughtUp && this.stream.shown?.position.undo === null;
  }

  async order(order: Order): Promise<void> {
    await this.#ask((_, seat) => this.connection.order(this.table, seat, order));
  }

  async cancel(order: number): Promise<void> {
    await this.#ask((_, seat) => this.connection.cancel(this.table, seat, order));
  }

  // ---------------------------------------------------------------- inside

  async #attempt(line: string): Promise<Trial> {
    const tried = await this.connection.attempt(this.table, this.me, this.#at, line);
    return { decision: tried.decision as unknown as Decision | null, idle: tried.idle };
  }

  async #play(line: string): Promise<void> {
    await this.connection.play(this.table, this.me, this.#at, line);
  }

  get #at(): number {
    return this.stream.latest?.version ?? 0;
  }

  async #light(): Promise<void> {
    const { stages, complete } = this.composer;
    const kind = stages[0]?.decision.kind ?? '';
    if (settings.now.confirm === 'few' && complete && stages.length === 1 && LIGHT.has(kind)) {
      await this.confirm();
    }
  }

  async #ask(what: (at: number, seat: Seat) => Promise<unknown>): Promise<void> {
    if (this.seat === null) return;
    try {
      await what(this.#at, this.seat);
    } catch (fault) {
      this.fault = this.faultText(fault);
    }
  }

  /** A fault as it is told. */
  faultText(fault: unknown): string {
    if (fault === null) return '';
    if (fault instanceof Refusal) return this.tell(fault.why);
    if (fault instanceof Lost) return this.say('board-lost');
    throw fault;
  }
}

const KEY = Symbol('table');

export function provideTable(model: TableModel): void {
  setContext(KEY, model);
}
export function useTable(): TableModel {
  return getContext<TableModel>(KEY);
}
