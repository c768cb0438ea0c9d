/** Where one is in the page, by the browser's own history. */

import { pageKey, type Place, placeOf } from './addresses';

class Router {
  path = $state(location.pathname);
  readonly place: Place = $derived(placeOf(this.path));
  /** Whether one has come here from within the page: then the focus goes along. */
  moved = $state(false);

  /** Follow the browser's buttons, and links of our own; the answer ends it. */
  start(): () => void {
    const back = (): void => this.#become(location.pathname);
    const click = (event: MouseEvent): void => this.#clicked(event);
    addEventListener('popstate', back);
    document.addEventListener('click', click);
    return () => {
      removeEventListener('popstate', back);
      document.removeEventListener('click', click);
    };
  }

  go(path: string): void {
    if (path === this.path) return;
    history.pushState(null, '', path);
    const other = pageKey(placeOf(path)) !== pageKey(this.place);
    this.#become(path);
    if (other) scrollTo(0, 0);
  }

  /** The same place under another address: one does not come back to the old one. */
  replace(path: string): void {
    history.replaceState(null, '', path);
    this.path = path;
  }

  #become(path: string): void {
    this.moved = true;
    this.path = path;
  }

  #clicked(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest<HTMLAnchorElement>('a[href]');
    if (link === null || link === undefined || link.target !== '' || link.hasAttribute('download'))
      return;
    // Within the page, and files of the server, the browser knows better.
    if (link.origin !== location.origin || link.hash !== '' || link.pathname.startsWith('/api/'))
      return;
    event.preventDefault();
    this.go(link.pathname);
  }
}

export const router = new Router();
