/**
 * The page makes the same texts of the same data as Python does, letter by letter.
 *
 * What Python makes is written by `python -m tests.words.spoken build/page/spoken.json`, from the
 * root of the repository; `./check --only page` does it.
 */

import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { facts, type Shown } from './facts';
import { ACTION_CARDS, BEASTS, COLOURS, EPIC_TALES, TERRITORIES } from './ids';
import { type DecisionData, type EventData, Reader } from './reader';
import { LANGUAGES, wordsIn } from './texts';
import { toTenths, type Value, type Values, type Words } from './words';

type Raw = Record<string, string | number | { moment: string }>;
interface Moment {
  seat: number | null;
  players: string[] | null;
}
interface Question extends Moment {
  decision: DecisionData;
  view: Shown;
  near: Record<string, string[]>;
  facts: Values;
  said: Record<string, { question: string; choices: string[] }>;
}
interface Story extends Moment {
  events: EventData[];
  said: Record<string, { each: string[]; together: string[] }>;
}
interface Spoken {
  ids: Record<'actions' | 'tales' | 'territories' | 'colours' | 'beasts', string[]>;
  texts: Record<string, [key: string, form: string | null, values: Raw, text: string][]>;
  questions: Question[];
  stories: Story[];
}

const CODES = LANGUAGES.map((language) => language.code);
const spoken = JSON.parse(
  readFileSync(new URL('../../../build/page/spoken.json', import.meta.url), 'utf8'),
) as Spoken;
const words = new Map<string, Words>();
const complaints = vi.spyOn(console, 'error');

function of(code: string): Words {
  const found = words.get(code);
  if (!found) throw new Error(`no words of ${code}`);
  return found;
}

beforeAll(async () => {
  for (const code of CODES) words.set(code, await wordsIn(code, 'table', 'reading'));
});

function filled(key: string, values: Raw): Record<string, Value> {
  const each = Object.entries(values).map(([name, value]): [string, Value] => {
    if (typeof value === 'object') return [name, new Date(value.moment)];
    const rounded = ['number-tenths', 'number-share'].includes(key) && typeof value === 'number';
    return [name, rounded ? toTenths(value) : value];
  });
  return Object.fromEntries(each);
}

/** Only which kind of blank a date has even browsers do not agree on. */
function blanks(key: string, text: string): string {
  return key === 'number-moment' ? text.split(/\s+/).join(' ') : text;
}

it('knows the same languages and ids', () => {
  expect(CODES).toEqual(Object.keys(spoken.texts));
  expect(spoken.ids).toEqual({
    actions: ACTION_CARDS,
    tales: EPIC_TALES,
    territories: TERRITORIES,
    colours: COLOURS,
    beasts: BEASTS,
  });
});

it('is held to enough', () => {
  expect(spoken.questions.length).toBeGreaterThan(300);
  expect(spoken.stories.flatMap((story) => story.events).length).toBeGreaterThan(300);
});

describe.each(CODES)('in %s', (code) => {
  it('says every text in every form', () => {
    const rows = spoken.texts[code] ?? [];
    const said = rows.map(([key, form, values]) =>
      blanks(
        key,
        form === null ? of(code).say(key, filled(key, values)) : of(code).form(key, form),
      ),
    );
    expect(said).toEqual(rows.map(([key, , , text]) => blanks(key, text)));
    expect(rows.length).toBeGreaterThan(3000);
  });

  it('asks every question and names every choice', () => {
    for (const { seat, players, decision, near, facts: more, said } of spoken.questions) {
      const reader = new Reader(of(code), seat, players);
      const choices = decision.actions.map((one) => reader.choice(one, decision, near[one]));
      expect({ question: reader.question(decision, more), choices }).toEqual(said[code]);
    }
  });

  it('tells every event', () => {
    for (const { seat, players, events, said } of spoken.stories) {
      const reader = new Reader(of(code), seat, players);
      const each = events.map((event) => reader.event(event));
      expect({ each, together: reader.told(events) }).toEqual(said[code]);
    }
  });
});

it('has nothing to complain of', () => {
  expect(complaints.mock.calls).toEqual([]);
});

it('finds the same facts in a view', () => {
  for (const { decision, view, facts: more } of spoken.questions) {
    expect(facts(decision, view)).toEqual(more);
  }
});
