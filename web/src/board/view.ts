/** Which part of the island is seen: a scale and the map's point in the middle of the view. */

import type { Box } from '../draw/coast';

export interface View {
  /** Pixels for one unit of the map. */
  readonly k: number;
  readonly x: number;
  readonly y: number;
}
export interface Size {
  readonly width: number;
  readonly height: number;
}

export const CLOSEST = 3;
/** The waterlines reach this far out to sea. */
export const SEA = 26;

/** The whole box in view, as near as may be. */
export function fit(box: Box, { width, height }: Size, margin: number, closest = CLOSEST): View {
  const across = box.right - box.left + 2 * margin;
  const down = box.bottom - box.top + 2 * margin;
  return {
    k: Math.min(width / across, height / down, closest),
    x: (box.left + box.right) / 2,
    y: (box.top + box.bottom) / 2,
  };
}

/** Never farther than the whole island, never off it. */
export function clamp(view: View, whole: View, box: Box): View {
  const within = (v: number, low: number, high: number): number => Math.max(low, Math.min(high, v));
  const k = within(view.k, whole.k * 0.8, Math.max(CLOSEST, whole.k));
  return { k, x: within(view.x, box.left, box.right), y: within(view.y, box.top, box.bottom) };
}

/** Nearer or farther, with the map's point under a pixel staying there. */
export function zoomAt(view: View, factor: number, at: { x: number; y: number }, size: Size): View {
  const dx = at.x - size.width / 2;
  const dy = at.y - size.height / 2;
  const k = view.k * factor;
  return { k, x: view.x + dx / view.k - dx / k, y: view.y + dy / view.k - dy / k };
}

export function between(a: View, b: View, share: number): View {
  const eased = share < 0.5 ? 2 * share * share : 1 - (-2 * share + 2) ** 2 / 2;
  return {
    k: a.k * (b.k / a.k) ** eased,
    x: a.x + (b.x - a.x) * eased,
    y: a.y + (b.y - a.y) * eased,
  };
}

/** From a pixel of the view to the map. */
export function toMap(
  view: View,
  at: { x: number; y: number },
  size: Size,
): { x: number; y: number } {
  return {
    x: view.x + (at.x - size.width / 2) / view.k,
    y: view.y + (at.y - size.height / 2) / view.k,
  };
}
