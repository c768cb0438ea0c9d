/** The ids of what is drawn: cards and lands as the engine has them, clans by their beasts. */

import { BEASTS } from '../lib/ids';

export {
  ACTION_CARDS,
  type ActionId,
  BEASTS,
  type CardId,
  type CardKind,
  CARDS,
  EPIC_TALES,
  kindOf,
  type TaleId,
  TERRITORIES,
  type TerritoryId,
} from '../lib/ids';

/** The clans by the number of their colour: pigment, shape and beast. */
export type Beast = (typeof BEASTS)[number];

export function beastOf(colour: number): Beast {
  return BEASTS[((colour % 4) + 4) % 4] ?? 'stag';
}

export type BuildingId = 'capital' | 'citadel' | 'sanctuary' | 'festival';
