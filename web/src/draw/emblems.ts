/** The 63 emblems by card id: one line on a 48 grid, one idea each, no faces, no crosses. */

import type { Drawing } from './drawing';
import { ACTION_EMBLEMS } from './emblems-action';
import { ADVANTAGE_EMBLEMS } from './emblems-advantage';
import { EPIC_EMBLEMS_1 } from './emblems-epic-1';
import { EPIC_EMBLEMS_2 } from './emblems-epic-2';
import type { CardId } from './ids';

export const EMBLEMS = {
  ...ACTION_EMBLEMS,
  ...ADVANTAGE_EMBLEMS,
  ...EPIC_EMBLEMS_1,
  ...EPIC_EMBLEMS_2,
} as const satisfies Readonly<Record<CardId, Drawing>>;

export function emblem(card: CardId): Drawing {
  return EMBLEMS[card];
}
