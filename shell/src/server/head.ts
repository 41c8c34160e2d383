import { HEAD_MARK } from '@vidriera/domain/site/start';

const LEADING = /^(?:<(?:link|meta)\b[^>]*\/?>|<title\b[^>]*>[^<]*<\/title>)+/;

/**
 * React leaves what belongs into the head (title, meta, preloads of pictures) at the front of the root's markup. What goes into
 * the head stands between two comments, so that the browser can take it away where it draws the screen anew.
 */
export function splitHead(html: string): { head: string; body: string } {
  const leading = LEADING.exec(html)?.[0] ?? '';
  return {
    head: `<!--${HEAD_MARK.from}-->${leading}<!--${HEAD_MARK.to}-->`,
    body: html.slice(leading.length),
  };
}
