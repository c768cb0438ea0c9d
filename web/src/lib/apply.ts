/** One stream's state and what an update makes of it. Pure: nothing is changed in place. */

import type { State, Update } from './schema';

/** The update does not follow the state that is here: some between were missed. */
export const GAP = 'gap';
/** The update is known already. */
export const KNOWN = 'known';

export function applied(state: State, update: Update): State | typeof GAP | typeof KNOWN {
  if (update.version <= state.version) return KNOWN;
  if (update.version !== state.version + 1) return GAP;
  // Undo may have taken events away; more than are here would be a gap that no version shows.
  if (update.first > state.events.length) return GAP;
  return {
    ...state,
    version: update.version,
    position: {
      view: { ...state.position.view, ...update.changes },
      decision: update.decision,
      sealed: update.sealed,
      orders: update.orders,
      undo: update.undo,
    },
    events: [...state.events.slice(0, update.first), ...update.events],
    // Only the new ones come.
    automatic: [...state.automatic, ...update.automatic],
  };
}
