import { AREAS, type SiteName, siteOf } from '@vidriera/domain/site/areas';
import { z } from '@vidriera/domain/zod';
import { emulatorsOf } from '../shared/emulators.ts';

const envSchema = z.object({
  FIREBASE_EMULATOR_HUB: z.optional(z.string()),
  VIDRIERA_SITE_PREFIX: z.optional(z.string().check(z.regex(/^[a-z0-9-]+$/))),
});
/** Where each one's site answers, such as `https://vidriera-explore.web.app`. */
export type SiteOrigins = Record<SiteName, string>;

/**
 * The sites: their public addresses in production; on a local stack (where `hub` is set) the ports the hosting emulator
 * found free, as the emulator hub tells them.
 * @param env the hub of a local stack, and what the names of a project's sites begin with
 * @throws when the hub does not answer within 3 s, or runs no hosting emulator for every site
 */
export async function siteOrigins(env: Record<string, string | undefined>): Promise<SiteOrigins> {
  const { FIREBASE_EMULATOR_HUB: hub, VIDRIERA_SITE_PREFIX: prefix } = envSchema.parse(env);
  if (!hub) return fromEntries(NAMES.map((part) => [part, `https://${siteOf(part, prefix)}.web.app`]));
  const { hosting } = await emulatorsOf(hub);
  const ports = [hosting.port, ...hosting.reservedPorts];
  return fromEntries(
    NAMES.map((part, index) => {
      const port = ports[index];
      if (!port) throw new Error(`the hosting emulator has no port for ${siteOf(part)}`);
      return [part, `http://${hosting.host}:${port}`];
    }),
  );
}

const NAMES: SiteName[] = ['shell', ...AREAS];
const fromEntries = (entries: [SiteName, string][]): SiteOrigins =>
  Object.fromEntries(entries) as SiteOrigins;
