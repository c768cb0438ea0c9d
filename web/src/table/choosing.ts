/** What may be chosen now, and what has been, as the board and the hand show it. */

import { type Arrow, clanKey, type Land as BoardLand, type Spot } from '../board/types';
import type { TerritoryId } from '../draw/ids';
import { asLand, isLand } from '../lib/cards';
import type { Composer, Stage } from '../lib/composer.svelte';
import { cut, type Decision, named, type Seat } from '../lib/data';
import { countOn, type March, ordersLeft, roomOn } from '../lib/forms';
import type { Place } from '../lib/hexagons';
import type { Scene } from '../lib/scene';

const LAND_VERBS: ReadonlySet<string> = new Set(['territory', 'place', 'from', 'to']);
const CARD_VERBS: ReadonlySet<string> = new Set([
  'play',
  'discard',
  'give',
  'aside',
  'hold',
  'take',
  'keep',
]);
const SEAT_VERBS: ReadonlySet<string> = new Set(['player', 'attack']);

/** The action that choosing this territory means. */
export function actionOn(decision: Decision, land: string): string | undefined {
  return decision.actions.find((action) => {
    const [verb, rest] = cut(action);
    return rest === land && LAND_VERBS.has(verb);
  });
}

/** The actions that choosing this card may mean; the decision's own before a play beside it. */
export function actionsWith(decision: Decision, card: string): string[] {
  return decision.actions
    .filter((action) => isOf(action, card))
    .sort((a, b) => Number(a.startsWith('play ')) - Number(b.startsWith('play ')));
}

/** Whether an action is about this card: an Advantage card has its territory's id. */
export function isOf(action: string, card: string): boolean {
  const [verb, rest] = cut(action);
  return rest === card && CARD_VERBS.has(verb);
}

/** The cards that are chosen from and lie in no hand: drawn, dealt, discarded. */
export function cardsBefore(decision: Decision, hand: readonly string[]): string[] {
  const cards = decision.actions
    .map(cut)
    .filter(([verb]) => verb !== 'play' && CARD_VERBS.has(verb));
  return cards.map(([, card]) => card).filter((card) => !hand.includes(card));
}

/**
 * How often each order can be given (The Otherworld): a clan placed as long as there is one in
 * reserve, each opponent's removed that stands in the open.
 */
export function mostOrders(scene: Scene, decision: Decision): Record<string, number> {
  const reserve = scene.players[decision.seat]?.reserve ?? 0;
  const out: Record<string, number> = {};
  for (const land of named(decision, 'place')) out[`place ${land}`] = reserve;
  const land = scene.lands.find(({ id }) => id === decision.subject['territory']);
  land?.clans.forEach((clans, seat) => {
    const exposed = clans - (land.sheltered[seat] ?? 0);
    if (seat !== decision.seat && exposed > 0) out[`player ${seat}`] = exposed;
  });
  return out;
}

/** What is chosen by a button: neither on the map nor a card. */
export function buttonsOf({ decision, form }: Stage, scene: Scene): string[] {
  if (form.kind === 'orders') {
    return Object.keys(form.most).filter((action) => ordersLeft(form, action) > 0);
  }
  return decision.actions.filter((action) => {
    const [verb, rest] = cut(action);
    if (CARD_VERBS.has(verb) || verb === 'at') return false;
    if (LAND_VERBS.has(verb) && scene.lands.some(({ id }) => id === rest)) return false;
    // With something chosen, that this is all goes without saying.
    return !(verb === 'done' && form.kind !== 'plain');
  });
}

/** Whether one may leave it at nothing. */
export function mayBeNothing({ decision, form }: Stage): boolean {
  return form.kind !== 'plain' && decision.actions.includes('done');
}

export interface Shown {
  readonly legal: ReadonlySet<TerritoryId>;
  readonly chosen: ReadonlySet<TerritoryId>;
  readonly arrows: readonly Arrow[];
  readonly legalClans: ReadonlySet<string>;
  readonly chosenClans: ReadonlySet<string>;
  readonly movable: ReadonlySet<string>;
  readonly spots: readonly Spot[];
  readonly chosenSpot: string | null;
  /** Clans to be placed: how many more stand in each land. */
  readonly placing: Readonly<Record<string, number>>;
}

export function shownOf(composer: Composer, scene: Scene, places: readonly Place[]): Shown {
  const stage = composer.current;
  const chosen = new Set<TerritoryId>();
  for (const each of composer.stages) {
    for (const land of landsOf(each)) if (isLand(land)) chosen.add(land);
  }
  return {
    legal: new Set(stage === null ? [] : legalLands(stage).map(asLand)),
    chosen,
    arrows: stage === null ? [] : arrowsOf(stage, scene),
    legalClans: new Set(stage === null ? [] : clansOf(stage, scene)),
    chosenClans: new Set(chosenClans(composer.stages, scene)),
    movable: new Set(stage === null ? [] : movableClans(stage, scene)),
    spots: stage === null ? [] : spotsOf(stage.decision, places),
    chosenSpot: spotOf(stage),
    placing: placingOf(stage),
  };
}

