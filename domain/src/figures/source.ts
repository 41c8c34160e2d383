import type { Source } from './kinds.ts';
import { wayOf } from './marker.ts';

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
  const by = wayOf(hash);
  if (by) return by;
  const from = referrer.split('/')[2] ?? '';
  if (from === host) return 'site';
  if (userAgent.includes('Instagram')) return 'instagram';
  if (!from) return 'none';
  return SITES.find(([pattern]) => pattern.test(from))?.[1] ?? 'other';
}
