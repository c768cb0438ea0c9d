/** What a question needs besides its decision's subject: the view shows it (docs/words.md). */

import { kindOf } from './ids';
import type { DecisionData } from './reader';
import type { Value } from './words';

/** As much of a seat's view as questions ask for (docs/position.md). */
export interface Shown {
  readonly seat: number | null;
  readonly flock: string;
  readonly map: readonly { readonly territory: string; readonly citadels: number }[];
  readonly players: readonly unknown[];
  readonly frames: readonly Readonly<Record<string, unknown>>[];
}

/** A player's cards, as that player sees them. */
interface Own {
  readonly hand: readonly string[];
  readonly tray: readonly string[];
  readonly held: readonly string[];
}

export function facts(decision: DecisionData, view: Shown): Record<string, Value> {
  const own = view.players[Number(decision.seat)] as Own;
  const saying = decision.actions.find((action) => action.includes(' '));
  const out: Record<string, Value> = {
    // Of the first choice that says more than a verb.
    verb: saying?.split(' ')[0] ?? 'none',
    flock: view.flock,
    actions: own.hand.filter((card) => kindOf(card) === 'action').length,
  };
  if (decision.kind === 'hold') {
    const total = Number(decision.subject['pass']);
    out['held'] = own.held.length;
    out['count'] = total - own.held.length;
    out['rest'] = own.tray.length - total;
  }
  if (decision.kind === 'shelter') out['free'] = free(String(decision.subject['territory']), view);
  return out;
}

/** How many citadels of a territory shelter nobody in the clash there. */
function free(territory: string, view: Shown): number {
  const land = view.map.find((one) => one.territory === territory);
  const clash = view.frames.findLast(
    (frame) => frame['plan'] === 'clash' && frame['territory'] === territory,
  );
  const sheltered = (clash?.['sheltered'] ?? []) as readonly number[];
  return (land?.citadels ?? 0) - sheltered.reduce((sum, n) => sum + n, 0);
}
