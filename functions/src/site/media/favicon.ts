import { z } from '@vidriera/domain/zod';
import type { Request, Response } from 'express';
import { LRUCache } from 'lru-cache';
import { readBounded } from '../../base/http/read-bounded.ts';
import { isReading, OWN_PICTURE } from '../../base/http/reading.ts';

/** `/img/favicon/64/{host}`. */
const requestSchema = z.pipe(
  z
    .string()
    .check(
      z.regex(
        /^\/img\/favicon\/64\/(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/,
      ),
    ),
  z.transform((path) => path.slice(path.lastIndexOf('/') + 1)),
);

/** The icon service. It learns only the host. */
const SERVICE = 'https://www.google.com/s2/favicons';
const WAIT_MS = 3000;
const BYTES_MAX = 100_000;
const TYPES = new Set([
  'image/png',
  'image/x-icon',
  'image/vnd.microsoft.icon',
  'image/jpeg',
  'image/webp',
  'image/gif',
]);

const FOUND = 'public, max-age=604800, s-maxage=2592000, stale-while-revalidate=604800';
const NOT_FOUND = 'public, max-age=3600, s-maxage=3600';
const LATER = 'public, max-age=60, s-maxage=60';

export type FaviconOutcome = { kind: 'sent' | 'none' | 'not-found' | 'refused' };

type Icon = { type: string; bytes: Buffer };

/** Looks up an icon; `null` if missing or after a network failure. */
async function search(host: string, searchIn: typeof fetch): Promise<Icon | null> {
  try {
    const response = await searchIn(`${SERVICE}?sz=64&domain=${encodeURIComponent(host)}`, {
      signal: AbortSignal.timeout(WAIT_MS),
    });
    const type = response.headers.get('content-type')?.split(';')[0]?.trim() ?? '';
    if (!response.ok || !TYPES.has(type)) return null;
    const bytes = await readBounded(response.body, BYTES_MAX);
    return bytes?.length ? { type, bytes } : null;
  } catch (error) {
    if (error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError'))
      return null;
    throw error;
  }
}

const FOUND_MS = 86_400_000;
const NONE_MS = 3_600_000;
const KEPT_BYTES = 4 * 1024 * 1024;
/** Most lookups per minute. */
const LOOKUPS_PER_MINUTE = 60;

/** Serves a site’s icon, so visitors ask no third party. Without an icon it sends no content for an hour. Cached for a day. */
export function createFavicons(searchIn: typeof fetch = fetch) {
  let minute = 0;
  let lookups = 0;
  const icons = new LRUCache<string, { icon: Icon | null; cache: string }>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ icon }) => (icon?.bytes.length ?? 0) + 1024,
    fetchMethod: async (host, _old, { options }) => {
      options.ttl = 1;
      if (!mayLookUp()) return { icon: null, cache: LATER };
      const icon = await search(host, searchIn);
      options.ttl = icon ? FOUND_MS : NONE_MS;
      return { icon, cache: icon ? FOUND : NOT_FOUND };
    },
  });

  return async (req: Pick<Request, 'method' | 'path'>, res: Response): Promise<FaviconOutcome> => {
    if (!isReading(req, res, OWN_PICTURE)) return { kind: 'refused' };
    const request = requestSchema.safeParse(req.path);
    if (!request.success) {
      res.status(404).end();
      return { kind: 'not-found' };
    }
    const { icon, cache } = await icons.forceFetch(request.data);
    res.set('Cache-Control', cache);
    if (!icon) {
      res.status(204).end();
      return { kind: 'none' };
    }
    res.set('Content-Type', icon.type).send(icon.bytes);
    return { kind: 'sent' };
  };

  /** Counts a lookup. @returns whether it is allowed */
  function mayLookUp(): boolean {
    const now = Math.floor(Date.now() / 60_000);
    if (now !== minute) [minute, lookups] = [now, 0];
    lookups++;
    return lookups <= LOOKUPS_PER_MINUTE;
  }
}
