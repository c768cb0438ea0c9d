/** The names of those who play on one screen: known to this browser only. */

const KEY = 'ardri-screen';
/** Tables whose names are kept: the latest. */
const KEPT = 20;

type Kept = readonly (readonly [table: string, names: readonly string[]])[];

function stored(): Kept {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? (found as Kept) : [];
  } catch {
    return [];
  }
}

export function keepNames(table: string, names: readonly string[]): void {
  const kept = [[table, names] as const, ...stored().filter(([id]) => id !== table)];
  try {
    localStorage.setItem(KEY, JSON.stringify(kept.slice(0, KEPT)));
  } catch {
    // Then they go by their colours.
  }
}

export function namesAt(table: string): readonly string[] | null {
  return stored().find(([id]) => id === table)?.[1] ?? null;
}
