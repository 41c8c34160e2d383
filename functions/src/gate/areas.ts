import { logger } from 'firebase-functions';
import { createRemotes } from './remotes.ts';
import { type SiteOrigins, siteOrigins } from './sites.ts';

let known: SiteOrigins | undefined;

/** The areas' sites, asked once: on a local stack they keep their ports for as long as it runs. */
export async function origins(): Promise<SiteOrigins> {
  known ??= await siteOrigins(process.env.FIREBASE_EMULATOR_HUB);
  return known;
}

/** The remotes map, at most ten seconds old. */
export const remotes = createRemotes({
  origins,
  freshMs: 10_000,
  log: (message, details) => logger.warn(message, details),
});
