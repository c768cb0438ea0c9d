import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CLANS } from './clans';
import { EMBLEMS } from './emblems';
import { ICONS } from './icons';
import { ACTION_CARDS, BEASTS, CARDS, EPIC_TALES, kindOf, TERRITORIES } from './ids';
import { MOTIFS } from './texture';

const engine = readFileSync('../src/ardri/rules/cards/names.py', 'utf8');
const styles = readFileSync('src/styles/tokens.css', 'utf8');

/** A list of the engine's, read from its source. */
function list(name: string): string[] {
  const body = new RegExp(`^${name}: Final = \\[([^\\]]*)\\]`, 'm').exec(engine)?.[1] ?? '';
  return [...body.matchAll(/"([a-z-]+)"/g)].map((found) => found[1] ?? '');
}

describe('the ids', () => {
  it('are those of the engine, in its order', () => {
    expect(list('ACTION_CARDS')).toEqual([...ACTION_CARDS]);
    expect(list('EPIC_TALES')).toEqual([...EPIC_TALES]);
    expect(list('TERRITORIES')).toEqual([...TERRITORIES]);
    expect(CARDS).toHaveLength(63);
  });

  it('say which kind of card it is', () => {
    expect(kindOf('bard')).toBe('action');
    expect(kindOf('dagda')).toBe('epic');
    expect(kindOf('cove')).toBe('advantage');
  });
});

describe('the drawings', () => {
  it('have an emblem for every card, and no other', () => {
    expect(Object.keys(EMBLEMS).sort()).toEqual([...CARDS].sort());
  });

  it('are all different', () => {
    const drawn = Object.values(EMBLEMS).map((emblem) => JSON.stringify(emblem));
    expect(new Set(drawn).size).toBe(63);
  });

  it('stay on their grid', () => {
    const check = (d: string, size: number, what: string): void => {
      for (const [, command, body] of d.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
        if (command === undefined || !/[MLCQST]/.test(command)) continue;
        for (const number of (body ?? '').match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []) {
          expect(Number(number), `${what}: ${command}${body}`).toBeGreaterThanOrEqual(-0.5);
          expect(Number(number), `${what}: ${command}${body}`).toBeLessThanOrEqual(size + 0.5);
        }
      }
    };
    for (const [id, emblem] of Object.entries(EMBLEMS))
      for (const stroke of emblem.lines) check(stroke.d, 48, id);
    for (const [id, icon] of Object.entries(ICONS))
      for (const stroke of icon.lines) check(stroke.d, 24, id);
  });

  it('have a texture and a tint, by day and by night, for every land', () => {
    for (const land of TERRITORIES) {
      expect(MOTIFS[land]).toHaveLength(2);
      expect(styles.match(new RegExp(`--t-${land}: #[0-9a-f]{6};`, 'g'))).toHaveLength(3);
    }
  });

  it('have a shape and a beast for every clan', () => {
    for (const beast of BEASTS) expect(CLANS[beast].ground).not.toBe('');
    expect(new Set(BEASTS.map((beast) => CLANS[beast].ground)).size).toBe(4);
  });
});

describe('the tokens', () => {
  const block = (from: string): string[] => {
    const start = styles.indexOf(from) + from.length;
    const body = styles.slice(start, styles.indexOf('}', start));
    return body.split('\n').flatMap((row) => (row.trim() === '' ? [] : [row.trim()]));
  };
  const dark = block("\n[data-theme='dark'] {");

  it('are dark alike by wish and by the machine', () => {
    expect(block(':root:not([data-theme]) {')).toEqual(dark);
  });

  it('are named alike by day and by night', () => {
    const names = (rows: readonly string[]): string[] => rows.map((row) => row.split(':')[0] ?? '');
    expect(names(block("[data-theme='light'] {"))).toEqual(names(dark));
  });

  it('keep names legible on every land', () => {
    const luminance = (hex: string): number => {
      const [r, g, b] = [1, 3, 5].map((i) => {
        const share = Number.parseInt(hex.slice(i, i + 2), 16) / 255;
        return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
    };
    const contrast = (a: string, b: string): number => {
      const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x);
      return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
    };
    for (const rows of [block("[data-theme='light'] {"), dark]) {
      const value = (name: string): string =>
        rows.find((row) => row.startsWith(`--${name}:`))?.match(/#[0-9a-f]{6}/)?.[0] ?? '';
      for (const land of TERRITORIES)
        expect(contrast(value('ink'), value(`t-${land}`)), land).toBeGreaterThanOrEqual(4.5);
      for (const ink of ['ink', 'ink2', 'goldt'])
        for (const paper of ['panel', 'panel2'])
          expect(contrast(value(ink), value(paper)), `${ink} ${paper}`).toBeGreaterThanOrEqual(4.5);
    }
  });
});
