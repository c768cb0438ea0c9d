/** Ids that come as text over the wire, as the ids that drawings know. */

import {
  type CardId,
  type CardKind,
  CARDS,
  kindOf as kindOfCard,
  TERRITORIES,
  type TerritoryId,
} from '../draw/ids';

const KNOWN: ReadonlySet<string> = new Set(CARDS);
const LANDS: ReadonlySet<string> = new Set(TERRITORIES);
const PLACE = new Map<string, number>(CARDS.map((card, k) => [card, k]));

export function isCard(id: string): id is CardId {
  return KNOWN.has(id);
}
export function isLand(id: string): id is TerritoryId {
  return LANDS.has(id);
}
export function asCard(id: string): CardId {
  if (!isCard(id)) throw new Error(`no such card: ${id}`);
  return id;
}
export function asLand(id: string): TerritoryId {
  if (!isLand(id)) throw new Error(`no such territory: ${id}`);
  return id;
}
export function kindOf(id: string): CardKind {
  return kindOfCard(asCard(id));
}

/** In the order of the notation: Action cards, Epic Tales, Advantage cards, each by its id. */
export function inOrder(cards: readonly string[]): string[] {
  return [...cards].sort((a, b) => (PLACE.get(a) ?? 0) - (PLACE.get(b) ?? 0));
}

const KINDS: readonly CardKind[] = ['action', 'advantage', 'epic'];

/** As a hand is held: Action cards, then Advantage cards, then Epic Tales. */
export function asHeld(cards: readonly string[]): string[] {
  return inOrder(cards).sort((a, b) => KINDS.indexOf(kindOf(a)) - KINDS.indexOf(kindOf(b)));
}
