import { z } from '@vidriera/domain/zod';

/** The public origin without a trailing slash. */
export const originSchema = z.pipe(
  z.url({ protocol: /^https?$/ }),
  z.transform((url) => new URL(url).origin),
);

const envSchema = z.object({ VIDRIERA_ORIGIN: originSchema });

/** Returns the site's public origin. @throws a $ZodError naming the wrong variable */
export const publicOrigin = (env: Record<string, string | undefined> = process.env): string =>
  envSchema.parse(env).VIDRIERA_ORIGIN;
