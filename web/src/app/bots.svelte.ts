/** The bots that the server has, and what they are called here. */

import { api } from './api';
import { say, speech } from './speech.svelte';

/** The house's, from the one a newcomer may beat on. */
const HOUSE: readonly string[] = ['wanderer', 'warrior', 'druid', 'ardri'];

class Company {
  names = $state.raw<readonly string[]>(HOUSE);

  async load(): Promise<void> {
    const found = await api.bots();
    this.names = [
      ...HOUSE.filter((bot) => found.includes(bot)),
      ...found.filter((bot) => !HOUSE.includes(bot)),
    ];
  }
}

export const company = new Company();

export function botName(bot: string): string {
  return speech.words.has(`page-bot-${bot}`) ? say(`page-bot-${bot}`) : bot;
}

/** How strong it is, in a few words; nothing is known of a visitor. */
export function botStrength(bot: string): string {
  return HOUSE.includes(bot) ? say(`page-strength-${bot}`) : say('page-strength-visitor');
}
