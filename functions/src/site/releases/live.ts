import type { Request } from 'express';
import { LRUCache } from 'lru-cache';
import { channelIn, channels, type ReadChannel } from './previews.ts';
import { createReleases, type ReadReleases } from './releases.ts';
import { type SiteOrigins, siteOrigins } from './sites.ts';

/** The live sites, or those of a preview. */
export interface SeenSites {
  origins: SiteOrigins;
  releases: ReadReleases;
  /** Whether they are one browser's preview, which no cache may keep. */
  previewed: boolean;
  /** Aborted when their handler is dropped; its threads then end. */
  signal: AbortSignal;
}

const FRESH_MS = 10_000;
/** Most previews that an instance keeps. */
const MAX_PREVIEWS = 4;

/** Returns the handler of a request: one for the live sites, one for each requested preview. */
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
