import { READY_EVENT } from '@vidriera/domain/site/start';
import { read, write } from '@vidriera/session/local-storage';
import { scrollKey } from '../frame/keep-scroll.tsx';
import type { Router } from './make-router.ts';

/** Where the router's `ScrollRestoration` looks on its first drawing: scrolled pixels by the key of an entry of the history. */
const POSITIONS = 'react-router-scroll-positions';

/** Has the page that is drawn in the place of what is seen stand where its reader is, with the link in focus that they came to. */
export function keepPlace({ state }: Router): void {
  if (scrollY > 0) {
    const positions = { ...remembered(), [scrollKey(state.location)]: scrollY };
    write(POSITIONS, JSON.stringify(positions), 'sessionStorage');
  }
  const href = document.activeElement?.getAttribute('href');
  if (!href) return;
  const links = () => [...document.querySelectorAll<HTMLElement>(`a[href="${CSS.escape(href)}"]`)];
  const place = links().indexOf(document.activeElement as HTMLElement);
  addEventListener(READY_EVENT, () => links()[place]?.focus({ preventScroll: true }), { once: true });
}

/** What the router has remembered of other entries; nothing where that can't be read. */
function remembered(): object {
  try {
    return Object(JSON.parse(read(POSITIONS, 'sessionStorage') ?? '{}'));
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}
