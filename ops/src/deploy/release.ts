import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { UserError } from '@vidriera/local/cli/user-error';
import type { FirebaseConfig } from '@vidriera/local/emulators/config';
import {
  type DeployedBuild,
  type LiveManifest,
  readBuiltManifest,
  readLiveManifest,
} from '@vidriera/local/sites/manifest';
import type { ReleaseSite } from '@vidriera/local/sites/site';
import { deployedServices, type FirebaseCli, runFirebase } from './firebase.ts';
import { hasFunctions, hostingEntryOf, releaseConfig } from './hosting-config.ts';
import { compareFiles, type FileChanges, withNewBuild, withRollback } from './kept-builds.ts';
import { completeFolder, startFolder, unhashedFiles } from './prepare.ts';

/** The longest that Hosting allows: a new channel has another host, which VIDRIERA_PREVIEWS may have to list. */
const PREVIEW_LIFETIME = '30d';

/** A prepared release. */
export interface PreparedRelease {
  site: ReleaseSite;
  /** Live manifest at preparation; `null` on a site without releases. */
  live: LiveManifest | null;
  /** Builds in the manifest; the first one goes live. */
  builds: DeployedBuild[];
  changes: FileChanges;
  /** Number of files from the live site. */
  fetched: number;
  /** True when the live build has the same files and rules. */
  isLive: boolean;
}

/**
 * Prepares the release of a fresh build.
 * @throws UserError for an invalid build; nothing has changed
 */
export async function prepareBuild(
  site: ReleaseSite,
  config: FirebaseConfig,
  { now, commit }: { now: Date; commit?: string | undefined },
): Promise<PreparedRelease> {
  const live = await readLiveManifest(site);
  const folder = startFolder(site, true);
  const build = readBuiltManifest(join(folder, site.manifest));
  const others = unhashedFiles(folder, build, site.manifest);
  const fresh = {
    ...build,
    ...(commit && { commit }),
    site: { others, config: hostingEntryOf(site, config).digest },
  };
  const builds = withNewBuild(live?.builds ?? [], fresh, now);
  return completeRelease(site, live, folder, builds);
}

/**
 * Prepares the release of an earlier build from the live site's files. Uses the rules of the local
 * firebase.json.
 * @throws UserError for an invalid build; nothing has changed
 */
export async function prepareRollback(
  site: ReleaseSite,
  config: FirebaseConfig,
  id: string | undefined,
  now: Date,
): Promise<PreparedRelease> {
  const live = await readLiveManifest(site);
  if (!live) throw new UserError(`${site.id} has no release.`);
  const others = live.builds[0]?.site?.others;
  if (!others) throw new UserError(`${site.id} was not released by npm run deploy: deploy a build instead.`);
  const [first, ...rest] = withRollback(live.builds, id, now);
  const restored = first && { ...first, site: { others, config: hostingEntryOf(site, config).digest } };
  const folder = startFolder(site, false);
  return completeRelease(site, live, folder, restored ? [restored, ...rest] : rest);
}

const withoutCommit = (build: DeployedBuild | undefined) => build && { ...build, commit: undefined };

async function completeRelease(
  site: ReleaseSite,
  live: LiveManifest | null,
  folder: string,
  builds: DeployedBuild[],
): Promise<PreparedRelease> {
  const fetched = await completeFolder(site, folder, builds);
  const before = live?.builds ?? [];
  // The same files of another commit are the same release.
  const isLive = isDeepStrictEqual(withoutCommit(before[0]), withoutCommit(builds[0]));
  return { site, live, builds, changes: compareFiles(before, builds), fetched, isLive };
}

/**
 * Publishes a prepared release, live or on a preview channel.
 * @throws UserError after a concurrent release, or when the Firebase CLI fails
 */
export async function publish(
  { site, live, builds }: PreparedRelease,
  config: FirebaseConfig,
  cli: FirebaseCli,
  channel?: string,
): Promise<void> {
  const { entry } = hostingEntryOf(site, config);
  const services = hasFunctions(entry) ? await deployedServices(cli, site.work) : new Map<string, string>();
  const written = releaseConfig(site, entry, builds, services);
  mkdirSync(site.work, { recursive: true });
  writeFileSync(join(site.work, 'firebase.json'), JSON.stringify(written, null, 2));
  const at = { folder: site.work, config: 'firebase.json', log: join(site.work, 'firebase.log') };
  if (channel !== undefined) {
    // Sign-in uses no redirect, so a channel needs no authorized domain.
    const lifetime = ['--expires', PREVIEW_LIFETIME];
    const args = [
      'hosting:channel:deploy',
      channel,
      '--only',
      site.id,
      '--no-authorized-domains',
      ...lifetime,
    ];
    await runFirebase({ ...cli, log: (line) => cli.log(withLink(line, site)) }, at, args);
    return;
  }
  const currentManifest = await readLiveManifest(site);
  if (currentManifest?.text !== live?.text) {
    throw new UserError(`Another release went live on ${site.id}: deploy again.`);
  }
  const args = ['deploy', '--only', `hosting:${site.id}`, '--message', messageOf(site, builds)];
  await runFirebase(cli, at, args);
}

/** The release's description in the console: '${site} ${build} of ${commit}'. */
const messageOf = ({ name }: ReleaseSite, [build]: DeployedBuild[]): string =>
  [name, build?.id, build?.commit && `of ${build.commit}`].filter(Boolean).join(' ');

/** Adds the preview address to the CLI's line about an area's channel. */
function withLink(line: string, { id, name }: ReleaseSite): string {
  const host = new RegExp(`https://(${id}--[a-z0-9-]+\\.web\\.app)`).exec(line)?.[1];
  if (!host || name === 'shell') return line;
  return `${line}\n  in the product, when VIDRIERA_PREVIEWS allows ${host}: /r/preview?site=${host}`;
}
