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
type HostingEntry = z.infer<typeof entrySchema>;

/**
 * Returns a site's entry in firebase.json and its digest. A changed entry needs a release, even with the same
 * build.
 */
export function hostingEntryOf(
  { folder }: ReleaseSite,
  config: FirebaseConfig,
): { entry: HostingEntry; digest: string } {
  const found = config.hosting.find((hosting) => hosting.public === folder);
  if (!found) throw new Error(`firebase.json has no site with the folder ${folder}`);
  return { entry: entrySchema.parse(found), digest: sha256(JSON.stringify(found)) };
}

export const hasFunctions = ({ rewrites }: HostingEntry): boolean =>
  rewrites.some((rewrite) => rewrite.function !== undefined);

/** Cloud Run services by `region/functionId`. */
export type FunctionServices = ReadonlyMap<string, string>;

/**
 * Returns the Hosting configuration of a release.
 * Functions are named by their services: for an unknown function, the Firebase CLI would silently write a
 * first-generation rewrite.
 * @throws UserError when a function is not deployed
 */
export function releaseConfig(
  site: ReleaseSite,
  entry: HostingEntry,
  builds: DeployedBuild[],
  services: FunctionServices,
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
