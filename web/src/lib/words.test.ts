import { afterEach, describe, expect, it, vi } from 'vitest';
import { bare, languages, textsOf } from '../../config/texts';
import { GROUPS, NOT_FOR_THE_PAGE } from './groups';
import { LANGUAGES, languageFor, wordsIn } from './texts';
import { NoSuchText, toTenths, Words } from './words';

const complained = vi.spyOn(console, 'error').mockImplementation(() => undefined);
afterEach(() => complained.mockClear());

function strange(): Words {
  const english = new Words('en');
  english.add('name-cove = Cove\nname-moor = Moor\nname-hills = Hills\n');
  const words = new Words('xx', english);
  words.add(`
list-and = { $first }&{ $second }
list-more = { $first }+{ $second }
name-cove = Kov
    .in = ën Kov
name-moor = { $nothing }
at-peace = { $n ->
    [one] { $n } clan
   *[other] { $n } clans
}
two = a
    b
`);
  return words;
}

describe('a language', () => {
  it('has forms of names, or none', () => {
    const words = strange();
    expect(words.form('name-cove', 'in')).toBe('ën Kov');
    expect(words.form('name-cove', 'to')).toBe('');
    expect(words.form('name-hills', 'in')).toBe('');
    expect(complained).not.toHaveBeenCalled();
  });

  it('leaves to the first what it lacks, or cannot put together, and says so once', () => {
    const words = strange();
    expect([words.name('hills'), words.name('hills'), words.name('moor')]).toEqual([
      'Hills',
      'Hills',
      'Moor',
    ]);
    expect(complained.mock.calls.map(([fault]) => String(fault).split(':')[0])).toEqual([
      'xx has no text name-hills',
      'xx, name-moor',
    ]);
    expect(words.has('name-hills')).toBe(true);
    expect(words.keys('name-')).toEqual(['name-cove', 'name-moor', 'name-hills']);
  });

  it('has no text that is nowhere', () => {
    expect(() => strange().say('name-nobody')).toThrow(NoSuchText);
  });

  it('gives numbers without separators, and texts without line breaks', () => {
    const words = strange();
    expect(words.say('at-peace', { n: 1 })).toBe('1 clan');
    expect(words.say('at-peace', { n: 12345 })).toBe('12345 clans');
    expect(words.say('two')).toBe('a b');
  });

  it('lists things, and fills in sayings', () => {
    const words = strange();
    const counts = [0, 1, 2, 3, 4];
    expect(counts.map((n) => words.listed(['a', 'b', 'c', 'd'].slice(0, n)))).toEqual([
      '',
      'a',
      'a&b',
      'a+b&c',
      'a+b+c&d',
    ]);
    const cove = { key: 'name-cove', values: {} };
    expect(words.say('list-and', { first: [cove, 3], second: cove })).toBe('Kov&3&Kov');
  });

  it('tells what the server says, in English where it cannot', () => {
    const words = strange();
    const said = { key: 'at-peace', values: { n: 2 }, text: '2 clans at peace' };
    expect(words.told(said)).toBe('2 clans');
    expect(words.told({ ...said, key: 'match-from-next-year' })).toBe('2 clans at peace');
  });
});

describe('numbers of a table', () => {
  it('are rounded halves away from zero', () => {
    const each = [0.25, 0.35, -0.25, 1.005, 64.85, 0.0000004, 6.25, 12];
    expect(each.map(toTenths)).toEqual([0.3, 0.4, -0.3, 1, 64.9, 0, 6.3, 12]);
  });

  it('are written in the manner of the language', async () => {
    const [english, polish] = [await wordsIn('en'), await wordsIn('pl')];
    expect([english.number(12345), english.tenths(1234), english.share(0.123)]).toEqual([
      '12,345',
      '1,234.0',
      '12.3%',
    ]);
    expect(polish.number(12345).replace(/\s/, ' ')).toBe('12 345');
    expect(english.moment(new Date(2026, 10, 19, 16, 5))).toMatch(/^November 19, 2026, 4:05\sPM$/);
  });
});

describe('the languages', () => {
  it('are those that have a folder, English first, each by its own name', () => {
    expect(LANGUAGES.map((language) => language.code)).toEqual(languages());
    expect(LANGUAGES.map((language) => language.name)).toContain('Polski');
    expect(LANGUAGES[0]?.code).toBe('en');
  });

  it('are chosen by what the browser asks for', () => {
    expect(languageFor(['de-AT', 'fr-CA', 'pl'])).toBe('fr');
    expect(languageFor(['uk'])).toBe('uk');
    expect(languageFor(['tlh'])).toBe('en');
  });

  it('are loaded once, group by group', async () => {
    const french = await wordsIn('fr');
    expect(french.has('card-bard-season')).toBe(false);
    expect(await wordsIn('fr', 'table')).toBe(french);
    expect(french.has('card-bard-season')).toBe(true);
    await expect(wordsIn('tlh')).rejects.toThrow(RangeError);
  });
});

describe('the files', () => {
  it('come without comments', () => {
    expect(bare('### A file\n\n# of two\nkey = a # b\n\n\nother = c\n')).toBe(
      '\nkey = a # b\n\n\nother = c\n',
    );
  });

  it('are each in one group, or not for the page', () => {
    const here = import.meta.glob('../../../src/ardri/words/texts/en/*.ftl', { query: '?url' });
    const files = Object.keys(here).map((path) => /(\w+)\.ftl$/.exec(path)?.[1] ?? '');
    const known = [...Object.values(GROUPS).flat(), ...NOT_FOR_THE_PAGE];
    expect(files.filter((file) => !known.includes(file))).toEqual([]);
    expect(new Set(known).size).toBe(known.length);
    expect(textsOf('pl', 'basic')).toContain('name-cove = Zatoka');
  });
});
