/** What is said at one table, and how much of it nobody has looked at. */

import type { Connection } from '../../lib/connection';
import type { ChatLine, Said } from '../../lib/schema';

export class Talk {
  lines = $state.raw<readonly ChatLine[]>([]);
  /** Those who look at the lines just now: then none is new. */
  readers = $state(0);
  #seen = $state(0);
  /** What was said before one came is not new. */
  #greeted = false;

  readonly unread = $derived(
    this.readers > 0 ? 0 : this.lines.filter(({ id }) => id > this.#seen).length,
  );

  constructor(
    private readonly connection: Connection,
    readonly table: string,
  ) {}

  start(): () => void {
    return this.connection.on('said', (said) => this.#heard(said));
  }

  async say(text: string): Promise<void> {
    await this.connection.say(this.table, text);
  }

  /** Somebody looks; the answer says that they look no more. */
  read(): () => void {
    this.readers += 1;
    this.#saw();
    return () => {
      this.#saw();
      this.readers -= 1;
    };
  }

  #heard({ table, lines }: Said): void {
    if (table !== this.table) return;
    const known = new Set(this.lines.map(({ id }) => id));
    const fresh = lines.filter(({ id }) => !known.has(id));
    if (fresh.length > 0) this.lines = [...this.lines, ...fresh].sort((a, b) => a.id - b.id);
    if (!this.#greeted || this.readers > 0) this.#saw();
    this.#greeted = true;
  }

  #saw(): void {
    this.#seen = Math.max(this.#seen, this.lines.at(-1)?.id ?? 0);
  }
}
