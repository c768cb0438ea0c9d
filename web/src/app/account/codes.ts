/** What people paste where a table is asked for: its whole address, or its id alone. */

export function tableIn(said: string): string {
  const found = /\/(?:table|join|replay)\/([a-z0-9]+)/.exec(said);
  return (found?.[1] ?? said).trim().toLowerCase();
}
