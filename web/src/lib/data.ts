/**
 * What `view.to_json()`, `decision.to_json()` and `event.to_json(seat)` of the engine hold
 * (docs/position.md, docs/notation.md, docs/events.md). Over the wire they are plain JSON.
 */

export type Seat = number;
export type Hex = readonly [q: number, r: number];
export type Flock = 'clockwise' | 'counterclockwise';
export type Phase = 'setup' | 'assembly' | 'draft' | 'season' | 'over';

/** A place one does not see into: how many cards, which for certain, which perhaps. */
export interface HiddenPlace {
  readonly actions: number;
  readonly tales: number;
  readonly known: readonly string[];
  readonly possible: readonly string[];
}

export interface TerritoryData {
  readonly territory: string;
  readonly hexes: readonly Hex[];
  readonly clans: readonly number[];
  /** All of them, the Capital's among them. */
  readonly citadels: number;
  readonly capital: boolean;
  readonly sanctuaries: number;
  readonly festival: boolean;
}

interface PlayerData {
  readonly deeds: number;
  readonly pretender: boolean;
  readonly reserve: number;
  readonly advantages: readonly string[];
}
export interface OwnPlayer extends PlayerData {
  readonly hand: readonly string[];
  readonly tray: readonly string[];
  readonly held: readonly string[];
}
export interface OtherPlayer extends PlayerData {
  readonly hand: HiddenPlace;
  readonly tray: HiddenPlace;
  readonly held: number;
}

/** Something that is going on; which parts it has hangs on its plan. */
export interface Frame {
  readonly plan: string;
  readonly step: number;
  readonly [part: string]: unknown;
}
export interface ClashFrame extends Frame {
  readonly plan: 'clash';
  readonly territory: string;
  readonly instigator: Seat;
  readonly actor: Seat;
  readonly sheltered: readonly number[];
  readonly fallen: readonly number[];
  readonly said: readonly Seat[];
  readonly victim: Seat | null;
  readonly flags: readonly string[];
}

/** A set of the stack: how many territories, which of them for certain, which perhaps. */
export interface StackSet {
  readonly size: number;
  readonly known: readonly string[];
  readonly possible: readonly string[];
}

export interface View {
  readonly seat: Seat | null;
  readonly ruleset: string;
  readonly scenario: string;
  readonly round_limit: number | null;
  readonly round: number;
  readonly phase: Phase;
  /** In a Season only. */
  readonly turn?: Seat | null;
  readonly opening?: boolean | null;
  readonly passed?: readonly Seat[] | null;
  /** When over; null is a draw. */
  readonly winner?: Seat | null;
  readonly brenn: Seat | null;
  readonly flock: Flock;
  readonly map: readonly TerritoryData[];
  readonly players: readonly (OwnPlayer | OtherPlayer)[];
  readonly action_discard: HiddenPlace;
  readonly set_aside: HiddenPlace;
  readonly epic_deck: HiddenPlace;
  readonly epic_discard: readonly string[];
  readonly advantage_table: readonly string[];
  readonly advantage_played: readonly string[];
  readonly playing: readonly string[];
  readonly stack: readonly StackSet[];
  readonly pool: HiddenPlace;
  readonly frames: readonly Frame[];
  readonly asked: readonly (Seat | 'chance')[];
}

export interface Decision {
  readonly seat: Seat;
  readonly kind: string;
  readonly subject: Readonly<Record<string, string | number>>;
  readonly actions: readonly string[];
}

export interface GameEvent {
  readonly index: number;
  readonly kind: string;
  readonly seat?: Seat;
  readonly other?: Seat;
  readonly territory?: string;
  readonly to?: string;
  readonly count?: number;
  readonly what?: string;
  readonly flock?: Flock;
  readonly use?: 'season' | 'triskel';
  readonly cards?: readonly string[];
}

/** Whether these are one's own cards, known by name. */
export function isOwn(player: OwnPlayer | OtherPlayer): player is OwnPlayer {
  return Array.isArray(player.hand);
}

/** An action of the notation, cut into its verb and what follows. */
export function cut(action: string): readonly [verb: string, rest: string] {
  const at = action.indexOf(' ');
  return at < 0 ? [action, ''] : [action.slice(0, at), action.slice(at + 1)];
}

/** What follows this verb in a decision's actions. */
export function named(decision: Decision, verb: string): string[] {
  return decision.actions
    .map(cut)
    .filter(([said, rest]) => said === verb && rest !== '')
    .map(([, rest]) => rest);
}
