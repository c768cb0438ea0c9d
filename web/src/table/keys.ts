/** Keys that do something at the table: listed under `?`. */

export type Shortcut =
  | 'help'
  | 'confirm'
  | 'back'
  | 'skip'
  | 'map'
  | 'hand'
  | 'question'
  | 'players'
  | 'log'
  | 'store'
  | 'read';

export const SHORTCUTS: readonly { readonly key: string; readonly does: Shortcut }[] = [
  { key: '?', does: 'help' },
  { key: 'c', does: 'confirm' },
  { key: 'b', does: 'back' },
  { key: 's', does: 'skip' },
  { key: 'q', does: 'question' },
  { key: 'm', does: 'map' },
  { key: 'h', does: 'hand' },
  { key: 'p', does: 'players' },
  { key: 'l', does: 'log' },
  { key: 't', does: 'store' },
  { key: 'i', does: 'read' },
];

/** What a key means here; none while one writes, or with a key that a browser uses. */
export function shortcut(event: KeyboardEvent): Shortcut | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  const { target } = event;
  if (
    target instanceof HTMLElement &&
    target.matches('input, textarea, select, [contenteditable]')
  ) {
    return null;
  }
  return SHORTCUTS.find(({ key }) => key === event.key)?.does ?? null;
}
