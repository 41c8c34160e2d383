import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from '@vidriera/local/cli/paths';
import { step } from '@vidriera/local/cli/steps';
import { UserError } from '@vidriera/local/cli/user-error';
import { deployedFunctions, type FirebaseCli, FirebaseFailure, newestVersion } from './firebase.ts';
import { type Endpoints, MANIFEST_FILE } from './functions-manifest.ts';
import type { DeploySettings } from './settings.ts';

/** A function and the virtual CPUs that all its instances may use. */
interface FunctionSize {
  name: string;
  cpus: number;
}

/** Returns the sizes of functions. The Firebase CLI gives one CPU to a function of up to 2 GiB. */
const functionSizes = (endpoints: Endpoints): FunctionSize[] =>
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

/** Marks a function's release: its build and settings. With `--only functions:NAME` the CLI deploys unchanged functions too. */
export const MARK = 'VIDRIERA_RELEASE';
/** How Google refuses while its own accounts have no permissions yet: Eventarc's for triggers, Storage's to publish its events. */
const EARLY = /using the Eventarc Service Agent|unable to publish to Cloud Pub\/Sub topics/;
/** Pause between attempts, and their number. Google's agents get their permissions within minutes. */
const PAUSE_MS = 60_000;
const TRIES = 10;

export interface RetryLimits {
  pauseMs: number;
  tries: number;
}

export interface FunctionsDeployment {
  cli: FirebaseCli;
  settings: DeploySettings;
  /** Of the build, with the settings. */
  folder: string;
  endpoints: Endpoints;
  /** Runs `firebase deploy --only`. */
  deploy: (targets: string[]) => Promise<void>;
  retry?: RetryLimits | undefined;
}

/** Returns the settings for a deployment: those of the file, and a digest of the build and the file. */
export function settingsText(folder: string, { text }: DeploySettings): string {
  const hash = createHash('sha256').update(text);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.env') && entry.name !== MANIFEST_FILE)
    .map((entry) => join(entry.parentPath, entry.name));
  for (const file of files.sort()) hash.update(relative(folder, file)).update(readFileSync(file));
  return `${text.trimEnd()}\n${MARK}=${hash.digest('hex').slice(0, 12)}\n`;
}

/**
 * Deploys changed functions, and those whose secrets have a newer version, in groups that fit the region's CPU quota. A last run deletes
 * removed functions.
 * @throws UserError when a function fails
 */
export async function deployFunctions(deployment: FunctionsDeployment): Promise<void> {
  const { cli, settings, folder, endpoints } = deployment;
  const mark = settingsText(folder, settings).trimEnd().split('=').at(-1);
  const newest = await newestVersions(cli, endpoints);
  const current = new Set(
    (await deployedFunctions(cli, ROOT))
      .filter(({ state, environmentVariables: set }) => state === 'ACTIVE' && set[MARK] === mark)
      .filter(({ secretEnvironmentVariables: secrets }) =>
        secrets.every(({ key, version }) => newest.get(key) === version),
      )
      .map(({ id }) => id),
  );
  const groups = groupsWithin(
    settings.cpuQuota,
    functionSizes(endpoints).filter(({ name }) => !current.has(name)),
  );
  for (const [index, names] of groups.length > 1 ? groups.entries() : []) {
    const title = `Deploying functions, group ${index + 1} of ${groups.length}: ${names.join(', ')}`;
    const targets = names.map((name) => `functions:${name}`);
    await step(title, () => retried(deployment, targets), cli.log);
  }
  await step('Deploying functions', () => retried(deployment, ['functions']), cli.log);
}

/** Returns the newest version of each secret of a build. */
async function newestVersions(cli: FirebaseCli, endpoints: Endpoints): Promise<Map<string, string>> {
  const secrets = Object.values(endpoints).flatMap(({ secretEnvironmentVariables }) =>
    (secretEnvironmentVariables ?? []).map(({ key }) => key),
  );
  const newest = new Map<string, string>();
  for (const name of new Set(secrets)) newest.set(name, await newestVersion(cli, ROOT, name));
  return newest;
}

/** Repeats a deployment while Google's own accounts of a new project lack permissions. */
async function retried(
  { cli, deploy, retry = { pauseMs: PAUSE_MS, tries: TRIES } }: FunctionsDeployment,
  targets: string[],
): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await deploy(targets);
    } catch (error) {
      const isEarly = error instanceof FirebaseFailure && EARLY.test(error.output);
      if (!isEarly || tries >= retry.tries) throw error;
      cli.log(`Google’s own accounts are new and have no permissions yet: attempt ${tries + 1} follows.`);
      await wait(retry.pauseMs, undefined, { signal: cli.signal });
    }
  }
}
