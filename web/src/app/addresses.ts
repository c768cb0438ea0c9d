/** The addresses of the page: what each shows, and how one gets there. */

/** Which chapter of the reading room. */
export const SHELVES = ['rules', 'cards', 'words', 'legends'] as const;
export type Shelf = (typeof SHELVES)[number];

export type Place =
  | { readonly page: 'home' | 'friends' | 'screen' | 'tables' | 'games' }
  | { readonly page: 'settings' | 'account' | 'sign-in' | 'recover' | 'record' | 'nowhere' }
  | { readonly page: 'table'; readonly table: string; readonly invite: string | null }
  | { readonly page: 'replay'; readonly table: string; readonly step: number | null }
  | { readonly page: 'rules'; readonly shelf: Shelf };

export type PageName = Place['page'];

const PLAIN: Readonly<Record<string, Exclude<PageName, 'table' | 'replay' | 'rules' | 'nowhere'>>> =
  {
    '': 'home',
    play: 'home',
    'play/friends': 'friends',
    'play/screen': 'screen',
    tables: 'tables',
    games: 'games',
    settings: 'settings',
    account: 'account',
    'sign-in': 'sign-in',
    recover: 'recover',
    replay: 'record',
  };

/** As the server has them: whatever else stands there is no table's id. */
const TABLE = /^[a-z0-9]{4,24}$/;

export function placeOf(path: string): Place {
  const trimmed = path.replace(/^\/+|\/+$/g, '');
  const plain = Object.hasOwn(PLAIN, trimmed) ? PLAIN[trimmed] : undefined;
  if (plain !== undefined) return { page: plain };
  const [first = '', second = '', third, ...more] = trimmed.split('/');
  if (more.length > 0) return { page: 'nowhere' };
  switch (first) {
    case 'table':
      if (TABLE.test(second) && third === undefined)
        return { page: 'table', table: second, invite: null };
      break;
    case 'join':
      if (TABLE.test(second) && third !== undefined && third !== '')
        return { page: 'table', table: second, invite: decoded(third) };
      break;
    case 'replay':
      if (TABLE.test(second) && (third === undefined || /^\d{1,5}$/.test(third)))
        return { page: 'replay', table: second, step: third === undefined ? null : Number(third) };
      break;
    case 'rules': {
      const shelf = SHELVES.find((each) => each === (second || 'rules'));
      if (shelf !== undefined && third === undefined) return { page: 'rules', shelf };
      break;
    }
  }
  return { page: 'nowhere' };
}

/** Whether two addresses show the same page: of a replay another step is no other page. */
export function pageKey(place: Place): string {
  switch (place.page) {
    case 'table':
      return `table/${place.table}`;
    case 'replay':
      return `replay/${place.table}`;
    default:
      return place.page;
  }
}

export const toTable = (table: string): string => `/table/${table}`;
export const toReplay = (table: string, step?: number): string =>
  step === undefined ? `/replay/${table}` : `/replay/${table}/${step}`;
export const toJoin = (table: string, invite: string): string =>
  `/join/${table}/${encodeURIComponent(invite)}`;
export const toShelf = (shelf: Shelf): string => (shelf === 'rules' ? '/rules' : `/rules/${shelf}`);

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    // Half of an escape: then it is meant as it stands, and the server says that it opens nothing.
    return part;
  }
}
