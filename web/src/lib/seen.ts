/** Up to where one has looked at a table's log: kept in this browser. */

const KEY = 'ardri-seen';
/** Tables beyond so many are forgotten, the oldest first. */
const KEPT = 40;

type Seen = Record<string, number>;

function read(): Seen {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Seen) : {};
  } catch {
    return {};
  }
}

/** How many events had been seen; null: never been here. */
export function seenUpTo(table: string, seat: number | null): number | null {
  return read()[`${table}/${seat ?? ''}`] ?? null;
}

export function sawUpTo(table: string, seat: number | null, events: number): void {
  const key = `${table}/${seat ?? ''}`;
  const { [key]: _, ...others } = read();
  const kept = Object.entries(others).slice(1 - KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(kept), [key]: events }));
  } catch {
    // A browser that keeps nothing: then nothing is marked the next time.
  }
}
