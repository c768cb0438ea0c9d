/** The name of the game, the only drawn lettering: one line, nine times along the nib. */

export const WORDMARK =
  'M4 11C8 14 13 24 17 31M10.5 20C6 20 2.5 24 3 27C3.6 30.5 10 28 12.6 24M23 14.5L23 31M23 20C25.5 15 30 13.5 33 16.5M45 15C38 15 36 20 36.4 24C37 30.5 45 32 49 27.5C53 22 50 11 39 6.5M58 14.5L58 31M58 20C60.5 15 65 13.5 68 16.5M74 15L74 27C74 30.5 76.5 31.5 79 29.5M74 9L79 4';
export const WORDMARK_BOX = '-1 0 86 36';
export const WORDMARK_PEN = 1.15;
/** How far each copy lies from the one before: the nib's slant. */
export const NIB: readonly { readonly x: number; readonly y: number }[] = Array.from(
  { length: 9 },
  (_, k) => ({ x: k * 0.42, y: -k * 0.26 }),
);
