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

/** The shell, or an area: whatever has a site of its own. */
export type Part = Area | 'shell';

/** Where each one's site answers, such as `https://vidriera-explore.web.app`. */
export type SiteOrigins = Record<Part, string>;

/**
 * The sites: their public addresses in production; on a local stack (where `hub` is set) the ports the hosting emulator
 * found free, as the emulator hub tells them.
 * @throws when the hub does not answer within 3 s, or runs no hosting emulator for every site
 */
export async function siteOrigins(hub: string | undefined): Promise<SiteOrigins> {
  if (!hub) return fromEntries(PARTS.map((part) => [part, `https://${siteOf(part)}.web.app`]));
  const answer = await fetch(`http://${hub}/emulators`, { signal: AbortSignal.timeout(HUB_LIMIT_MS) });
  const { hosting } = hubSchema.parse(await answer.json());
  const ports = [hosting.port, ...hosting.reservedPorts];
  return fromEntries(
    PARTS.map((part, index) => {
      const port = ports[index];
      if (!port) throw new Error(`the hosting emulator has no port for ${siteOf(part)}`);
      return [part, `http://${hosting.host}:${port}`];
    }),
  );
}

const PARTS: Part[] = ['shell', ...AREAS];
const fromEntries = (entries: [Part, string][]): SiteOrigins => Object.fromEntries(entries) as SiteOrigins;
