import type { Request } from 'express';
import { LRUCache } from 'lru-cache';
import type { Channel } from './previews.ts';
import type { createReleases } from './releases.ts';
import type { SiteOrigins } from './sites.ts';

/** The sites as somebody sees them. */
export interface SeenSites {
  origins: () => Promise<SiteOrigins>;
  releases: ReturnType<typeof createReleases>;
  /** One browser's alone: no cache may keep what is made of them. */
  previewed: boolean;
  /** Aborted when the handler made for these sites is kept no longer: whatever it runs then ends. */
  signal?: AbortSignal;
}

/** Previews an instance has in mind at a time. */
const MAX_PREVIEWS = 4;

interface Options {
  live: SeenSites;
  /** The channel whose area a request is to see. */
  channelOf: (request: Request) => Channel | null;
  /** The live sites, but for a channel's area. */
  withChannel: (channel: Channel) => SeenSites;
}

/** Handlers for the sites as whoever asks sees them; each is made when it is first needed, and kept until too many others are. */
export function bySites<H extends object>(
  { live, channelOf, withChannel }: Options,
  make: (sites: SeenSites) => H,
): (request: Request) => H {
  const previews = new LRUCache<string, { handler: H; end: AbortController }>({
    max: MAX_PREVIEWS,
    dispose: ({ end }) => end.abort(),
  });
  let own: H | undefined;
  return (request) => {
    const channel = channelOf(request);
    if (!channel) {
      own ??= make(live);
      return own;
    }
    const kept = previews.get(channel.origin);
    if (kept) return kept.handler;
    const end = new AbortController();
    const handler = make({ ...withChannel(channel), signal: end.signal });
    previews.set(channel.origin, { handler, end });
    return handler;
  };
}
