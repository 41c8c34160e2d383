import { logger } from '../shared/logger.ts';
import { type Channel, channelIn, channels } from './previews.ts';
import { createReleases } from './releases.ts';
import { bySites, type SeenSites } from './seen-sites.ts';
import { type SiteOrigins, siteOrigins } from './sites.ts';

let known: SiteOrigins | undefined;

/** The sites, asked once: on a local stack they keep their ports for as long as it runs. */
async function liveOrigins(): Promise<SiteOrigins> {
  known ??= await siteOrigins(process.env);
  return known;
}

/** What the sites at `origins` keep, as it was ten seconds ago at most. */
const sitesAt = (origins: SeenSites['origins'], previewed: boolean): SeenSites => ({
  origins,
  releases: createReleases({
    origins,
    freshMs: 10_000,
    log: (message, details) => logger.warn(message, details),
  }),
  previewed,
});

const readChannel = channels(process.env);

/** Handlers for the sites as whoever asks sees them. */
export const forSites = <H extends object>(
  make: (sites: SeenSites & { readChannel: typeof readChannel }) => H,
) =>
  bySites(
    {
      live: sitesAt(liveOrigins, false),
      channelOf: (request) => channelIn(readChannel, request),
      withChannel: ({ area, origin }: Channel) =>
        sitesAt(async () => ({ ...(await liveOrigins()), [area]: origin }), true),
    },
    (sites) => make({ ...sites, readChannel }),
  );
