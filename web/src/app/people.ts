/** Who sits where, and whose turn it is, in words. */

import type { SeatInfo, TableInfo } from '../lib/schema';
import { botName } from './bots.svelte';
import { say, speech } from './speech.svelte';

/** What a seat is called in a list of those who play. */
export function seatName(seat: SeatInfo): string {
  if (seat.kind === 'bot') return botName(seat.bot ?? seat.name);
  if (seat.kind === 'open') return say('page-seat-open');
  return seat.name === '' ? say('page-seat-somebody') : seat.name;
}

const COLOURS = ['red', 'violet', 'blue', 'white'] as const;

export function colourName(seat: number): string {
  return speech.words.name(COLOURS[seat] ?? 'red');
}

/** A recorded game that somebody has brought: it was never played here, so nobody is there. */
export function isRecord(info: TableInfo): boolean {
  return (
    info.state === 'over' &&
    info.seats.every(({ kind, account, name }) => kind === 'person' && !account && name === '')
  );
}

/** What a table is called: by its own name, or by who plays. */
export function tableName(table: TableInfo): string {
  if (table.name !== '') return table.name;
  if (isRecord(table)) return say('page-table-record');
  const mine = new Set(table.yours);
  if (mine.size === table.seats.length) return say('page-table-screen');
  const others = table.seats.filter(({ seat, kind }) => !mine.has(seat) && kind !== 'open');
  // Bots alone are no name for a table to which people are still to come.
  const gathers = table.state === 'gathering' && others.every(({ kind }) => kind === 'bot');
  if (others.length === 0 || gathers) return say('page-table-new');
  return counted(others.map(seatName));
}

/** Several of one name are told once, with their number. */
function counted(names: readonly string[]): string {
  const all = [...new Set(names)].map((name) => {
    const count = names.filter((other) => other === name).length;
    return count === 1 ? name : say('page-times', { name, count });
  });
  return speech.words.listed(all);
}

export function isMyTurn(table: TableInfo): boolean {
  return table.state === 'playing' && table.yours.some((seat) => table.asked.includes(seat));
}

/** How far a table is, and whom it waits for. */
export function stateOf(table: TableInfo): string {
  switch (table.state) {
    case 'gathering': {
      const count = table.seats.filter(({ kind }) => kind === 'open').length;
      return count > 0 ? say('page-state-gathering', { count }) : say('page-state-settling');
    }
    case 'playing': {
      if (isMyTurn(table)) return say('page-state-yours', { round: table.round });
      const names = table.seats
        .filter(({ seat }) => table.asked.includes(seat))
        .map((seat) => seatName(seat));
      return names.length === 0
        ? say('page-state-playing', { round: table.round })
        : say('page-state-others', { round: table.round, who: speech.words.listed(names) });
    }
    case 'over': {
      const winner = table.seats.find(({ seat }) => seat === table.winner);
      if (winner === undefined) return say('page-state-drawn', { round: table.round });
      const only = table.yours.length < table.seats.length;
      return only && table.yours.includes(winner.seat)
        ? say('page-state-won', { round: table.round })
        : say('page-state-lost', { round: table.round, who: winnerName(table, winner) });
    }
    case 'broken':
      return say('page-state-broken');
  }
}

/** Whoever holds several seats goes by colour. */
function winnerName(table: TableInfo, winner: SeatInfo): string {
  const same = table.seats.filter(({ account }) => account !== null && account === winner.account);
  return winner.name === '' || same.length > 1 ? colourName(winner.seat) : seatName(winner);
}

const HOUR = 3600;
const DAY = 24 * HOUR;

/** How long ago something was, roughly, in the manner of the language. */
export function ago(moment: number, now: number = Date.now() / 1000): string {
  const seconds = Math.max(0, now - moment);
  const format = new Intl.RelativeTimeFormat(speech.words.language, { numeric: 'auto' });
  if (seconds < HOUR) return format.format(-Math.floor(seconds / 60), 'minute');
  if (seconds < DAY) return format.format(-Math.floor(seconds / HOUR), 'hour');
  return format.format(-Math.floor(seconds / DAY), 'day');
}

/** What a seat is called where every seat must be told from the others. */
export function seatLabel(table: TableInfo, seat: number, names: readonly string[] | null): string {
  const own = names?.[seat];
  if (own !== undefined && own !== '') return own;
  const info = table.seats[seat];
  const colour = colourName(seat);
  if (info === undefined || info.kind === 'open' || info.name === '') return colour;
  if (info.kind === 'bot') return say('page-seat-label', { name: seatName(info), colour });
  const shared = table.seats.filter(({ account }) => account === info.account).length > 1;
  return shared ? colour : info.name;
}
