/** Whom one does not want to hear. */

import { api } from '../api';

class MuteList {
  accounts = $state.raw<readonly string[]>([]);

  async load(): Promise<void> {
    this.accounts = await api.mutes();
  }
  async set(account: string, muted: boolean): Promise<void> {
    this.accounts = await api.mute(account, muted);
  }
}

export const mutes = new MuteList();
