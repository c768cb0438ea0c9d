/** Making tables and sitting down: with a name first, and with the code that brings one back. */

import { SvelteMap } from 'svelte/reactivity';
import type { Made, NewTable, Rules } from '../lib/schema';
import { toTable } from './addresses';
import { api } from './api';
import { router } from './router.svelte';
import { session } from './session.svelte';

/** The codes of seats that have just been taken, by table: the server tells them this once. */
export const codes = new SvelteMap<string, string>();

export function seated(made: Made): void {
  if (made.code !== null) codes.set(made.table.id, made.code);
}

/** A new table; null if one would rather have no name. */
export async function make(wish: NewTable): Promise<Made | null> {
  if ((await session.somebody()) === null) return null;
  const made = await api.make(wish);
  seated(made);
  return made;
}

/** A new table, and one is there. */
export async function makeAndGo(wish: NewTable): Promise<void> {
  const made = await make(wish);
  if (made !== null) router.go(toTable(made.table.id));
}

/** What is usual; where one person decides for all, only who holds a card need be asked. */
export function rulesFor(players: number, alone: boolean, other: Partial<Rules> = {}): Rules {
  return {
    players,
    ruleset: '2e',
    scenario: 'standard',
    windows: alone ? 'holders' : 'possible',
    round_limit: null,
    ...other,
  };
}
