/** English words for the gallery only: the game's texts live elsewhere. */

import type { CardId, TerritoryId } from '../draw/ids';

const ODD: Readonly<Record<string, string>> = {
  'gates-of-tir-na-nog': 'Gates of Tír na nÓg',
  'craftsmen-and-peasants': 'Craftsmen & Peasants',
  'scouts-and-spies': 'Scouts & Spies',
  'balors-eye': 'Balor’s Eye',
  'ogmas-eloquence': 'Ogma’s Eloquence',
};

export function nameOf(id: CardId | TerritoryId): string {
  return (
    ODD[id] ??
    id
      .split('-')
      .map((word) =>
        word === 'and' || word === 'of' ? word : word.charAt(0).toUpperCase() + word.slice(1),
      )
      .join(' ')
  );
}
