import { logger } from '../shared/logger.ts';
import { createReleases } from './releases.ts';
import { type SiteOrigins, siteOrigins } from './sites.ts';

let known: SiteOrigins | undefined;

/** The sites, asked once: on a local stack they keep their ports for as long as it runs. */
export async function origins(): Promise<SiteOrigins> {
  known ??= await siteOrigins(process.env);
  return known;
}

/** What the sites keep, as it was ten seconds ago at most. */
export const releases = createReleases({
  origins,
  freshMs: 10_000,
  log: (message, details) => logger.warn(message, details),
});