/** A land as the board draws it, with the clans that are being placed there. */
export function boardLands(scene: Scene, placing: Shown['placing']): BoardLand[] {
  return scene.lands.map((land) => ({
    territory: asLand(land.id),
    hexes: land.hexes,
    clans: land.clans.map((n, seat) => (seat === scene.seat ? n + (placing[land.id] ?? 0) : n)),
    citadels: land.citadels,
    capital: land.capital,
    sanctuaries: land.sanctuaries,
    festival: land.festival,
  }));
}

function legalLands({ decision, form }: Stage): string[] {
  const lands = decision.actions
    .map(cut)
    .filter(([verb, rest]) => LAND_VERBS.has(verb) && isLand(rest));
  const all = [...new Set(lands.map(([, land]) => land))];
  if (form.kind === 'march')
    return all.filter((land) => roomOn(form, land) > 0 || countOn(form, land) > 0);
  if (form.kind === 'place') {
    const left = form.total === null || form.total === 1 || form.chosen.length < form.total;
    return left ? all.filter((land) => !form.full.includes(land)) : [];
  }
  return all;
}

function landsOf({ form }: Stage): string[] {
  switch (form.kind) {
    case 'march':
      return [form.pivot, ...form.legs.map((leg) => leg.land)];
    case 'place':
      return [...form.chosen];
    case 'plain':
      return form.chosen === null ? [] : [cut(form.chosen)[1]];
    default:
      return [];
  }
}

/** Whose clans march: mostly one's own. */
function marcher(decision: Decision, scene: Scene): Seat {
  const { player } = decision.subject;
  return typeof player === 'number' ? player : (scene.seat ?? 0);
}

function arrowsOf({ decision, form }: Stage, scene: Scene): Arrow[] {
  if (form.kind !== 'march') return [];
  return form.legs.map(({ land, count }) => ({
    from: asLand(form.inward ? land : form.pivot),
    to: asLand(form.inward ? form.pivot : land),
    count,
    seat: marcher(decision, scene),
  }));
}

/** The clans whose owner may be chosen, where it is said in which territory. */
function clansOf(stage: Stage, scene: Scene): string[] {
  const { decision } = stage;
  const actions = stage.form.kind === 'orders' ? buttonsOf(stage, scene) : decision.actions;
  const land = decision.subject['territory'];
  if (typeof land !== 'string' || !isLand(land)) return [];
  return actions
    .map(cut)
    .filter(([verb]) => SEAT_VERBS.has(verb))
    .map(([, seat]) => clanKey(land, Number(seat)));
}

function chosenClans(stages: readonly Stage[], scene: Scene): string[] {
  return stages.flatMap(({ decision, form }) => {
    if (form.kind === 'place' && scene.seat !== null) {
      return form.chosen.map((land) => clanKey(asLand(land), scene.seat ?? 0));
    }
    if (form.kind !== 'plain' || form.chosen === null) return [];
    const [verb, seat] = cut(form.chosen);
    const land = decision.subject['territory'];
    if (!SEAT_VERBS.has(verb) || typeof land !== 'string' || !isLand(land)) return [];
    return [clanKey(land, Number(seat))];
  });
}

/** The clans that may be dragged: those of a march, or of what a march may begin with. */
function movableClans({ decision, form }: Stage, scene: Scene): string[] {
  const seat = marcher(decision, scene);
  if (form.kind === 'march')
    return marching(form, decision).map((land) => clanKey(asLand(land), seat));
  const starts = named(decision, 'territory');
  const clash = decision.actions.includes('withdraw')
    ? [String(decision.subject['territory'])]
    : [];
  return [...starts, ...clash]
    .filter((land) => isLand(land))
    .map((land) => clanKey(asLand(land), seat));
}

function marching(form: March, decision: Decision): string[] {
  return form.inward ? named(decision, 'from') : [form.pivot];
}

function spotsOf(decision: Decision, places: readonly Place[]): Spot[] {
  return named(decision, 'at').flatMap((id) => {
    const place = places[Number(id)];
    return place === undefined ? [] : [{ id, hexes: place.hexes }];
  });
}

function spotOf(stage: Stage | null): string | null {
  if (stage?.form.kind !== 'plain' || stage.form.chosen === null) return null;
  const [verb, id] = cut(stage.form.chosen);
  return verb === 'at' ? id : null;
}

function placingOf(stage: Stage | null): Record<string, number> {
  const out: Record<string, number> = {};
  if (stage === null) return out;
  const { form } = stage;
  const lands =
    form.kind === 'place'
      ? form.chosen
      : form.kind === 'orders'
        ? form.chosen.map(cut).flatMap(([verb, land]) => (verb === 'place' ? [land] : []))
        : form.kind === 'plain' && form.chosen?.startsWith('place ')
          ? [cut(form.chosen)[1]]
          : [];
  for (const land of lands) out[land] = (out[land] ?? 0) + 1;
  return out;
}
