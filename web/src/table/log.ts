/** The log: what has happened, line by line, as one may know it. */

import type { GameEvent } from '../lib/data';
import type { Reader } from '../lib/reader';

export const FILTERS = ['all', 'cards', 'clashes'] as const;
export type Filter = (typeof FILTERS)[number];

export interface LogLine {
  readonly text: string;
  readonly event: GameEvent;
  readonly heading: boolean;
}

const HEADINGS: ReadonlySet<string> = new Set(['round', 'season-over', 'king', 'draw']);
const CARDS: ReadonlySet<string> = new Set([
  'dealt',
  'passed-on',
  'advantage',
  'played',
  'cancelled',
  'drew',
  'kept',
  'discarded',
  'took',
  'gave',
  'looked',
  'deed',
  'reshuffled',
  'took-aside',
  'set-aside',
  'revealed',
  'scouted',
]);

/** A line costs a little to put into words, and never changes: each is made once for a reader. */
const made = new WeakMap<Reader, WeakMap<GameEvent, string>>();

function lineOf(reader: Reader, event: GameEvent): string {
  let lines = made.get(reader);
  if (lines === undefined) {
    lines = new WeakMap();
    made.set(reader, lines);
  }
  let text = lines.get(event);
  if (text === undefined) {
    text = reader.event(event).replace(/^-+\s*|\s*-+$/g, '');
    lines.set(event, text);
  }
  return text;
}

export function logOf(reader: Reader, events: readonly GameEvent[], filter: Filter): LogLine[] {
  const lines: { text: string; event: GameEvent; times: number }[] = [];
  for (const event of wanted(events, filter)) {
    const text = lineOf(reader, event);
    const last = lines.at(-1);
    if (text === '') continue;
    if (last?.text === text) {
      last.times += 1;
      last.event = event;
    } else {
      lines.push({ text, event, times: 1 });
    }
  }
  return lines.map(({ text, event, times }) => ({
    text: times === 1 ? text : reader.words.say('event-times', { line: text, count: times }),
    event,
    heading: HEADINGS.has(event.kind),
  }));
}

function wanted(events: readonly GameEvent[], filter: Filter): GameEvent[] {
  if (filter === 'all') return [...events];
  let clash = false;
  return events.filter((event) => {
    const { kind } = event;
    if (kind === 'clash') clash = true;
    const inClash = clash;
    if (kind === 'clash-over') clash = false;
    return HEADINGS.has(kind) || (filter === 'cards' ? CARDS.has(kind) : inClash);
  });
}
