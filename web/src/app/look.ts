/** How the page looks, as it has been set: what the machine says counts where nothing was. */

import type { Settings } from '../lib/settings.svelte';

export function wear({ theme, motion }: Settings): void {
  const { dataset } = document.documentElement;
  if (theme === 'machine') delete dataset['theme'];
  else dataset['theme'] = theme;
  dataset['motion'] = motion;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.media.includes('dark') ? 'dark' : 'light';
    meta.content = (theme === 'machine' ? own : theme) === 'dark' ? '#0c141c' : '#e9dfc8';
  }
}
