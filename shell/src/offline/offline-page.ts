import * as general from '@vidriera/domain/messages/general';
import { type Link, PLAIN_HEADERS, plainPage } from '@vidriera/domain/site/plain-page';
import type { Seen } from './seen.ts';

/** Texts by reason: the browser reaches no server, or the server fails. */
const WORDS = {
  offline: { title: 'Sin conexión', heading: general.noConnection },
  failing: { title: 'No disponible', heading: general.internal },
};

/**
 * Returns the page for an unanswered request. It links to the last visited page, and to the person's own kept screens.
 * @param url the requested address
 */
export function offlinePage(
  why: keyof typeof WORDS,
  url: string,
  seen: Seen | null,
  own: readonly Link[] = [],
): Response {
  const html = plainPage(WORDS[why], seen && { ...seen, path: pathOf(seen.path, url) }, own);
  return new Response(html, { status: 503, headers: PLAIN_HEADERS });
}

/** Returns a path on this site; '/' for a stored address of another site. */
function pathOf(address: string, site: string): string {
  const { origin, pathname, search } = new URL(address, site);
  return origin === new URL(site).origin ? pathname.replace(/^\/+/, '/') + search : '/';
}
