/** What a view shows, laid out for the table: who leads where, who is sheltered, who holds what. */

import { kindOf } from './cards';
import { type ClashFrame, type Frame, type Hex, isOwn, type Seat, type View } from './data';
import { touching } from './hexagons';
import { standing, type Standing } from './victory';

export interface Land {
  readonly id: string;
  readonly hexes: readonly Hex[];
  readonly clans: readonly number[];
  /** How many of the clans are sheltered from a clash here. */
  readonly sheltered: readonly number[];
  readonly chief: Seat | null;
  readonly citadels: number;
  readonly sanctuaries: number;
  readonly capital: boolean;
  readonly festival: boolean;
  readonly near: readonly string[];
  /** Where its Advantage card is. */
  readonly card: Seat | 'table' | 'played';
}

export interface Player {
  readonly seat: Seat;
  readonly reserve: number;
  /** How many clans are on the island. */
  readonly clans: number;
  readonly deeds: number;
  readonly pretender: boolean;
  readonly actions: number;
  readonly tales: number;
  readonly advantages: readonly string[];
  readonly standing: Standing;
  /** How many cards lie before the player in a draft or a draw, and how many of them are held. */
  readonly tray: number;
  readonly held: number;
}

export interface Clash {
  readonly land: string;
  readonly instigator: Seat;
  readonly actor: Seat;
  readonly victim: Seat | null;
  /** No Triskel card is played any more till it is over. */
  readonly silent: boolean;
}

/** A card that is being played, or lies open till something is over. */
export interface OpenCard {
  readonly card: string;
  readonly seat: Seat;
  /** Fallen clans that lie on it. */
  readonly clans: number;
}

export interface Scene {
  readonly seat: Seat | null;
  readonly lands: readonly Land[];
  readonly players: readonly Player[];
  /** The seats in turn order, from the one whose turn it is. */
  readonly order: readonly Seat[];
  readonly clash: Clash | null;
  readonly playing: readonly OpenCard[];
  /** One's own cards, then those before one, and which of them one holds. */
  readonly hand: readonly string[];
  readonly tray: readonly string[];
  readonly held: readonly string[];
  readonly undiscovered: number;
}

const LANDS = 16;
const CLANS = 12;

/** Who has more clans than each other player; on a tie nobody. */
export function chieftain(clans: readonly number[]): Seat | null {
  const most = Math.max(0, ...clans);
  const first = clans.indexOf(most);
  return most > 0 && clans.lastIndexOf(most) === first ? first : null;
}

/** The clash that goes on: of several frames the topmost. */
export function clashFrame(frames: readonly Frame[]): ClashFrame | null {
  const found = frames.filter((frame) => frame.plan === 'clash').at(-1);
  return (found as ClashFrame | undefined) ?? null;
}

export function sceneOf(view: View): Scene {
  const clash = clashFrame(view.frames);
  const me = view.seat === null ? undefined : view.players[view.seat];
  const own = me !== undefined && isOwn(me) ? me : { hand: [], tray: [], held: [] };
  return {
    seat: view.seat,
    lands: view.map.map((land) => ({
      id: land.territory,
      hexes: land.hexes,
      clans: land.clans,
      sheltered:
        clash !== null && clash.territory === land.territory
          ? clash.sheltered
          : land.clans.map(() => 0),
      chief: chieftain(land.clans),
      citadels: land.citadels,
      sanctuaries: land.sanctuaries,
      capital: land.capital,
      festival: land.festival,
      near: touching(view.map, land.territory),
      card: cardOf(view, land.territory),
    })),
    players: view.players.map((_, seat) => playerOf(view, seat)),
    order: orderOf(view),
    clash: clash === null ? null : clashOf(clash),
    playing: playingOf(view.frames),
    hand: own.hand,
    tray: own.tray,
    held: own.held,
    undiscovered: LANDS - view.map.length,
  };
}

function cardOf(view: View, land: string): Seat | 'table' | 'played' {
  const holder = view.players.findIndex((player) => player.advantages.includes(land));
  if (holder >= 0) return holder;
  return view.advantage_table.includes(land) ? 'table' : 'played';
}

function playerOf(view: View, seat: Seat): Player {
  const player = view.players[seat];
  if (player === undefined) throw new Error('a seat that nobody has');
  const own = isOwn(player);
  const actions = own
    ? player.hand.filter((card) => kindOf(card) === 'action').length
    : player.hand.actions;
  const tales = own
    ? player.hand.filter((card) => kindOf(card) === 'epic').length
    : player.hand.tales;
  const clans = view.map.reduce((sum, land) => sum + (land.clans[seat] ?? 0), 0);
  return {
    seat,
    reserve: Math.min(player.reserve, CLANS),
    clans,
    deeds: player.deeds,
    pretender: player.pretender,
    actions,
    tales,
    advantages: player.advantages,
    standing: standing(view, seat),
    tray: own ? player.tray.length : player.tray.actions + player.tray.tales,
    held: own ? player.held.length : player.held,
  };
}

/** All seats as turns go, from whoever is to act. */
function orderOf(view: View): Seat[] {
  const many = view.players.length;
  const clash = clashFrame(view.frames);
  const first = clash?.actor ?? view.turn ?? view.brenn ?? 0;
  const step = view.flock === 'clockwise' ? 1 : many - 1;
  return view.players.map((_, k) => (first + k * step) % many);
}

function clashOf(frame: ClashFrame): Clash {
  return {
    land: frame.territory,
    instigator: frame.instigator,
    actor: frame.actor,
    victim: frame.victim,
    silent: frame.flags.includes('silent'),
  };
}

/** The announced cards; one that waits for the end of a clash lies below it, with the fallen. */
function playingOf(frames: readonly Frame[]): OpenCard[] {
  const clash = frames.findLastIndex((frame) => frame.plan === 'clash');
  return frames.flatMap((frame, k) => {
    const { card, seat, n, flags } = frame;
    if (typeof card !== 'string' || typeof seat !== 'number') return [];
    if (!Array.isArray(flags) || !flags.includes('announced')) return [];
    const waits = k < clash && frame.plan.endsWith(' removed');
    return [{ card, seat, clans: waits && typeof n === 'number' ? n : 0 }];
  });
}
