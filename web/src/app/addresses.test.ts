import { expect, test } from 'vitest';
import { pageKey, placeOf, toJoin, toReplay, toShelf, toTable } from './addresses';

test('every page has an address', () => {
  expect(placeOf('/')).toEqual({ page: 'home' });
  expect(placeOf('/play/friends')).toEqual({ page: 'friends' });
  expect(placeOf('/play/screen/')).toEqual({ page: 'screen' });
  expect(placeOf('/replay')).toEqual({ page: 'record' });
  expect(placeOf('/rules')).toEqual({ page: 'rules', shelf: 'rules' });
  expect(placeOf(toShelf('cards'))).toEqual({ page: 'rules', shelf: 'cards' });
});

test('a table is found again by its address, with the word of an invitation', () => {
  expect(placeOf(toTable('tara22'))).toEqual({ page: 'table', table: 'tara22', invite: null });
  const invite = 'a/b ü';
  expect(placeOf(toJoin('tara22', invite))).toEqual({ page: 'table', table: 'tara22', invite });
});

test('a replay begins at a step, or wherever it likes', () => {
  expect(placeOf(toReplay('tara22'))).toEqual({ page: 'replay', table: 'tara22', step: null });
  expect(placeOf(toReplay('tara22', 17))).toEqual({ page: 'replay', table: 'tara22', step: 17 });
});

test.each([
  '/nowhere',
  '/table',
  '/table/NO',
  '/table/tara22/more',
  '/join/tara22',
  '/replay/tara22/x',
  '/rules/songs',
  '/constructor',
  '/rules/cards/bard',
])('%s leads nowhere', (path) => {
  expect(placeOf(path)).toEqual({ page: 'nowhere' });
});

test('half of an escape is taken as it stands', () => {
  expect(placeOf('/join/tara22/%E0%A4%A')).toEqual({
    page: 'table',
    table: 'tara22',
    invite: '%E0%A4%A',
  });
});

test('another step of a replay is no other page; another table is', () => {
  expect(pageKey(placeOf('/replay/tara22/3'))).toBe(pageKey(placeOf('/replay/tara22')));
  expect(pageKey(placeOf('/join/tara22/word'))).toBe(pageKey(placeOf('/table/tara22')));
  expect(pageKey(placeOf('/table/tara22'))).not.toBe(pageKey(placeOf('/table/emain1')));
});
