import { HEAD_MARK } from '@vidriera/domain/site/start';

const LEADING = /^(?:<(?:link|meta)\b[^>]*\/?>|<title\b[^>]*>[^<]*<\/title>)+/;

/**
 * Splits React's markup, which begins with the head's elements (title, meta, picture preloads). Two comments enclose them, so that the
 * browser can remove them when it renders a new screen.
 */
export function splitHead(html: string): { head: string; body: string } {
  const leading = LEADING.exec(html)?.[0] ?? '';
  return {
    head: `<!--${HEAD_MARK.from}-->${leading}<!--${HEAD_MARK.to}-->`,
    body: html.slice(leading.length),
  };
}
