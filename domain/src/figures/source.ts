import type { Source } from './kinds.ts';

/**
 * Marks the addresses that share buttons and QR codes give away. It is a fragment, which browsers send to no server: so it is in no cache
 * key and no canonical address.
 */
const MARKER = '#de=';
const MARKERS = { share: 'compartido', qr: 'qr' } as const;

/** Returns an address that says how it was given away. */
export const marked = (url: string, by: keyof typeof MARKERS): string => `${url}${MARKER}${MARKERS[by]}`;

export const isMarked = (hash: string): boolean => hash.startsWith(MARKER);

const SITES: [RegExp, Source][] = [
  [/(?:^|\.)instagram\.com$/, 'instagram'],
  [/(?:^|\.)(?:facebook\.com|fb\.com)$/, 'facebook'],
  [/(?:^|\.)tiktok\.com$/, 'tiktok'],
  [/(?:^|\.)google\.[a-z.]+$/, 'google'],
];

interface Arrival {
  hash: string;
  userAgent: string;
  /** The whole address, or ''. */
  referrer: string;
  host: string;
}

/** Returns where a visit came from: the marker, else Instagram's app, else the referrer. */
export function sourceOf({ hash, userAgent, referrer, host }: Arrival): Source {
  if (hash === MARKER + MARKERS.qr) return 'qr';
  if (hash === MARKER + MARKERS.share) return 'share';
  const from = referrer.split('/')[2] ?? '';
  if (from === host) return 'site';
  if (userAgent.includes('Instagram')) return 'instagram';
  if (!from) return 'none';
  return SITES.find(([pattern]) => pattern.test(from))?.[1] ?? 'other';
}
