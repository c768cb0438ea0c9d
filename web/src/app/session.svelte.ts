/** Who one is. The first thing that needs a name asks for one: nothing else has to be done before. */

import type { Account } from '../lib/schema';
import { api } from './api';
import { speech } from './speech.svelte';

class Session {
  /** Undefined: not known yet; null: nobody. */
  me = $state.raw<Account | null | undefined>(undefined);
  /** Goes up whenever one is somebody else: what was shown to the one before is not for this one. */
  turn = $state(0);
  /** Whether a name is being asked for. */
  asking = $state(false);
  #answered: ((account: Account | null) => void) | null = null;

  async load(): Promise<Account | null> {
    const me = await api.me();
    this.become(me);
    return me;
  }

  /** Who one is from now on. */
  become(account: Account | null): void {
    if (this.me !== undefined && (this.me?.id ?? null) !== (account?.id ?? null)) this.turn += 1;
    this.me = account;
    if (account?.language && !speech.chosen) void speech.speak(account.language);
  }

  /** Somebody: who one is already, or who one becomes now; null if one would rather not. */
  async somebody(): Promise<Account | null> {
    const me = this.me === undefined ? await this.load() : this.me;
    if (me !== null) return me;
    this.asking = true;
    return new Promise((resolve) => {
      this.#answered = resolve;
    });
  }

  /** A name has been given, or declined. */
  answer(account: Account | null): void {
    this.asking = false;
    if (account !== null) this.become(account);
    this.#answered?.(account);
    this.#answered = null;
  }

  async guest(name: string): Promise<void> {
    this.answer(await api.guest(name, speech.words.language));
  }
}

export const session = new Session();
