import { HEAD_MARK } from '@vidriera/domain/site/start';

const LEADING = /^(?:<(?:link|meta)\b[^>]*\/?>|<title\b[^>]*>[^<]*<\/title>)+/;

/**
 * Splits React's markup: elements of the head (title, meta, preloads of pictures) come first in it. They are put between two comments, so that
 * the browser can remove them when it renders the screen anew.
 */
export function splitHead(html: string): { head: string; body: string } {
  const leading = LEADING.exec(html)?.[0] ?? '';
  return {
    head: `<!--${HEAD_MARK.from}-->${leading}<!--${HEAD_MARK.to}-->`,
    body: html.slice(leading.length),
  };
}
