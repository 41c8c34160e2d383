import { AREAS, type SiteName, siteOf } from '@vidriera/domain/site/areas';
import { z } from '@vidriera/domain/zod';

const envSchema = z.object({
  VIDRIERA_SITE_PREFIX: z.optional(z.string().check(z.regex(/^[a-z0-9-]+$/))),
  /** On a local stack: origins by site, as JSON. */
  VIDRIERA_SITES: z._default(z.string(), '{}'),
});
const localSchema = z.record(z.string(), z.string());
const NAMES: SiteName[] = ['shell', ...AREAS];

/** Origin of each site, such as `https://vidriera-explore.web.app`. */
export type SiteOrigins = Record<SiteName, string>;

/** Returns the sites' public origins, or those of a local stack. */
export function siteOrigins(env: Record<string, string | undefined>): SiteOrigins {
  const { VIDRIERA_SITES: sites, VIDRIERA_SITE_PREFIX: prefix } = envSchema.parse(env);
  const local = localSchema.parse(JSON.parse(sites));
  const origins = NAMES.map((name) => {
    const site = siteOf(name, prefix);
    return [name, local[site] ?? `https://${site}.web.app`];
  });
  return Object.fromEntries(origins);
}
