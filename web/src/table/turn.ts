/** Whose turn it is, in the few words of a title. */

import type { TableModel } from './model.svelte';

export function turnTitle(model: TableModel): string {
  const name = model.say('board-title');
  const { view } = model;
  if (view === null) return name;
  if (view.phase === 'over') return `${model.say('board-title-over')} · ${name}`;
  if (model.decision !== null) return `● ${model.say('board-title-you')} · ${name}`;
  const [seat] = askedSeats(model);
  if (seat === undefined) return name;
  return `${model.say('board-title-other', { who: model.name(seat) })} · ${name}`;
}

/** The seats whose turn it is to decide, as everybody may know. */
export function askedSeats(model: TableModel): number[] {
  return (model.view?.asked ?? []).filter((seat) => seat !== 'chance');
}
