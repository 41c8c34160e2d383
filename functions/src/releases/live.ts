import type { Request } from 'express';
import { LRUCache } from 'lru-cache';
import { channelIn, channels, type ReadChannel } from './previews.ts';
import { createReleases, type ReadReleases } from './releases.ts';
import { type SiteOrigins, siteOrigins } from './sites.ts';

/** The sites as a request sees them. */
export interface SeenSites {
  origins: SiteOrigins;
  releases: ReadReleases;
  /** One browser's alone: no cache may keep what is made of them. */
  previewed: boolean;
  /** Aborted when the handler made for these sites is dropped: its threads then end. */
  signal: AbortSignal;
}

const FRESH_MS = 10_000;
/** Previews that an instance keeps at a time. */
const MAX_PREVIEWS = 4;

/** Makes a handler for the live sites, and one for each preview that is asked for. */
export function forSites<H extends object>(
  make: (sites: SeenSites & { readChannel: ReadChannel }) => H,
  env: Record<string, string | undefined> = process.env,
): (request: Request) => H {
  const readChannel = channels(env);
  const handlerAt = (origins: SiteOrigins, previewed: boolean) => {
    const end = new AbortController();
    const releases = createReleases({ origins, freshMs: FRESH_MS });
    return { handler: make({ origins, releases, previewed, signal: end.signal, readChannel }), end };
  };
  const previews = new LRUCache<string, ReturnType<typeof handlerAt>>({
    max: MAX_PREVIEWS,
    dispose: ({ end }) => end.abort(),
  });
  let live: ReturnType<typeof handlerAt> | undefined;
  return (request) => {
    const channel = channelIn(readChannel, request);
    if (!channel) {
      live ??= handlerAt(siteOrigins(env), false);
      return live.handler;
    }
    const { area, origin } = channel;
    const known = previews.get(origin);
    if (known) return known.handler;
    const preview = handlerAt({ ...siteOrigins(env), [area]: origin }, true);
    previews.set(origin, preview);
    return preview.handler;
  };
}
