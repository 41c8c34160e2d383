import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from '@vidriera/domain/zod-classic';
import { NODE } from '@vidriera/local/cli/paths';
import { UserError } from '@vidriera/local/cli/user-error';

/**
 * Prints name, maximum instances and CPUs of each function. The Firebase CLI gives one CPU to a function of up
 * to 2 GiB. Functions of the first generation print null.
 */
const PRINT = `
  const all = Object.entries(await import(process.argv[1]));
  console.log(JSON.stringify(all.map(([name, { __endpoint: { maxInstances, cpu } }]) => ({ name, maxInstances, cpu: cpu ?? 1 }))));
`;
const sizesSchema = z
  .array(z.object({ name: z.string(), maxInstances: z.number().nullable(), cpu: z.number() }))
  .min(1);

/** A function and the virtual CPUs that all its instances may use. */
export interface FunctionSize {
  name: string;
  cpus: number;
}

/** Reads the sizes of built functions as the Firebase CLI does. @param folder of the build, with the settings */
export async function functionSizes(
  folder: string,
  project: string,
  signal: AbortSignal,
): Promise<FunctionSize[]> {
  const env = {
    GCLOUD_PROJECT: project,
    FIREBASE_CONFIG: JSON.stringify({ projectId: project, storageBucket: project }),
    FUNCTIONS_CONTROL_API: 'true',
  };
  const args = ['--input-type=module', '-e', PRINT, join(folder, 'index.js')];
  const { stdout } = await promisify(execFile)(NODE, args, { env, signal });
  return sizesSchema
    .parse(JSON.parse(stdout))
    .map(({ name, maxInstances, cpu }) => ({ name, cpus: (maxInstances ?? 0) * cpu }));
}

/**
 * Groups functions so that each group fits the region's quota, in few groups (first fit, largest first).
 * @param quota virtual CPUs
 * @throws UserError for a function that alone exceeds the quota
 */
export function groupsWithin(quota: number, sizes: FunctionSize[]): string[][] {
  const groups: { names: string[]; left: number }[] = [];
  for (const { name, cpus } of sizes.toSorted((a, b) => b.cpus - a.cpus)) {
    if (cpus > quota) {
      throw new UserError(
        `${name} may use ${cpus} virtual CPUs, more than VIDRIERA_CPU_QUOTA (${quota}): lower VIDRIERA_MAX_INSTANCES, or raise the quota first (docs/operations.md).`,
      );
    }
    const group = groups.find(({ left }) => left >= cpus);
    if (group) {
      group.names.push(name);
      group.left -= cpus;
    } else groups.push({ names: [name], left: quota - cpus });
  }
  return groups.map(({ names }) => names);
}
