/** Something that is asked of the server: once at a time, and said if it was not done. */

import { explain } from './speech.svelte';

export class Doing {
  busy = $state(false);
  /** Why it was not done, in words; "" if it was. */
  fault = $state('');

  /** Whether it was done. */
  async run(what: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.fault = '';
    try {
      await what();
      return true;
    } catch (fault) {
      this.fault = explain(fault);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
