import { z } from '@vidriera/domain/zod';

/** What tells the site's public origin. */
export const originShape = {
  /** Prefix of short links, without scheme. */
  VIDRIERA_LINK_HOST: z._default(z.string().check(z.regex(/^[a-z0-9.:-]+\/$/)), 'vidriera.ar/'),
  /** The site's public origin, without a slash at the end; the short links' host when missing. */
  VIDRIERA_ORIGIN: z.optional(
    z.pipe(
      z.url({ protocol: /^https?$/ }),
      z.transform((url) => new URL(url).origin),
    ),
  ),
};

interface Said {
  VIDRIERA_LINK_HOST: string;
  VIDRIERA_ORIGIN?: string | undefined;
}
export const originOf = ({ VIDRIERA_ORIGIN: origin, VIDRIERA_LINK_HOST: host }: Said): string =>
  origin ?? `https://${host.slice(0, -1)}`;

const envSchema = z.object(originShape);

/** The site's public origin. @throws a $ZodError naming the variable that is wrong */
export const publicOrigin = (env: Record<string, string | undefined> = process.env): string =>
  originOf(envSchema.parse(env));
