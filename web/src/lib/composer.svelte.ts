/**
 * A seat's decision as it is put together, step by step, before it is played as one line.
 *
 * After each step the server is asked what would come of it (`try`): what is asked next of the same
 * thing, or that the line is whole. Nothing is chosen beforehand, and all can be taken back.
 */

import { cut, type Decision, named } from './data';
import {
  countOn,
  empty,
  type Form,
  formOf,
  type Known,
  lineOf,
  type March,
  mostCount,
  type Orders,
  ordersLeft,
  placed,
  roomOn,
  whole,
  withLeg,
  withMost,
} from './forms';

/** What the server says of a line. */
export interface Trial {
  readonly decision: Decision | null;
  readonly idle: boolean;
}
export interface Door {
  attempt(line: string): Promise<Trial>;
  play(line: string): Promise<void>;
}

/** A decision on the way to the whole line, and what has been chosen of it. */
export interface Stage {
  readonly decision: Decision;
  readonly form: Form;
}

/** More parts than any choice has: finding out how many stops there. */
const ENOUGH = 12;

export class Composer {
  stages = $state.raw<readonly Stage[]>([]);
  /** The whole line, as the server has tried it: confirmed, it is played. "" while it is not whole. */
  line = $state('');
  /** Played, it would change nothing, as far as one can know. */
  idle = $state(false);
  /** The server is being asked. */
  busy = $state(false);
  /** It is being played. */
  playing = $state(false);
  /** Why the last step was not possible. */
  fault = $state.raw<unknown>(null);

  /** Answers to earlier questions are not listened to. */
  #asked = 0;
  /** While it is being found out how many clans there are to place. */
  #exploring: Promise<void> = Promise.resolve();

  constructor(
    private readonly door: Door,
    private readonly known: () => Known,
  ) {}

  get current(): Stage | null {
    return this.stages.at(-1) ?? null;
  }

  get complete(): boolean {
    return this.line !== '';
  }

  /** Whether anything has been chosen that can be taken back here. */
  get begun(): boolean {
    return this.stages.length > 1 || (this.current !== null && !empty(this.current.form));
  }

  /** What is asked now, afresh; null: nothing is. */
  ask(decision: Decision | null): void {
    this.#asked += 1;
    this.stages = decision === null ? [] : [{ decision, form: formOf(decision, this.known()) }];
    this.#settled('');
    this.fault = null;
    this.playing = false;
    this.#exploring = this.#explore();
  }

  /** Choose an action of the decision that is asked now. */
  async pick(action: string): Promise<void> {
    const stage = this.current;
    if (stage === null || this.playing) return;
    const { decision, form } = stage;
    const [verb, rest] = cut(action);
    if (form.kind === 'place' && verb === 'place') return this.#place(rest);
    if (form.kind === 'march' && rest !== '' && (verb === 'to' || verb === 'from')) {
      return this.march(rest, countOn(form, rest) + 1);
    }
    if (form.kind === 'orders' && verb !== 'play') return this.#order(form, action);
    if ((form.kind === 'hold' || form.kind === 'discard') && verb === form.kind) {
      return this.toggle(rest);
    }
    // Anything else is one action, such as a card played beside what is asked.
    await this.#replace({ decision, form: { kind: 'plain', chosen: action } });
  }

