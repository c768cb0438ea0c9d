/**
 * The texts of one language, from the same Fluent files that Python reads (docs/words.md).
 *
 * What is not loaded is not there: `texts.ts` says which files there are, and loads them.
 */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Told } from './schema';

/** A text that is still to be put into words: its key, and what is filled in. */
export interface Saying {
  readonly key: string;
  readonly values: Readonly<Record<string, Value>>;
}

/** What may be filled in; several things are listed. */
export type Value = string | number | Date | Saying | readonly Value[];
export type Values = Readonly<Record<string, Value>>;

/** No language has a text with this key: a fault of the program. */
export class NoSuchText extends Error {
  constructor(readonly key: string) {
    super(`no such text: ${key}`);
  }
}

export class Words {
  readonly #bundle: FluentBundle;
  /** The keys in the order of their files. */
  private readonly inOrder: string[] = [];
  /** What has been complained of: each fault is told once. */
  readonly #faults = new Set<string>();

  /** `first` stands in where a text is missing. */
  constructor(
    readonly language: string,
    readonly first: Words | null = null,
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
  }

  /** Take in a file; a file that is there already changes nothing. */
  add(file: string): void {
    const resource = new FluentResource(file);
    for (const entry of resource.body) {
      if (!entry.id.startsWith('-') && !this.#bundle.hasMessage(entry.id))
        this.inOrder.push(entry.id);
    }
    this.#bundle.addResource(resource, { allowOverrides: true });
  }

  /** A text. One that is missing or cannot be put together is told in the first language. */
  say(key: string, values: Values = {}): string {
    const text = this.#said(key, null, values) ?? this.first?.say(key, values);
    if (text === undefined) throw new NoSuchText(key);
    return text;
  }

  /** A saying in this language. */
  tell(saying: Saying): string {
    return this.say(saying.key, saying.values);
  }

  /** What the server says, in this language; in English if the text is none of the page's. */
  told(said: Told): string {
    return this.has(said.key) ? this.say(said.key, said.values as Values) : said.text;
  }

  /** Another form of a text, such as a name's `in`; "" if the language has none. */
  form(key: string, form: string): string {
    return this.#said(key, form, {}) ?? '';
  }

  /** Whether there is such a text, in this language or in the first. */
  has(key: string): boolean {
    return this.#bundle.hasMessage(key) || (this.first?.has(key) ?? false);
  }

  /** The keys that begin so, in the order of their file. */
  keys(beginning: string): string[] {
    const all = new Set([...this.inOrder, ...(this.first?.inOrder ?? [])]);
    return [...all].filter((key) => key.startsWith(beginning));
  }

  // ---------------------------------------------------------------- what texts are made of

  /** What a card, a territory, a colour or a term is called. */
  name(thing: string): string {
    return this.say(`name-${thing}`);
  }

  /** A number of a table, in the manner of the language. */
  number(n: number): string {
    return this.say('number-whole', { n });
  }

  /** A number with one decimal. */
  tenths(n: number): string {
    return this.say('number-tenths', { n: toTenths(n) });
  }

  /** A part of one, in per cent. */
  share(n: number): string {
    return this.say('number-share', { n: toTenths(100 * n) });
  }

  /** A day and a time. */
  moment(when: Date): string {
    return this.say('number-moment', { when });
  }

  /** Several things in one phrase; the last is joined by "and" or "or". */
  listed(things: readonly string[], last: 'and' | 'or' = 'and'): string {
    const [start, ...rest] = things;
    if (start === undefined) return '';
    return rest.reduce((first, second, k) => {
      const how = k < rest.length - 1 ? 'more' : last;
      return this.say(`list-${how}`, { first, second });
    }, start);
  }

  /** Several cards or territories in one phrase. */
  named(things: readonly string[], last: 'and' | 'or' = 'and'): string {
    return this.listed(
      things.map((thing) => this.name(thing)),
      last,
    );
  }

  // ---------------------------------------------------------------- inside

  #said(key: string, form: string | null, values: Values): string | undefined {
    const message = this.#bundle.getMessage(key);
    if (!message) {
      if (form === null) this.#complain(`${this.language} has no text ${key}`);
      return undefined;
    }
    const pattern = form === null ? message.value : message.attributes[form];
    if (pattern === null || pattern === undefined) return undefined;
    const filled: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(values)) filled[name] = this.#filled(value);
    const errors: Error[] = [];
    const told = this.#bundle.formatPattern(pattern, filled, errors);
    if (errors.length) {
      this.#complain(`${this.language}, ${key}: ${errors.join('; ')}`);
      if (this.first?.has(key)) return undefined;
    }
    // A text may be broken into lines where it is written; that is no part of it.
    return told.replaceAll('\n', ' ');
  }

  /** A value as Fluent takes it; numbers without separators: programs differ in those. */
  #filled(value: Value): FluentVariable {
    if (typeof value === 'number') return new FluentNumber(value, { useGrouping: false });
    if (typeof value === 'string' || value instanceof Date) return value;
    if ('key' in value) return this.tell(value);
    return this.listed(
      value.map((part) => (typeof part === 'object' ? this.#part(part) : `${part}`)),
    );
  }

  /** A part of a list. */
  #part(value: Date | Saying | readonly Value[]): string {
    return String(this.#filled(value));
  }

  /** Log what is wrong with a text, once: the tests let none of it happen. */
  #complain(fault: string): void {
    if (this.#faults.has(fault)) return;
    this.#faults.add(fault);
    console.error(fault);
  }
}

/** Rounded, halves away from zero. */
export function toTenths(n: number): number {
  const size = Math.abs(n);
  // By way of its digits: what is multiplied by ten is not always what one reads.
  const tenths = size < 0.001 ? 0 : Math.round(Number(`${size}e1`));
  return (Math.sign(n) * tenths) / 10;
}
