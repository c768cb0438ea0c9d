/** The map in words: for who listens, and for who looks at a list. */

import type { Scene } from '../lib/scene';
import type { TableModel } from './model.svelte';

export function describeLand(model: TableModel, scene: Scene, id: string, legal: boolean): string {
  const land = scene.lands.find((each) => each.id === id);
  if (land === undefined) return model.words.name(id);
  const parts: string[] = [];
  land.clans.forEach((count, seat) => {
    if (count > 0) parts.push(model.say('board-clans-of', { who: model.name(seat), count }));
  });
  if (parts.length === 0) parts.push(model.say('board-no-clans'));
  if (land.chief !== null) {
    parts.push(model.say('board-chieftain', { who: model.name(land.chief) }));
  }
  if (land.capital) parts.push(model.words.name('capital'));
  const citadels = land.citadels - (land.capital ? 1 : 0);
  if (citadels > 0) parts.push(model.say('board-citadels', { count: citadels }));
  if (land.sanctuaries > 0) parts.push(model.say('board-sanctuaries', { count: land.sanctuaries }));
  if (land.festival) parts.push(model.words.name('festival-marker'));
  if (scene.clash?.land === id) parts.push(model.words.name('clash'));
  parts.push(model.say('board-beside', model.reader.landsValues('territories', land.near)));
  if (legal) parts.push(model.say('board-legal'));
  return `${model.words.name(id)}: ${parts.join('; ')}.`;
}

export function describePlace(model: TableModel, id: string): string {
  const near = model.places[Number(id)]?.near ?? [];
  return model.say('choice-at', model.reader.landsValues('chosen', near));
}
