/** What the question bar says: one sentence, and perhaps a second that helps. */

import type { IconId } from '../draw/icons';
import type { CardId } from '../draw/ids';
import { isCard } from '../lib/cards';
import type { Stage } from '../lib/composer.svelte';
import { cut, type Decision } from '../lib/data';
import type { Value } from '../lib/words';
import type { TableModel } from './model.svelte';
import { askedSeats } from './turn';

export interface Asking {
  readonly title: string;
  readonly help: string;
  readonly icon: IconId;
  readonly card: CardId | null;
}

const ICONS: Readonly<Record<string, IconId>> = {
  hold: 'hand',
  turn: 'king',
  window: 'eye',
  clashes: 'clash',
  maneuver: 'clash',
  answer: 'clash',
  shelter: 'shelter',
  peace: 'peace',
  settle: 'recruit',
  place: 'recruit',
  spot: 'land',
  march: 'move',
  keep: 'cards',
  take: 'cards',
};
/** The kinds of question with a second sentence. */
const HELPED: ReadonlySet<string> = new Set([
  'settle',
  'hold',
  'turn',
  'window',
  'spot',
  'place',
  'march',
  'orders',
  'maneuver',
  'shelter',
  'peace',
  'answer',
]);

export function saidOf(model: TableModel): Asking {
  const stage = model.composer.current;
  if (stage === null) return waiting(model);
  const { decision } = stage;
  return {
    title: titleOf(model, stage),
    help: helpOf(model, stage),
    icon: ICONS[decision.kind] ?? 'king',
    card: cardOf(model),
  };
}

/** The card that asks: the one being played, or the one that is answered. */
function cardOf(model: TableModel): CardId | null {
  for (const { decision, form } of [...model.composer.stages].reverse()) {
    const said = decision.subject['card'];
    const chosen = form.kind === 'plain' && form.chosen !== null ? cut(form.chosen) : ['', ''];
    const card = chosen[0] === 'play' ? chosen[1] : said;
    if (typeof card === 'string' && isCard(card)) return card;
  }
  return null;
}

function titleOf(model: TableModel, { decision, form }: Stage): string {
  const { reader, words } = model;
  switch (form.kind) {
    case 'hold': {
      if (form.chosen.length === 0) break;
      const count = (form.total ?? 0) - form.chosen.length;
      const cards = words.named(form.chosen);
      return count > 0
        ? words.say('question-hold-more', { cards, count })
        : words.say('board-hold-these', { cards });
    }
    case 'discard':
      if (form.chosen.length === 0) break;
      return words.say('question-discard-some-more', { cards: words.named(form.chosen) });
    case 'place': {
      if (form.chosen.length === 0) return several(model, decision, form.total ?? 1, form.fewer);
      const places = reader.landsValues('places', form.chosen);
      const done = form.chosen.length === form.total;
      return words.say(done ? 'board-place-these' : 'question-place-more', places);
    }
    case 'march': {
      if (form.legs.length === 0) break;
      const verb = form.inward ? 'from' : 'to';
      const legs = form.legs.map(({ land, count }) =>
        words.say('question-march-leg', { ...reader.landValues('end', land), count, verb }),
      );
      return words.say('question-march-more', { legs: words.listed(legs) });
    }
    case 'orders': {
      if (form.chosen.length === 0) break;
      const orders: Value = form.chosen.map((order) =>
        words.say('question-orders-order', { order: model.choice(order, decision) }),
      );
      return words.say('question-orders-more', { orders, left: form.total - form.chosen.length });
    }
    case 'plain':
      break;
  }
  return decision.kind === 'spot' ? spotTitle(model, decision) : model.question(decision);
}

/** In other words than in the terminal: here the places are on the map. */
function spotTitle({ reader, words }: TableModel, { subject }: Decision): string {
  const card = reader.cardValues('card', subject['card']);
  // Only under a card of another's, or one's own Exploration, it is for the Brenn to say.
  if (words.has(`question-spot-${subject['card']}`)) return words.say('board-spot', card);
  return words.say('board-spot-brenn', { ...card, ...reader.playerValues('by', subject['by']) });
}

/** Where several clans are shared out at one time. */
function several(model: TableModel, decision: Decision, count: number, fewer: boolean): string {
  if (count === 1 && !fewer) return model.question(decision);
  if (!('card' in decision.subject)) return model.say('question-place-return-many', { count });
  const card = model.reader.cardValues('card', decision.subject['card']);
  return model.say('question-place-many', { ...card, count, fewer: fewer ? 'yes' : 'no' });
}

function helpOf(model: TableModel, { decision, form }: Stage): string {
  const { composer } = model;
  if (composer.idle) return model.say('board-idle');
  if (form.kind === 'plain' && form.chosen !== null) {
    if (form.chosen === 'pretend') {
      const met = model.scene?.players[model.me]?.standing.met ?? 0;
      return model.say('board-claim', { count: met });
    }
    return model.say('board-chosen', { choice: model.choice(form.chosen, decision) });
  }
  const { kind } = decision;
  if (kind === 'window' && model.sealed !== null) return model.say('board-help-sealed');
  return HELPED.has(kind) ? model.say(`board-help-${kind}`) : '';
}

/** Nothing is asked of this seat: what is going on. */
function waiting(model: TableModel): Asking {
  const { stream, view } = model;
  const quiet = { help: '', icon: 'clock', card: null } as const;
  if (!stream.caughtUp) {
    const line = model.reader.told(stream.news).at(-1) ?? '';
    const card = stream.news.flatMap((event) => event.cards ?? []).find(isCard) ?? null;
    return { ...quiet, title: line, icon: 'eye', card };
  }
  if (view?.phase === 'over') return { ...quiet, title: model.say('board-over'), icon: 'king' };
  if (model.sealed !== null && model.sealed.answer !== null) {
    return { ...quiet, title: model.say('board-answered'), help: model.say('board-help-answered') };
  }
  const others = askedSeats(model).filter((seat) => seat !== model.seat);
  if (others.length === 0) return { ...quiet, title: model.say('board-going-on') };
  const who = model.words.listed(others.map((seat) => model.name(seat)));
  return { ...quiet, title: model.say('board-waiting', { who, count: others.length }) };
}
