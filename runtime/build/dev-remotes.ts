import type { Remotes } from '../../domain/src/site/config-schema.ts';
import { remotesSchema } from '../../domain/src/site/config-schema.ts';
import { z } from '../../domain/src/zod.ts';

/** Area → origin of its dev server. */
const originsSchema = z.record(z.string(), z.url());

/** The remotes map of a dev shell: the areas' dev servers, as `VIDRIERA_REMOTES` (JSON: area → origin) names them. */
export function devRemotes(): Remotes {
  const origins = originsSchema.parse(JSON.parse(process.env.VIDRIERA_REMOTES ?? '{}'));
  return remotesSchema.parse(
    Object.fromEntries(
      Object.entries(origins).map(([area, origin]) => [area, { entry: `${origin}/remoteEntry.js`, js: [] }]),
    ),
  );
}
