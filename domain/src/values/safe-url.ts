import { withoutInvisible } from './invisible.ts';
import { LIMITS } from './limits.ts';
import { parseUrl } from './parse-url.ts';

const PROTOCOLS = new Set(['http:', 'https:', 'mailto:', 'tel:']);
/** A host as URL normalises it. */
const HOST = /^(?:\d+(?:\.\d+){3}|(?:[a-z0-9_-]+\.)+[a-z][a-z0-9_-]*\.?)$/;

const MAIL = /^[\w.+-]+@(?:[\p{L}\p{N}_-]+\.)+\p{L}{2,}$/u;

/** `URL` decodes punycode (`xn--…`) only beside a non-ASCII name; any other is checked that way. */
const isHost = (name: string): boolean =>
  HOST.test(name) && (!/(?:^|\.)xn--/.test(name) || parseUrl(`https://ñ.${name}`) !== null);

/** Drops the blanks of a phone number, also those that older links encode; encodes blanks after ? or #. */
const plainBlanks = (text: string): string =>
  text
    .replace(/^mailto:\s+/i, 'mailto:')
    .replace(/^tel:.*/i, (number) => number.replaceAll(/ |%20/g, ''))
    .replace(/[?#].*/, (part) => part.replaceAll(' ', '%20'));

function withScheme(text: string): string {
  if (/^(?:(?:mailto|tel):|[a-z][a-z0-9+.-]*:(?!\d))/i.test(text)) return text;
  return MAIL.test(text) ? `mailto:${text}` : `https://${text.replace(/^\/+/, '')}`;
}

/** Returns a link’s safe address; `null` unless it is http, https, mailto or tel. A bare mail gets `mailto:`, others `https://`. */
export function safeUrl(value: string | null | undefined): string | null {
  const text = plainBlanks(withoutInvisible(value ?? ''));
  if (!text || text.length > LIMITS.url || /[\p{Cc}\s]/u.test(text)) return null;
  const withSchema = withScheme(text);
  const url = parseUrl(withSchema);
  if (!url || !PROTOCOLS.has(url.protocol) || url.href.length > LIMITS.url) return null;
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  if (isWeb && (!isHost(url.hostname) || url.username || url.password)) return null;
  if (!isWeb && !url.pathname) return null;
  return url.href;
}

/** The domain of a link card, without `www.`. */
export const domain = (href: string): string => parseUrl(href)?.hostname.replace(/^www\./, '') ?? '';
