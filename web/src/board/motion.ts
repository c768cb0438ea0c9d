/** Motion on the board, all of which stops for who asked for less of it. */

import type { TransitionConfig } from 'svelte/transition';

export const WALK_MS = 350;
const FALL_MS = 700;

export function still(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** The last clan of a colour leaves a land: an ink outline that fades; none if it walked away. */
export function fall(node: Element, { quiet }: { quiet: boolean }): TransitionConfig {
  if (quiet || still()) return { duration: 0 };
  return {
    duration: FALL_MS,
    css: (t) => `opacity: ${t}`,
    // A clan that is put back before it has faded is whole again.
    tick: (t) => void node.classList.toggle('leaving', t < 1),
  };
}
