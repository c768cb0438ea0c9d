/**
 * One decision as it is put together. The engine wants the parts of some choices in a fixed order
 * (docs/notation.md, Order); a form takes them in any, and says the line that they make.
 *
 * A form is data: what is added gives a new form.
 */

import { inOrder } from './cards';
import { cut, type Decision, named } from './data';

/** One action, and it is chosen. */
export interface Plain {
  readonly kind: 'plain';
  readonly chosen: string | null;
}
/** Several cards, all different: to be held, or discarded. */
export interface Cards {
  readonly kind: 'hold' | 'discard';
  readonly chosen: readonly string[];
  /** How many it must be; null: as many as one likes, but one at least. */
  readonly total: number | null;
}
/** Clans placed, one territory each. */
export interface Places {
  readonly kind: 'place';
  readonly chosen: readonly string[];
  /** How many at most; null while it is being found out. */
  readonly total: number | null;
  /** Whether fewer will do. */
  readonly fewer: boolean;
  /** Territories that take no more. */
  readonly full: readonly string[];
}
/** Clans to be placed in a territory and others removed there: actions, as often as ordered. */
export interface Orders {
  readonly kind: 'orders';
  readonly chosen: readonly string[];
  readonly total: number;
  /** Each order, as often as it can be given; in the order that the engine wants. */
  readonly most: Readonly<Record<string, number>>;
}
export interface Leg {
  readonly land: string;
  readonly count: number;
}
/** Clans between the pivot and other territories. */
export interface March {
  readonly kind: 'march';
  readonly pivot: string;
  /** Whether they come to the pivot. */
  readonly inward: boolean;
  readonly legs: readonly Leg[];
  /** How many may go each way, as far as it is known; outward they share it. */
  readonly most: Readonly<Record<string, number>>;
}
export type Form = Plain | Cards | Places | Orders | March;

/** What the table knows that the decision does not say. */
export interface Known {
  /** How many cards are held already. */
  readonly held: number;
  /** How often each order can be given: the decision names only those that may come first. */
  readonly orders: (decision: Decision) => Readonly<Record<string, number>>;
}

export function formOf(decision: Decision, known: Known): Form {
  const { kind, subject } = decision;
  if (kind === 'hold') {
    return { kind: 'hold', chosen: [], total: Number(subject['pass']) - known.held };
  }
  // What has been begun elsewhere goes on step by step: its order is settled.
  if (kind === 'discard-some' && known.held === 0) {
    return { kind: 'discard', chosen: [], total: null };
  }
  if (kind === 'place') {
    const fewer = decision.actions.includes('done');
    return { kind: 'place', chosen: [], total: null, fewer, full: [] };
  }
  if (kind === 'orders' && Number(subject['left']) > 1) {
    return {
      kind: 'orders',
      chosen: [],
      total: Number(subject['left']),
      most: known.orders(decision),
    };
  }
  if (kind === 'march') {
    const inward = named(decision, 'from').length > 0;
    return { kind: 'march', pivot: String(subject['territory']), inward, legs: [], most: {} };
  }
  return { kind: 'plain', chosen: null };
}

/** Whether nothing has been chosen yet. */
export function empty(form: Form): boolean {
  if (form.kind === 'plain') return form.chosen === null;
  return form.kind === 'march' ? form.legs.length === 0 : form.chosen.length === 0;
}

/** Whether it may be what is wanted: what the server can be asked about. */
export function whole(form: Form): boolean {
  switch (form.kind) {
    case 'plain':
    case 'march':
      return !empty(form);
    case 'hold':
    case 'orders':
      return form.chosen.length === form.total;
    case 'discard':
      return form.chosen.length > 0;
    case 'place':
      return form.fewer ? form.chosen.length > 0 : form.chosen.length === form.total;
  }
}

/** The line of the notation that a form makes. */
export function lineOf(form: Form, decision: Decision): string {
  switch (form.kind) {
    case 'plain':
      return form.chosen ?? '';
    case 'hold':
      return `hold ${inOrder(form.chosen).join(' ')}`;
    case 'discard':
      return [...inOrder(form.chosen).map((card) => `discard ${card}`), 'done'].join(', ');
    case 'place':
      return placed(form.chosen, decision).join(', ');
    case 'orders':
      return sorted(form.chosen, Object.keys(form.most)).join(', ');
    case 'march':
      return `move ${form.legs.map((leg) => way(form, leg)).join(', ')}`;
  }
}

function way({ pivot, inward }: March, { land, count }: Leg): string {
  return inward ? `${count} ${land} ${pivot}` : `${count} ${pivot} ${land}`;
}

/** The actions that place clans, in the order of the decision's own. */
export function placed(lands: readonly string[], decision: Decision): string[] {
  return sorted(
    lands.map((land) => `place ${land}`),
    decision.actions,
  );
}

function sorted(actions: readonly string[], order: readonly string[]): string[] {
  return [...actions].sort((a, b) => order.indexOf(a) - order.indexOf(b));
}

// ------------------------------------------------------------------------------- marches

/** How many clans may still be added to a way. */
export function roomOn(form: March, land: string): number {
  const most = form.most[land];
  if (most === undefined) return 1;
  const gone = form.legs
    .filter((leg) => !form.inward || leg.land === land)
    .reduce((sum, leg) => sum + leg.count, 0);
  return Math.max(0, most - gone);
}

/** So many clans by this way; none takes the way away. */
export function withLeg(form: March, land: string, count: number): March {
  if (count <= 0) return { ...form, legs: form.legs.filter((leg) => leg.land !== land) };
  const there = form.legs.some((leg) => leg.land === land);
  const legs = there
    ? form.legs.map((leg) => (leg.land === land ? { land, count } : leg))
    : [...form.legs, { land, count }];
  return { ...form, legs };
}

export function countOn(form: March, land: string): number {
  return form.legs.find((leg) => leg.land === land)?.count ?? 0;
}

/** What is found out about one way. Out of one territory all ways draw on the same clans. */
export function withMost(form: March, land: string, most: number, ends: readonly string[]): March {
  const known = form.inward ? [land] : ends;
  return {
    ...form,
    most: { ...form.most, ...Object.fromEntries(known.map((end) => [end, most])) },
  };
}

/** How often an order may still be given. */
export function ordersLeft(form: Orders, action: string): number {
  if (form.chosen.length >= form.total) return 0;
  return (form.most[action] ?? 0) - form.chosen.filter((each) => each === action).length;
}

/** How many actions of a decision count clans: 1 where the game counts by itself. */
export function mostCount(next: Decision | null): number {
  if (next?.kind !== 'count') return 1;
  return Math.max(
    1,
    ...next.actions
      .map(cut)
      .filter(([verb]) => verb === 'count')
      .map(([, n]) => Number(n)),
  );
}
