/** What to read on about a card: the chapters of the rules that concern it (`ardri.words.links`). */

import { effectsOf, type Use } from './about';
import { isLand } from './cards';
import type { Words } from './words';

export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** By what a card is used for. */
const BY_USE: Readonly<Record<Use, string>> = {
  season: 'playing',
  'assembly-start': 'assembly',
  declared: 'answering',
  drawing: 'effects',
  arrived: 'territories',
  'clash-start': 'clash',
  sheltered: 'clash',
  maneuver: 'maneuvers',
  attacked: 'maneuvers',
  removed: 'effects',
  'after-maneuver': 'maneuvers',
  'after-play': 'answering',
  'end-of-turn': 'season',
  'any-time': 'answering',
};

export function chaptersAbout(words: Words, card: string): Chapter[] {
  const wanted = new Set(effectsOf(words, card).map(({ use }) => BY_USE[use]));
  if (isLand(card)) wanted.add('territories');
  return chapters(words).filter(({ id }) => wanted.has(id));
}

/** The keys of what the rulings mean for a card. */
export function notesOf(words: Words, card: string): string[] {
  const start = ['note', card, ''].join('-');
  return words.keys('note-').filter((key) => key.startsWith(start));
}

export function chapters(words: Words): Chapter[] {
  const titles = words.keys('chapter-').filter((key) => key.endsWith('-title'));
  return titles.map((key) => {
    const id = key.slice('chapter-'.length, -'-title'.length);
    const paragraphs: string[] = [];
    while (words.has(`chapter-${id}-p${paragraphs.length + 1}`)) {
      paragraphs.push(words.say(`chapter-${id}-p${paragraphs.length + 1}`));
    }
    return { id, title: words.say(key), paragraphs };
  });
}
