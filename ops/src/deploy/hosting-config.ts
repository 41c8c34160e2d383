import { z } from '@vidriera/domain/zod-classic';
import { UserError } from '@vidriera/local/cli/user-error';
import type { FirebaseConfig } from '@vidriera/local/emulators/config';
import { immutableRules } from '@vidriera/local/sites/headers';
import type { DeployedBuild } from '@vidriera/local/sites/manifest';
import type { ReleaseSite } from '@vidriera/local/sites/site';
import { sha256 } from './prepare.ts';

const functionSchema = z.object({ functionId: z.string(), region: z.string() });
const entrySchema = z.looseObject({
  ignore: z.array(z.string()),
  headers: z.array(z.unknown()).default([]),
  rewrites: z.array(z.looseObject({ function: functionSchema.optional() })).default([]),
});
type Entry = z.infer<typeof entrySchema>;

/** What firebase.json says of a site, and a digest of it: a change of it is a release, whatever the build. */
export function entryOf({ folder }: ReleaseSite, config: FirebaseConfig): { entry: Entry; digest: string } {
  const found = config.hosting.find((hosting) => hosting.public === folder);
  if (!found) throw new Error(`firebase.json has no site of ${folder}`);
  return { entry: entrySchema.parse(found), digest: sha256(JSON.stringify(found)) };
}

/** Whether a site hands requests on to functions. */
export const hasFunctions = ({ rewrites }: Entry): boolean =>
  rewrites.some((rewrite) => rewrite.function !== undefined);

/** Cloud Run services by the functions that they run: `region/functionId` → service. */
export type Services = ReadonlyMap<string, string>;

/**
 * The configuration of one release. Functions are named by their services: of a function it can't find out about the Firebase CLI writes
 * a rewrite to one of the first generation, with no more than a warning.
 * @throws UserError when a function is not deployed
 */
export function releaseConfig(
  site: ReleaseSite,
  entry: Entry,
  builds: DeployedBuild[],
  services: Services,
): object {
  const rewrites = entry.rewrites.map(({ function: target, ...rest }) => {
    if (!target) return rest;
    const serviceId = services.get(`${target.region}/${target.functionId}`);
    if (!serviceId) {
      throw new UserError(
        `${site.id} needs the function ${target.functionId} in ${target.region}, which is not deployed: deploy functions first.`,
      );
    }
    return { ...rest, run: { serviceId, region: target.region } };
  });
  return {
    hosting: {
      ...entry,
      site: site.id,
      public: 'public',
      rewrites,
      headers: [...entry.headers, ...immutableRules(builds)],
    },
  };
}
