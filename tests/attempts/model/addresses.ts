import { goodIf, type Opinion } from './opinion.ts';
import { textOf, type ValueCheck } from './values.ts';

const MAX = 2048;

/**
 * A link is absolute, by http, https, mailto or tel, without credentials, all ASCII, on a host with a dot.
 * Only URL's spelling must be accepted.
 */
export const link: ValueCheck = (value) => {
  const text = textOf(value) ?? '';
  if (text.length > MAX || !/^[!-~]+$/.test(text)) return 'bad';
  if (hasNothingToDecode(text)) return 'bad';
  if (!URL.canParse(text)) return isPunycode(text) ? 'open' : 'bad';
  const url = new URL(text);
  const isSpelled = url.href === text || url.href === `${text}/`;
  const spelling = goodOrOpen(isSpelled && !isPunycode(text));
  if (url.protocol === 'mailto:' || url.protocol === 'tel:') return url.pathname ? spelling : 'bad';
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'bad';
  return url.username || url.password || !isHost(url.hostname) ? 'bad' : spelling;
};
const goodOrOpen = (good: boolean): Opinion => (good ? 'good' : 'open');

/** An IPv4 address (URL has checked its numbers), or names of which the last begins with a letter. */
const isHost = (host: string): boolean =>
  /^[0-9]+([.][0-9]+){3}$/.test(host) || /^([a-z0-9_-]+[.])+[a-z][a-z0-9_-]*[.]?$/.test(host);

const hostOf = (text: string): string => /^https?:\/\/([^/?#:]*)/i.exec(text)?.[1] ?? '';
/** Broken punycode: nothing follows the last hyphen. */
const hasNothingToDecode = (text: string): boolean =>
  hostOf(text)
    .split('.')
    .some((name) => /^xn--(.*-)?$/i.test(name));
/** Returns whether a host contains punycode. Rules can't decode it, and not every URL parser checks. */
function isPunycode(text: string): boolean {
  const plain = text.replaceAll(/xn--/gi, 'xn00');
  return /(^|[.])xn--/i.test(hostOf(text)) && URL.canParse(plain) && isHost(new URL(plain).hostname);
}

const BUCKET = 'demo-caso-attempts.appspot.com';
const NAME = /^[0-9]{1,15}_[A-Za-z0-9._-]{1,80}$/;
const KINDS = ['link', 'evento', 'curso', 'promo'];

/** Returns whether a Storage path is for a person's own pictures (docs/data.md, "Pictures in Storage"). */
export function isOwnPath(path: string, uid: string): boolean {
  const folders = [
    `users/${uid}/profile`,
    `users/${uid}/creator/cover`,
    `users/${uid}/creator/gallery`,
    ...KINDS.flatMap((kind) => [`posts/${kind}/main/${uid}`, `posts/${kind}/gallery/${uid}`]),
  ];
  const cut = path.lastIndexOf('/');
  return folders.includes(path.slice(0, cut)) && NAME.test(path.slice(cut + 1));
}

/** The download URL of an own upload in this project's bucket, as Storage writes it. */
export const ownUpload: ValueCheck = (value, uid) => {
  const text = textOf(value) ?? '';
  const [, origin, bucket, encoded = '', query = ''] =
    /^([a-z]+:\/\/[^/]+)\/v0\/b\/([^/]+)\/o\/([^/?#]*)(.*)$/s.exec(text) ?? [];
  if (text.length > MAX || bucket !== BUCKET) return 'bad';
  if (origin !== 'https://firebasestorage.googleapis.com' && !isEmulator(origin ?? '')) return 'bad';
  const path = encoded.replaceAll('%2F', '/');
  return goodIf(
    encodeURIComponent(path) === encoded && isOwnPath(path, uid) && /^([?][\w=&.-]*)?$/.test(query),
  );
};
const isEmulator = (origin: string) => /^http:\/\/(127\.0\.0\.1|localhost):[0-9]{1,5}$/.test(origin);
