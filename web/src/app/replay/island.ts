/** A land of a game looked back at, in words. */

import type { Reader } from '../../lib/reader';
import type { Scene } from '../../lib/scene';

export function landSaid(
  reader: Reader,
  names: readonly string[],
  scene: Scene,
  id: string,
): string {
  const { words } = reader;
  const land = scene.lands.find((each) => each.id === id);
  if (land === undefined) return words.name(id);
  const clans = land.clans.flatMap((count, seat) =>
    count > 0 ? [words.say('board-clans-of', { who: names[seat] ?? '', count })] : [],
  );
  const parts = clans.length > 0 ? clans : [words.say('board-no-clans')];
  if (land.chief !== null)
    parts.push(words.say('board-chieftain', { who: names[land.chief] ?? '' }));
  if (land.capital) parts.push(words.name('capital'));
  const citadels = land.citadels - (land.capital ? 1 : 0);
  if (citadels > 0) parts.push(words.say('board-citadels', { count: citadels }));
  if (land.sanctuaries > 0) parts.push(words.say('board-sanctuaries', { count: land.sanctuaries }));
  if (land.festival) parts.push(words.name('festival-marker'));
  return `${words.name(id)}: ${parts.join('; ')}.`;
}
