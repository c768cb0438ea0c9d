/** Names out of the legends, for who has none at hand. */

const NAMES = [
  'Aífe',
  'Ailill',
  'Brigid',
  'Conall',
  'Cormac',
  'Deirdre',
  'Diarmuid',
  'Emer',
  'Étaín',
  'Fergus',
  'Fionn',
  'Fionnabair',
  'Gráinne',
  'Lóegaire',
  'Medb',
  'Niamh',
  'Oisín',
  'Oscar',
  'Sadb',
  'Scáthach',
] as const;

export function someName(random: () => number = Math.random): string {
  return NAMES[Math.floor(random() * NAMES.length)] ?? NAMES[0];
}
