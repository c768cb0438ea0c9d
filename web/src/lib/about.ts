/** What stands on a card: when it is played, what it does, what kind of thing that is. */

import type { Category } from '../draw/icons';
import type { CardId, CardKind } from '../draw/ids';
import type { SignId } from '../draw/signs';
import type { Words } from './words';

/** When an effect may be used: in one's turn, or in this window. */
export const USES = [
  'season',
  'assembly-start',
  'declared',
  'drawing',
  'arrived',
  'clash-start',
  'sheltered',
  'maneuver',
  'attacked',
  'removed',
  'after-maneuver',
  'after-play',
  'end-of-turn',
  'any-time',
] as const;
export type Use = (typeof USES)[number];

export interface Effect {
  readonly use: Use;
  readonly text: string;
}

export function effectsOf(words: Words, card: string): Effect[] {
  return USES.filter((use) => words.has(`card-${card}-${use}`)).map((use) => ({
    use,
    text: words.say(`card-${card}-${use}`),
  }));
}

export function isSeasonCard(words: Words, card: string): boolean {
  return words.has(`card-${card}-season`);
}

/** What a drawn card shows: texts of one sign stand under it together. */
export function shownEffects(
  words: Words,
  card: string,
): { sign: SignId; word: string; text: string }[] {
  const effects = effectsOf(words, card);
  const parts = [
    ['season', effects.filter(({ use }) => use === 'season')],
    ['triskel', effects.filter(({ use }) => use !== 'season')],
  ] as const;
  return parts
    .filter(([, some]) => some.length > 0)
    .map(([sign, some]) => ({
      sign,
      word: words.name(sign),
      text: some.map(({ text }) => text).join(' '),
    }));
}

export function kindWord(words: Words, kind: CardKind): string {
  return words.say(`board-kind-${kind}`);
}

const CATEGORIES: Readonly<Record<CardId, readonly Category[]>> = {
  bard: ['cards'],
  citadel: ['build', 'cards'],
  conquest: ['move', 'clash'],
  'craftsmen-and-peasants': ['recruit'],
  druid: ['cards'],
  emissaries: ['move'],
  exploration: ['build', 'recruit'],
  festival: ['recruit'],
  geis: ['cards'],
  'master-craftsman': ['cards'],
  migration: ['move', 'clash'],
  'new-alliance': ['recruit'],
  'new-clans': ['recruit'],
  raid: ['clash', 'cards'],
  sanctuary: ['build', 'cards'],
  'scouts-and-spies': ['move', 'clash'],
  warlord: ['clash', 'recruit'],
  'balors-eye': ['clash'],
  'battle-frenzy': ['clash'],
  'battle-of-moytura': ['clash', 'move'],
  'breas-tyranny': ['move'],
  'cathbads-word': ['cards'],
  'champions-share': ['cards'],
  'children-of-dana': ['recruit'],
  dagda: ['cards'],
  'dagdas-cauldron': ['clash', 'recruit'],
  'dagdas-club': ['clash'],
  'dagdas-harp': ['recruit'],
  'deirdres-beauty': ['cards'],
  'diarmuid-and-grainne': ['move'],
  eriu: ['recruit'],
  fianna: ['clash', 'move'],
  'kernunos-sanctuary': ['build', 'recruit'],
  'lug-samildanach': ['cards'],
  'lugs-spear': ['clash'],
  'maeves-wealth': ['cards'],
  'manannans-horses': ['move', 'clash'],
  morrigan: ['clash'],
  'nuada-silverhand': ['recruit'],
  'oenguss-ploy': ['cards'],
  'ogmas-eloquence': ['clash'],
  otherworld: ['recruit'],
  'stone-of-fal': ['recruit'],
  'strengs-resolve': ['clash'],
  'tailtus-land': ['build', 'move'],
  'tale-of-cuchulain': ['clash'],
  'tuans-memory': ['cards'],
  cove: ['cards'],
  forest: ['cards'],
  'gates-of-tir-na-nog': ['cards'],
  highlands: ['clash'],
  hills: ['clash'],
  'iron-mine': ['clash'],
  'lost-vale': ['move'],
  meadows: ['cards'],
  'misty-lands': ['cards'],
  moor: ['cards'],
  mountains: ['move'],
  plains: ['move', 'clash'],
  'salt-mine': ['cards'],
  'stone-circle': ['cards'],
  swamp: ['cards'],
  valley: ['recruit'],
};

/** Those with a word among the terms of the rules. */
const TERMS: ReadonlySet<Category> = new Set(['build', 'move', 'recruit']);

export function categoriesOf(words: Words, card: CardId): { id: Category; word: string }[] {
  return CATEGORIES[card].map((id) => ({
    id,
    word: TERMS.has(id) ? words.name(`icon-${id}`) : words.say(`board-category-${id}`),
  }));
}
