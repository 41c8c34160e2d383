import { AREAS, type Area, siteOf } from 'domain/site/areas';
import { z } from 'domain/zod';

const HUB_LIMIT_MS = 3000;

const hubSchema = z.object({
  hosting: z.object({
    host: z.string(),
    port: z.number(),
    /** Ports of the sites after the first. */
    reservedPorts: z.array(z.number()).default([]),
  }),
});

/** Where each area's site answers, such as `https://vidriera-explore.web.app`. */
export type SiteOrigins = Record<Area, string>;

/**
 * The areas' sites: their public addresses in production; on a local stack (where `hub` is set) the ports the hosting emulator
 * found free, as the emulator hub tells them.
 * @throws when the hub does not answer within 3 s, or runs no hosting emulator for every site
 */
export async function siteOrigins(hub: string | undefined): Promise<SiteOrigins> {
  if (!hub) return fromEntries(AREAS.map((area) => [area, `https://${siteOf(area)}.web.app`]));
  const answer = await fetch(`http://${hub}/emulators`, { signal: AbortSignal.timeout(HUB_LIMIT_MS) });
  const { hosting } = hubSchema.parse(await answer.json());
  return fromEntries(
    AREAS.map((area, index) => {
      const port = hosting.reservedPorts[index];
      if (!port) throw new Error(`the hosting emulator has no port for ${siteOf(area)}`);
      return [area, `http://${hosting.host}:${port}`];
    }),
  );
}

const fromEntries = (entries: [Area, string][]): SiteOrigins => Object.fromEntries(entries) as SiteOrigins;