  /** Choose another way at an earlier stage: what came after is forgotten. */
  async pickAt(depth: number, action: string): Promise<void> {
    const stage = this.stages[depth];
    if (stage === undefined || this.playing) return;
    this.#asked += 1;
    const before = stage.form.kind === 'plain' ? stage.form.chosen : null;
    this.stages = [...this.stages.slice(0, depth), this.#afresh(stage.decision, depth)];
    this.#settled('');
    if (before !== action) await this.pick(action);
  }

  /** A card among several: chosen, or not any more. */
  async toggle(card: string): Promise<void> {
    const stage = this.current;
    if (stage === null || (stage.form.kind !== 'hold' && stage.form.kind !== 'discard')) return;
    const { form } = stage;
    const without = form.chosen.filter((each) => each !== card);
    const chosen = without.length < form.chosen.length ? without : [...form.chosen, card];
    // One too many: the one chosen first makes room.
    const kept =
      form.total === null ? chosen : chosen.slice(Math.max(0, chosen.length - form.total));
    await this.#replace({ ...stage, form: { ...form, chosen: kept } });
  }

  /** So many clans by this way. */
  async march(land: string, count: number): Promise<void> {
    const stage = this.current;
    if (stage?.form.kind !== 'march' || this.playing) return;
    const form = await this.#measured(stage, stage.form, land);
    if (form === null) return;
    const now = countOn(form, land);
    const room = roomOn(form, land);
    const wanted = Math.min(count, now + room);
    // A single clan that goes elsewhere after all.
    const alone = !form.inward && form.most[land] === 1 && form.legs.length > 0 && now === 0;
    const base = alone ? { ...form, legs: [] } : form;
    await this.#replace({ ...stage, form: withLeg(base, land, alone ? 1 : wanted) });
  }

  /** Clans dragged from land to land, whatever of it is asked first. */
  async drag(from: string, to: string): Promise<void> {
    for (const [pivot, end] of [
      [from, to],
      [to, from],
    ] as const) {
      if (await this.#turnTo(pivot, end)) return this.pick(this.#wayTo(end));
    }
  }

  /** Take the last step back. */
  back(): void {
    const stage = this.current;
    if (stage === null || this.playing) return;
    this.#asked += 1;
    const { form } = stage;
    if (empty(form)) {
      // The stage before becomes open again: what it chose is what led here.
      const before = this.stages.at(-2);
      if (before === undefined) return;
      const depth = this.stages.length - 2;
      this.stages = [...this.stages.slice(0, depth), this.#afresh(before.decision, depth)];
      this.#settled('');
      this.#exploring = this.#explore();
      return;
    }
    void this.#replace({ ...stage, form: shortened(form) });
  }

  /** Begin again from what is asked. */
  reset(): void {
    const first = this.stages[0];
    if (first !== undefined && !this.playing) this.ask(first.decision);
  }

  /** Play the whole line. */
  async confirm(): Promise<void> {
    if (!this.complete || this.playing) return;
    this.playing = true;
    this.fault = null;
    try {
      await this.door.play(this.line);
    } catch (fault) {
      this.fault = fault;
    } finally {
      this.playing = false;
    }
  }

  // ---------------------------------------------------------------- inside

  #afresh(decision: Decision, depth: number): Stage {
    const known = this.known();
    return { decision, form: formOf(decision, depth === 0 ? known : { ...known, held: 0 }) };
  }

  #lineOf(stages: readonly Stage[]): string {
    return stages
      .filter(({ form }) => !empty(form))
      .map(({ form, decision }) => lineOf(form, decision))
      .join(', ');
  }

  /** The last stage in another state; the server is asked if that may be a whole answer. */
  async #replace(stage: Stage): Promise<void> {
    const before = { stages: this.stages, line: this.line, idle: this.idle };
    const stages = [...this.stages.slice(0, -1), stage];
    this.#asked += 1;
    const question = this.#asked;
    this.stages = stages;
    this.fault = null;
    this.#settled('');
    if (!whole(stage.form)) return;
    this.busy = true;
    try {
      let line = this.#lineOf(stages);
      let trial = await this.door.attempt(line);
      if (question !== this.#asked) return;
      // Fewer clans than there could be: that this is all must be said.
      if (stage.form.kind === 'place' && stage.form.fewer && goesOn(trial, stage.decision)) {
        line += ', done';
        trial = await this.door.attempt(line);
        if (question !== this.#asked) return;
      }
      this.#tried(stages, trial, line);
    } catch (fault) {
      if (question !== this.#asked) return;
      this.stages = before.stages;
      this.#settled(before.line, before.idle);
      this.fault = fault;
    }
  }

  #tried(stages: readonly Stage[], trial: Trial, line: string): void {
    this.#settled(trial.decision === null ? line : '', trial.idle);
    if (trial.decision !== null) {
      this.stages = [...stages, this.#afresh(trial.decision, stages.length)];
      this.#exploring = this.#explore();
    }
  }

  #settled(line: string, idle = false): void {
    this.line = line;
    this.idle = line !== '' && idle;
    this.busy = false;
  }

  async #place(land: string): Promise<void> {
    await this.#exploring;
    const stage = this.current;
    if (stage?.form.kind !== 'place' || stage.form.full.includes(land)) return;
    const { form } = stage;
    const one = form.total === 1;
    if (!one && form.total !== null && form.chosen.length >= form.total) return;
    const chosen = one ? [land] : [...form.chosen, land];
    await this.#replace({ ...stage, form: { ...form, chosen } });
    if (form.fewer) await this.#fills(land);
  }

  /** Whether a territory takes yet another clan: asked with those before it, in their order. */
  async #fills(land: string): Promise<void> {
    const stage = this.current;
    if (stage?.form.kind !== 'place') return;
    const { decision, form } = stage;
    const lands = named(decision, 'place');
    const upTo = form.chosen.filter((each) => lands.indexOf(each) <= lands.indexOf(land));
    const line = [...this.#before(), ...placed(upTo, decision)].join(', ');
    const question = this.#asked;
    const trial = await this.door.attempt(line).catch(() => null);
    const now = this.current;
    if (question !== this.#asked || trial === null || now?.form.kind !== 'place') return;
    if (trial.decision?.actions.includes(`place ${land}`)) return;
    const full = [...now.form.full, land];
    this.stages = [...this.stages.slice(0, -1), { ...now, form: { ...now.form, full } }];
  }

  async #order(form: Orders, action: string): Promise<void> {
    const stage = this.current;
    if (stage === null || ordersLeft(form, action) <= 0) return;
    await this.#replace({ ...stage, form: { ...form, chosen: [...form.chosen, action] } });
  }

  /** How many clans may be placed in all: found by placing them, each as early as may be. */
  async #explore(): Promise<void> {
    const stage = this.current;
    if (stage?.form.kind !== 'place') return;
    const actions: string[] = [];
    let next: Decision | null = stage.decision;
    while (next?.kind === 'place' && actions.length < ENOUGH) {
      const first = next.actions.find((action) => action.startsWith('place '));
      if (first === undefined) break;
      actions.push(first);
      const trial = await this.door
        .attempt([...this.#before(), ...actions].join(', '))
        .catch(() => null);
      if (this.stages.length === 0 || trial === null) return;
      next = trial.decision;
    }
    const now = this.current;
    if (now?.decision !== stage.decision || now.form.kind !== 'place') return;
    const total = actions.length;
    this.stages = [...this.stages.slice(0, -1), { ...now, form: { ...now.form, total } }];
    // What was chosen meanwhile may be all that is wanted.
    if (this.current !== null && !this.busy && !this.complete && whole(this.current.form)) {
      await this.#replace(this.current);
    }
  }

  /** The actions of the stages before the last. */
  #before(): string[] {
    const line = this.#lineOf(this.stages.slice(0, -1));
    return line === '' ? [] : [line];
  }

  /** The form with the number that may go this way; null if meanwhile something else is asked. */
  async #measured(stage: Stage, form: March, land: string): Promise<March | null> {
    if (form.most[land] !== undefined) return form;
    const verb = form.inward ? 'from' : 'to';
    const question = this.#asked;
    this.busy = true;
    try {
      const trial = await this.door.attempt([...this.#before(), `${verb} ${land}`].join(', '));
      if (question !== this.#asked) return null;
      const ends = named(stage.decision, verb);
      return withMost(form, land, mostCount(trial.decision), ends);
    } catch (fault) {
      if (question === this.#asked) this.fault = fault;
      return null;
    } finally {
      this.busy = false;
    }
  }

  /** Bring it to a march between these two; false, and all as before, if there is none. */
  async #turnTo(pivot: string, end: string): Promise<boolean> {
    const before = this.stages;
    const offered = (action: string): boolean =>
      this.current?.decision.actions.includes(action) ?? false;
    const steps = [`territory ${pivot}`, 'withdraw'];
    const step = steps.find(offered);
    if (this.current?.form.kind !== 'march' && step !== undefined) await this.pick(step);
    const form = this.current?.form;
    if (form?.kind === 'march' && form.pivot === pivot && offered(this.#wayTo(end))) return true;
    if (this.stages !== before) {
      this.#asked += 1;
      this.stages = before;
      this.#settled('');
    }
    return false;
  }

  #wayTo(end: string): string {
    const form = this.current?.form;
    return `${form?.kind === 'march' && form.inward ? 'from' : 'to'} ${end}`;
  }
}

/** Whether the same is still asked: then fewer than all have been placed. */
function goesOn({ decision }: Trial, before: Decision): boolean {
  return decision?.kind === before.kind && decision.subject['card'] === before.subject['card'];
}

function shortened(form: Form): Form {
  switch (form.kind) {
    case 'plain':
      return { kind: 'plain', chosen: null };
    case 'march': {
      const last = form.legs.at(-1);
      return last === undefined ? form : withLeg(form, last.land, 0);
    }
    case 'place': {
      const land = form.chosen.at(-1);
      return {
        ...form,
        chosen: form.chosen.slice(0, -1),
        full: form.full.filter((each) => each !== land),
      };
    }
    default:
      return { ...form, chosen: form.chosen.slice(0, -1) };
  }
}
