import { expect, test } from 'vitest';
import { Refusal } from '../lib/connection';
import { Api, NoServer } from './api';

interface Asked {
  path: string;
  method: string | undefined;
  body: unknown;
}

/** A server that always answers the same, and tells what it was asked. */
function serverOf(status: number, text: string): { api: Api; asked: Asked[] } {
  const asked: Asked[] = [];
  const api = new Api((path, init) => {
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined;
    asked.push({ path, method: init.method, body });
    return Promise.resolve(new Response(status === 204 ? null : text, { status }));
  });
  return { api, asked };
}

test('who one is', async () => {
  const account = { id: 'abcd', name: 'Emer', guest: true, email: null, language: 'pl' };
  const { api, asked } = serverOf(200, JSON.stringify({ account }));
  expect(await api.guest('Emer', 'pl')).toEqual(account);
  expect(asked).toEqual([
    { path: '/api/guest', method: 'POST', body: { name: 'Emer', language: 'pl' } },
  ]);
});

test('what is not wanted is not asked for', async () => {
  const { api, asked } = serverOf(200, JSON.stringify({ tables: [], next: null }));
  await api.open({ players: null, ruleset: '', state: 'playing' });
  await api.mine();
  expect(asked.map(({ path }) => path)).toEqual(['/api/tables?state=playing', '/api/mine']);
});

test('seat 0 is a seat', async () => {
  const { api, asked } = serverOf(200, '{}');
  await api.replay('tara22', 5, 0);
  await api.replay('tara22', 5, null);
  expect(asked.map(({ path }) => path)).toEqual([
    '/api/tables/tara22/replay/5?seat=0',
    '/api/tables/tara22/replay/5',
  ]);
});

test('the word of an invitation goes along, whatever is in it', async () => {
  const { api, asked } = serverOf(200, '{}');
  await api.table('tara22', 'a&b');
  expect(asked[0]?.path).toBe('/api/tables/tara22?invite=a%26b');
});

test('a refusal says why', async () => {
  const why = { key: 'seating-taken', values: {}, text: 'Somebody sits there already.' };
  const { api } = serverOf(409, JSON.stringify({ code: 'taken', why }));
  const refused = await api.sit('tara22', { seat: 1 }).catch((fault: unknown) => fault);
  expect(refused).toBeInstanceOf(Refusal);
  expect(refused).toMatchObject({ code: 'taken', why });
});

test.each([
  [502, '<html>Bad gateway</html>'],
  [200, '<html>Please sign in to this network</html>'],
  [500, ''],
  [400, '{"code": 3}'],
])('what is not the server is not taken for it: %d', async (status, text) => {
  const { api } = serverOf(status, text);
  await expect(api.me()).rejects.toBeInstanceOf(NoServer);
});

test('a network that is not there is no fault of the page', async () => {
  const api = new Api(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(api.signOut()).rejects.toBeInstanceOf(NoServer);
});

test('an answer may be empty', async () => {
  const { api } = serverOf(204, '');
  await expect(api.signOut()).resolves.toBeUndefined();
});
