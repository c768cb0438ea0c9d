/** The language that the page speaks just now, and how it says things. */

import { Lost, Refusal } from '../lib/connection';
import type { Group } from '../lib/groups';
import type { Told } from '../lib/schema';
import { LANGUAGES, languageFor, wordsIn } from '../lib/texts';
import type { Values, Words } from '../lib/words';
import { NoServer } from './api';

const KEY = 'ardri-language';

function stored(): string | null {
  try {
    const found = localStorage.getItem(KEY);
    return LANGUAGES.some(({ code }) => code === found) ? found : null;
  } catch {
    return null;
  }
}

class Speech {
  words: Words = $state.raw() as Words;
  /** The groups that are wanted beside the first: another language loads them, too. */
  readonly #groups = new Set<Group>();

  /** Whether this person has said which language they want. */
  get chosen(): boolean {
    return stored() !== null;
  }

  async start(): Promise<void> {
    await this.speak(stored() ?? languageFor(navigator.languages));
  }

  /** Speak a language, as soon as its texts are there. */
  async speak(language: string): Promise<void> {
    this.words = await wordsIn(language, ...this.#groups);
    document.documentElement.lang = language;
  }

  async choose(language: string): Promise<void> {
    await this.speak(language);
    try {
      localStorage.setItem(KEY, language);
    } catch {
      // It holds for as long as the page is open.
    }
  }

  /** These texts are needed, too; the answer is there when they are. */
  async need(...groups: Group[]): Promise<void> {
    for (const group of groups) this.#groups.add(group);
    await wordsIn(this.words.language, ...groups);
  }
}

export const speech = new Speech();

/** A text in the language of the page; whoever shows it follows a change of language. */
export function say(key: string, values: Values = {}): string {
  return speech.words.say(key, values);
}

export function tell(told: Told): string {
  return speech.words.told(told);
}

/** What went wrong, in words; what is a fault of the page itself is thrown on. */
export function explain(fault: unknown): string {
  if (fault instanceof Refusal) return tell(fault.why);
  if (fault instanceof NoServer || fault instanceof Lost) return say('page-no-server');
  throw fault;
}
