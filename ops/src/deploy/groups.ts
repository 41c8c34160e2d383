import { UserError } from '@vidriera/local/cli/user-error';
import type { Endpoints } from './functions-manifest.ts';

/** A function and the virtual CPUs that all its instances may use. */
export interface FunctionSize {
  name: string;
  cpus: number;
}

/** Returns the sizes of functions. The Firebase CLI gives one CPU to a function of up to 2 GiB. */
export const functionSizes = (endpoints: Endpoints): FunctionSize[] =>
  Object.entries(endpoints).map(([name, { maxInstances, cpu }]) => ({
    name,
    cpus: (maxInstances ?? 0) * (cpu ?? 1),
  }));

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
        `${name} may use ${cpus} virtual CPUs, more than the region has (VIDRIERA_CPU_QUOTA, ${quota}): lower its maxInstances in functions/src/base/process/options.ts.`,
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
