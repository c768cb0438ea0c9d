/** When a connection tries again, and how it notices that the other side has fallen silent. */

export interface Clock {
  after(milliseconds: number, call: () => void): () => void;
  random(): number;
  /** Whether anybody looks: a hidden page waits longer. */
  seen(): boolean;
}

export const REAL_CLOCK: Clock = {
  after(milliseconds, call) {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
  random: () => Math.random(),
  seen: () => document.visibilityState !== 'hidden',
};

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const HIDDEN_WAIT = 60_000;
const PING_AFTER = 25_000;
const SILENCE = 10_000;

export class Breath {
  #failures = 0;
  #cancel: (() => void) | null = null;
  #waiting = false;

  constructor(
    private readonly clock: Clock,
    private readonly connect: () => void,
    private readonly ping: () => void,
    private readonly giveUp: () => void,
  ) {}

  opened(): void {
    this.#failures = 0;
    this.heard();
  }

  /** Anything that comes says that the other side is there. */
  heard(): void {
    this.#set(PING_AFTER, () => {
      this.ping();
      this.#set(SILENCE, this.giveUp);
    });
  }

  /** Each time twice as long, and not all browsers at one moment. */
  broke(): void {
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures);
    this.#failures += 1;
    const longest = this.clock.seen() ? wait : Math.max(wait, HIDDEN_WAIT);
    this.#set(longest * (0.5 + this.clock.random() / 2), this.connect);
    this.#waiting = true;
  }

  hurry(): void {
    if (!this.#waiting) return;
    this.stop();
    this.connect();
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = null;
    this.#waiting = false;
  }

  #set(milliseconds: number, call: () => void): void {
    this.stop();
    this.#cancel = this.clock.after(milliseconds, () => {
      this.#cancel = null;
      this.#waiting = false;
      call();
    });
  }
}
