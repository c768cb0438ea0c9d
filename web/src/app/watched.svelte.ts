/** Something of the server that is asked for again and again, while somebody looks. */

import { explain } from './speech.svelte';

export class Watched<T> {
  value = $state.raw<T | null>(null);
  fault = $state('');
  #timer: ReturnType<typeof setTimeout> | null = null;
  #running = false;
  /** What is asked later counts, whichever answer comes first. */
  #turn = 0;

  constructor(
    private readonly ask: () => Promise<T>,
    private readonly seconds: number,
  ) {}

  /** Begin to look; the answer ends it. */
  start(): () => void {
    this.#running = true;
    const look = (): void => {
      if (document.visibilityState === 'visible') void this.again();
    };
    document.addEventListener('visibilitychange', look);
    addEventListener('online', look);
    void this.again();
    return () => {
      this.#running = false;
      this.#turn += 1;
      if (this.#timer !== null) clearTimeout(this.#timer);
      document.removeEventListener('visibilitychange', look);
      removeEventListener('online', look);
    };
  }

  async again(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    const turn = ++this.#turn;
    try {
      const value = await this.ask();
      if (turn !== this.#turn) return;
      this.value = value;
      this.fault = '';
    } catch (fault) {
      if (turn !== this.#turn) return;
      this.fault = explain(fault);
    }
    this.#later();
  }

  /** Nobody looks at a hidden page: it asks again when it is seen. */
  #later(): void {
    if (!this.#running) return;
    this.#timer = setTimeout(() => {
      if (document.visibilityState === 'visible') void this.again();
    }, this.seconds * 1000);
  }
}
