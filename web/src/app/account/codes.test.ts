import { expect, test } from 'vitest';
import { tableIn } from './codes';

test.each([
  ['vhjtfxh972zs', 'vhjtfxh972zs'],
  [' VHJTFXH972ZS ', 'vhjtfxh972zs'],
  ['https://inis.example/table/vhjtfxh972zs', 'vhjtfxh972zs'],
  ['https://inis.example/join/vhjtfxh972zs/word', 'vhjtfxh972zs'],
  ['inis.example/replay/vhjtfxh972zs/12', 'vhjtfxh972zs'],
])('in %s the table is found', (said, table) => {
  expect(tableIn(said)).toBe(table);
});
