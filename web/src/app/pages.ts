/** Each page's own chunk: whoever plays does not load what they do not look at. */

import type { Component } from 'svelte';
import type { PageName } from './addresses';

type Load = () => Promise<{ default: Component }>;

export const PAGES: Readonly<Record<PageName, Load>> = {
  home: () => import('./home/Home.svelte'),
  friends: () => import('./making/Friends.svelte'),
  screen: () => import('./making/OneScreen.svelte'),
  tables: () => import('./lists/OpenTables.svelte'),
  games: () => import('./lists/MyGames.svelte'),
  table: () => import('./table/TablePage.svelte'),
  replay: () => import('./replay/Replay.svelte'),
  record: () => import('./replay/Upload.svelte'),
  settings: () => import('./settings/SettingsPage.svelte'),
  account: () => import('./account/AccountPage.svelte'),
  'sign-in': () => import('./account/SignIn.svelte'),
  recover: () => import('./account/Recover.svelte'),
  rules: () => import('./rules/Rules.svelte'),
  nowhere: () => import('./Nowhere.svelte'),
};
