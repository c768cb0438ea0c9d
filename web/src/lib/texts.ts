/** The texts of each language, loaded when they are needed. */

import { LANGUAGES } from 'ardri:texts';
import { FIRST, type Group } from './groups';
import { Words } from './words';

export { LANGUAGES };

/** The language to begin with: the first of those wanted that there is, or the first of all. */
export function languageFor(wanted: readonly string[]): string {
  const codes = wanted.flatMap((tag) => [tag, tag.split('-')[0]]);
  return codes.find((code) => LANGUAGES.some((language) => language.code === code)) ?? FIRST;
}

const known = new Map<string, Words>();
const loading = new Map<string, Promise<void>>();

function wordsOf(language: string): Words {
  let words = known.get(language);
  if (!words) {
    words = new Words(language, language === FIRST ? null : wordsOf(FIRST));
    known.set(language, words);
  }
  return words;
}

async function fetched(code: string, group: Group): Promise<void> {
  const language = LANGUAGES.find((one) => one.code === code);
  if (!language) throw new RangeError(`no such language: ${code}`);
  const texts = await language.load[group]();
  // Only where something is missing has anybody to read the first language as well.
  if (!texts.whole) await loaded(FIRST, group);
  wordsOf(code).add(texts.default);
}

function loaded(code: string, group: Group): Promise<void> {
  const key = `${code} ${group}`;
  let promise = loading.get(key);
  if (!promise) {
    promise = fetched(code, group).catch((error: unknown) => {
      loading.delete(key); // The next one tries again.
      throw error;
    });
    loading.set(key, promise);
  }
  return promise;
}

/** A language's words, once these texts of it are there: the same object each time. */
export async function wordsIn(language: string, ...groups: Group[]): Promise<Words> {
  await Promise.all(['basic' as const, ...groups].map((group) => loaded(language, group)));
  return wordsOf(language);
}
