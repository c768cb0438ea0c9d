/** Signs of the page on a 24 grid, in the same line as the emblems. */

import { type Drawing, line } from './drawing';

const make = (d: string, w = 1.9): Drawing => line(d, undefined, w);

export const ICONS = {
  // What a card does.
  build: make(
    'M6 20V10L4.5 9V5H8V7H10.5V5H13.5V7H16V5H19.5V9L18 10V20ZM10.4 20V16A1.6 1.6 0 0 1 13.6 16V20',
    1.7,
  ),
  move: make('M3 17C7 6 14 5 20 9M20 9L15.6 5.8M20 9L15.4 12.2M5 21H7M10 20H12'),
  recruit: make(
    'M9 4A3.4 3.4 0 1 1 8.9 4ZM3 21C3 15 5.5 12.6 9 12.6C11 12.6 12.6 13.4 13.6 15M18 12V20M14 16H22',
    1.8,
  ),
  clash: make(
    'M4 4L18 18M20 4L6 18M14.5 19.5L19.5 14.5M9.5 19.5L4.5 14.5M17.5 17.5L20.5 20.5M6.5 17.5L3.5 20.5',
    1.8,
  ),
  cards: make(
    'M4 5C8 4 10 5 12 7C14 5 16 4 20 5V18C16 17 14 18 12 20C10 18 8 17 4 18ZM12 7V20',
    1.7,
  ),
  // The three ways to be king.
  leadership: make('M4 18L3 8L8 12L12 5L16 12L21 8L20 18Z'),
  land: make('M2 19C6 9 10 8 13 14C15 9 19 9 22 19ZM15 5.5H15.1'),
  faith: make('M4 9C8 5 16 5 20 8L19 11H5ZM7 11V20M17 11V20M3 20H21'),
  // Doing.
  arrow: make('M4 12H19M13 6L19 12L13 18', 2.4),
  check: make('M4 13L10 19L20 6', 3),
  close: make('M6 6L18 18M18 6L6 18', 2.3),
  plus: make('M12 5V19M5 12H19', 2.3),
  minus: make('M5 12H19', 2.3),
  undo: make('M9 5L4 10L9 15M4 10H14A6 6 0 0 1 14 21H10', 2.2),
  redo: make('M15 5L20 10L15 15M20 10H10A6 6 0 0 0 10 21H14', 2.2),
  next: make('M9 5L16 12L9 19', 2.3),
  previous: make('M15 5L8 12L15 19', 2.3),
  down: make('M5 9L12 16L19 9', 2.3),
  up: make('M5 15L12 8L19 15', 2.3),
  skip: make('M5 6L12 12L5 18M13 6L20 12L13 18', 2.1),
  play: make('M7 5L19 12L7 19Z', 2.1),
  pause: make('M8 5V19M16 5V19', 2.6),
  peace: make(
    'M4 20C10 18 17 12 20 4M9 17C6 15 6 11 8 8C11 10 12 13 9 17ZM14 12.5C12 9.5 13 6.5 15.5 4.5C17.5 7 17 10 14 12.5ZM12 15.5C15 17 18 16 20 13.5C17.5 11.5 14.5 12.5 12 15.5Z',
    1.7,
  ),
  withdraw: make('M20 12H5M11 6L5 12L11 18M20 5V19', 2.1),
  shelter: make(
    'M5 21V9L3.5 8V3.5H7V6H10.2V3.5H13.8V6H17V3.5H20.5V8L19 9V21ZM12 10V17M9 14.2L12 17.2L15 14.2',
    1.8,
  ),
  pass: make('M12 3.5A8.5 8.5 0 1 1 11.9 3.5ZM7.5 12H16.5', 2),
  help: {
    lines: [
      { d: 'M12 3A9 9 0 1 1 11.9 3ZM9 9.4A3 3 0 1 1 13.4 12C12.3 12.6 12 13.2 12 14.2', w: 1.9 },
    ],
    dots: [[12, 17.2, 1.2]],
  },
  warning: { lines: [{ d: 'M12 3.5L21.5 20H2.5ZM12 9.5V14.2', w: 1.9 }], dots: [[12, 17, 1.1]] },
  info: { lines: [{ d: 'M12 3A9 9 0 1 1 11.9 3ZM12 11V16.6', w: 1.9 }], dots: [[12, 7.6, 1.2]] },
  search: make('M10.5 4A6.5 6.5 0 1 1 10.4 4ZM15.2 15.2L20.5 20.5', 2),
  // Around the table.
  menu: make('M4 6H20M4 12H20M4 18H14', 2.2),
  sun: make(
    'M12 8A4 4 0 1 1 11.9 8ZM12 2V4M12 20V22M2 12H4M20 12H22M5 5L6.4 6.4M17.6 17.6L19 19M19 5L17.6 6.4M5 19L6.4 17.6',
  ),
  moon: make('M19.5 14.5A8 8 0 1 1 10 4.2A6.4 6.4 0 0 0 19.5 14.5Z'),
  sound: make(
    'M4 9.5H7.5L12 5.5V18.5L7.5 14.5H4ZM15.5 9A4.2 4.2 0 0 1 15.5 15M18 6.4A8 8 0 0 1 18 17.6',
  ),
  silent: make('M4 9.5H7.5L12 5.5V18.5L7.5 14.5H4ZM15.6 9.6L20.4 14.4M20.4 9.6L15.6 14.4'),
  chat: make('M4 5H20V16H11L6 20V16H4ZM8 9H16M8 12H13'),
  hand: make('M5 8L13 5L16 18L8 20ZM13 5L19 6L18 17L16 18', 1.8),
  log: make(
    'M6 3.5H16A2.5 2.5 0 0 1 18.5 6V20.5H8A2.5 2.5 0 0 1 5.5 18ZM9 8.5H15M9 12H15M9 15.5H13',
    1.8,
  ),
  settings: make(
    'M4 7H13M18.5 7H20M15.7 4.5A2.5 2.5 0 1 1 15.6 4.5M4 17H6M11.5 17H20M8.7 14.5A2.5 2.5 0 1 1 8.6 14.5',
    1.9,
  ),
  language: make(
    'M12 3A9 9 0 1 1 11.9 3ZM3 12H21M12 3C7.5 8 7.5 16 12 21C16.5 16 16.5 8 12 3',
    1.7,
  ),
  share: make(
    'M7 9.5A2.5 2.5 0 1 1 6.9 9.5M17 3.5A2.5 2.5 0 1 1 16.9 3.5M17 15.5A2.5 2.5 0 1 1 16.9 15.5M9.3 10.9L14.7 7.3M9.3 13.2L14.7 16.7',
    1.8,
  ),
  clock: make('M12 3A9 9 0 1 1 11.9 3ZM12 7V12L15.5 14.5'),
  players: make(
    'M8.5 5A3 3 0 1 1 8.4 5ZM2.5 19.5C2.5 15 5 13 8.5 13C12 13 14.5 15 14.5 19.5M16 5.4A2.8 2.8 0 0 1 16 10.7M17.5 13.4C20 14.2 21.5 16.2 21.5 19.5',
    1.8,
  ),
  bot: {
    lines: [{ d: 'M5 8.5H19V18.5H5ZM12 8.5V5M9.5 21H14.5M2.5 12V15M21.5 12V15', w: 1.8 }],
    dots: [
      [9.3, 13, 1.3],
      [14.7, 13, 1.3],
      [12, 4, 1.3],
    ],
  },
  eye: {
    lines: [
      {
        d: 'M2.5 12C6.5 5.5 17.5 5.5 21.5 12C17.5 18.5 6.5 18.5 2.5 12ZM12 8.8A3.2 3.2 0 1 1 11.9 8.8',
        w: 1.8,
      },
    ],
  },
  hidden: make('M2.5 12C6.5 5.5 17.5 5.5 21.5 12C17.5 18.5 6.5 18.5 2.5 12ZM5 20L19 4', 1.8),
  lock: make('M6 10.5H18V20.5H6ZM8.5 10.5V7.5A3.5 3.5 0 0 1 15.5 7.5V10.5M12 14.5V16.5', 1.8),
  home: make('M3.5 12L12 4L20.5 12M6 10V20H18V10M10 20V14.5H14V20', 1.8),
  leave: make('M13 4H5V20H13M10 12H20.5M16.5 8L20.5 12L16.5 16', 1.9),
  zoomin: make('M10.5 4A6.5 6.5 0 1 1 10.4 4ZM15.2 15.2L20.5 20.5M7.5 10.5H13.5M10.5 7.5V13.5'),
  zoomout: make('M10.5 4A6.5 6.5 0 1 1 10.4 4ZM15.2 15.2L20.5 20.5M7.5 10.5H13.5'),
  island: make(
    'M5 5H9.5M5 5V9.5M19 5H14.5M19 5V9.5M5 19H9.5M5 19V14.5M19 19H14.5M19 19V14.5M12 9.5C14.5 9.5 15.5 11 15 13C14.5 14.6 10.5 15.2 9.3 13.6C8.3 12 9.5 9.5 12 9.5',
    1.8,
  ),
  pinch: make('M14 10L20 4M20 4H15.5M20 4V8.5M10 14L4 20M4 20H8.5M4 20V15.5', 2),
  replay: make('M5 12A7 7 0 1 0 8 6.3M8 2.5V6.5H12', 2),
  rematch: make('M4.5 10A8 8 0 0 1 19 8M19.5 3.5V8H15M19.5 14A8 8 0 0 1 5 16M4.5 20.5V16H9', 1.9),
  king: make('M4 17L3 7L8 11L12 4L16 11L21 7L20 17ZM4.5 20.5H19.5', 1.9),
} as const satisfies Readonly<Record<string, Drawing>>;

export type IconId = keyof typeof ICONS;
/** The categories of cards, each also an icon. */
export type Category = 'build' | 'move' | 'recruit' | 'clash' | 'cards';
