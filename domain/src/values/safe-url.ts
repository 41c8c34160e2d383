import { withoutInvisible } from './invisible.ts';
import { LIMITS } from './limits.ts';

const PROTOCOLS = new Set(['http:', 'https:', 'mailto:', 'tel:']);
/** As URL writes them: an IPv4 address, or names in ASCII of which the last begins with a letter. */
const HOST = /^(?:\d+(?:\.\d+){3}|(?:[a-z0-9_-]+\.)+[a-z][a-z0-9_-]*\.?)$/;

/** A bare mail address. */
const MAIL = /^[\w.+-]+@(?:[\p{L}\p{N}_-]+\.)+\p{L}{2,}$/u;

/** A name in punycode (`xn--…`) is decoded only beside one that isn't ASCII; else `URL` takes any, which leads nowhere. */
const isHost = (name: string): boolean =>
  HOST.test(name) && (!/(?:^|\.)xn--/.test(name) || URL.canParse(`https://ñ.${name}`));

/** Encodes the blanks of a telephone number, and those after '?' or '#'; blanks elsewhere stay, for no address has them. */
const encodeBlanks = (text: string): string =>
  text.replace(/^(mailto|tel):\s+/i, '$1:').replace(/^tel:.*|[?#].*/i, (part) => part.replaceAll(' ', '%20'));

function withScheme(text: string): string {
  if (/^(?:(?:mailto|tel):|[a-z][a-z0-9+.-]*:(?!\d))/i.test(text)) return text;
  return MAIL.test(text) ? `mailto:${text}` : `https://${text.replace(/^\/+/, '')}`;
}

/**
 * The address a link leads to, or `null` when it must not be followed: only http, https, mailto and tel pass;
 * a mail address without one gets `mailto:`, anything
 * else `https://`. Invisible characters are left out. Never throws.
 */
export function safeUrl(value: string | null | undefined): string | null {
  const text = encodeBlanks(withoutInvisible(value ?? ''));
  if (!text || text.length > LIMITS.url || /[\p{Cc}\s]/u.test(text)) return null;
  const withSchema = withScheme(text);
  if (!URL.canParse(withSchema)) return null;
  const url = new URL(withSchema);
  if (!PROTOCOLS.has(url.protocol) || url.href.length > LIMITS.url) return null;
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  if (isWeb && (!isHost(url.hostname) || url.username || url.password)) return null;
  if (!isWeb && !url.pathname) return null;
  return url.href;
}

/** The domain shown on a link card, without `www.`; `''` for what is no web address. */
export function domain(href: string): string {
  if (!URL.canParse(href)) return '';
  return new URL(href).hostname.replace(/^www\./, '');
}
