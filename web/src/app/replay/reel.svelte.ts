/** A game step by step: what has been looked at is kept, the next steps are fetched ahead. */

import type { GameEvent, View } from '../../lib/data';
import { api } from '../api';
import { explain } from '../speech.svelte';

export interface Frame {
  readonly step: number;
  readonly view: View;
  readonly events: readonly GameEvent[];
}

/** Far more than one looks at in a row, and little to keep. */
const KEPT = 120;

export class Reel {
  /** The step that one wants to see, and what is shown until it is there. */
  at = $state(0);
  last = $state<number | null>(null);
  frame = $state.raw<Frame | null>(null);
  fault = $state('');
  readonly #frames = new Map<number, Frame>();
  readonly #loading = new Map<number, Promise<Frame>>();

  constructor(
    readonly table: string,
    /** As this seat saw it; null: as everybody may, after the end with all hands. */
    readonly seat: number | null,
  ) {}

  /** Go to a step; past the ends there is nothing. */
  async go(step: number): Promise<void> {
    const wanted = Math.max(0, this.last === null ? step : Math.min(step, this.last));
    this.at = wanted;
    try {
      const frame = await this.#get(wanted);
      // Whoever pulls the slider on is shown where they are, not where they have been.
      if (this.at !== wanted) return;
      this.frame = frame;
      this.fault = '';
      if (this.last !== null && wanted < this.last)
        void this.#get(wanted + 1).catch(() => undefined);
    } catch (fault) {
      if (this.at === wanted) this.fault = explain(fault);
    }
  }

  async end(): Promise<void> {
    if (this.last === null) await this.go(0);
    if (this.last !== null) await this.go(this.last);
  }

  #get(step: number): Promise<Frame> {
    const known = this.#frames.get(step);
    if (known !== undefined) return Promise.resolve(known);
    let loading = this.#loading.get(step);
    if (loading === undefined) {
      loading = this.#fetch(step).finally(() => this.#loading.delete(step));
      this.#loading.set(step, loading);
    }
    return loading;
  }

  async #fetch(step: number): Promise<Frame> {
    const found = await api.replay(this.table, step, this.seat);
    this.last = found.steps;
    const frame = {
      step,
      view: found.view as unknown as View,
      events: found.events as unknown as readonly GameEvent[],
    };
    this.#frames.set(step, frame);
    if (this.#frames.size > KEPT) {
      const [oldest] = this.#frames.keys();
      if (oldest !== undefined) this.#frames.delete(oldest);
    }
    return frame;
  }
}
