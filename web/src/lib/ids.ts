/** The ids of cards, territories and players, as the engine has them; parity.test.ts compares. */

/** The players' colours and beasts, by seat. */
export const COLOURS = ['red', 'violet', 'blue', 'white'] as const;
export const BEASTS = ['stag', 'raven', 'salmon', 'boar'] as const;

export const ACTION_CARDS = [
  'bard',
  'citadel',
  'conquest',
  'craftsmen-and-peasants',
  'druid',
  'emissaries',
  'exploration',
  'festival',
  'geis',
  'master-craftsman',
  'migration',
  'new-alliance',
  'new-clans',
  'raid',
  'sanctuary',
  'scouts-and-spies',
  'warlord',
] as const;

export const EPIC_TALES = [
  'balors-eye',
  'battle-frenzy',
  'battle-of-moytura',
  'breas-tyranny',
  'cathbads-word',
  'champions-share',
  'children-of-dana',
  'dagda',
  'dagdas-cauldron',
  'dagdas-club',
  'dagdas-harp',
  'deirdres-beauty',
  'diarmuid-and-grainne',
  'eriu',
  'fianna',
  'kernunos-sanctuary',
  'lug-samildanach',
  'lugs-spear',
  'maeves-wealth',
  'manannans-horses',
  'morrigan',
  'nuada-silverhand',
  'oenguss-ploy',
  'ogmas-eloquence',
  'otherworld',
  'stone-of-fal',
  'strengs-resolve',
  'tailtus-land',
  'tale-of-cuchulain',
  'tuans-memory',
] as const;

export const TERRITORIES = [
  'cove',
  'forest',
  'gates-of-tir-na-nog',
  'highlands',
  'hills',
  'iron-mine',
  'lost-vale',
  'meadows',
  'misty-lands',
  'moor',
  'mountains',
  'plains',
  'salt-mine',
  'stone-circle',
  'swamp',
  'valley',
] as const;

export const CARDS = [...ACTION_CARDS, ...EPIC_TALES, ...TERRITORIES] as const;

export type ActionId = (typeof ACTION_CARDS)[number];
export type TaleId = (typeof EPIC_TALES)[number];
export type TerritoryId = (typeof TERRITORIES)[number];
/** An Advantage card has the id of its territory. */
export type CardId = (typeof CARDS)[number];
export type CardKind = 'action' | 'advantage' | 'epic';

const TALES: ReadonlySet<string> = new Set(EPIC_TALES);
const LANDS: ReadonlySet<string> = new Set(TERRITORIES);

export function kindOf(card: string): CardKind {
  if (LANDS.has(card)) return 'advantage';
  return TALES.has(card) ? 'epic' : 'action';
}
