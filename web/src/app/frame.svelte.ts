/** How much of the page's frame is shown: a table that is played has the whole screen. */

class Frame {
  bare = $state(false);
}

export const frame = new Frame();
