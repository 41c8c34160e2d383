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
import { type Cli, deployedServices, runFirebase } from './firebase.ts';
import { entryOf, hasFunctions, releaseConfig } from './hosting-config.ts';
import { type Changes, changesOf, rolledBack, withFresh } from './kept.ts';
import { completeFolder, othersIn, startFolder } from './prepare.ts';

/** A release that lies ready in its folder. */
export interface Release {
  site: ReleaseSite;
  /** What was live when it was prepared; `null` on a site without any release. */
  live: LiveManifest | null;
  /** What its manifest lists, the one to go live first. */
  builds: DeployedBuild[];
  changes: Changes;
  /** How many files came from the live site. */
  fetched: number;
  /** The same build, with the same files and rules beside it, is live already. */
  isLive: boolean;
}

/**
 * Prepares the release of what was just built.
 * @throws UserError for what must not be released; nothing has been changed then
 */
export async function prepareBuild(site: ReleaseSite, config: FirebaseConfig, now: Date): Promise<Release> {
  const live = await readLiveManifest(site);
  const folder = startFolder(site, true);
  const build = readBuiltManifest(join(folder, site.manifest));
  const others = othersIn(folder, build, site.manifest);
  const fresh = { ...build, site: { others, config: entryOf(site, config).digest } };
  const builds = withFresh(live?.builds ?? [], fresh, now);
  return complete(site, live, folder, builds);
}

/**
 * Prepares the release of a build that the site keeps, with nothing but what is live; the rules for addresses are those of this folder's
 * firebase.json.
 * @throws UserError for what must not be released; nothing has been changed then
 */
export async function prepareRollback(
  site: ReleaseSite,
  config: FirebaseConfig,
  id: string | undefined,
  now: Date,
): Promise<Release> {
  const live = await readLiveManifest(site);
  if (!live) throw new UserError(`Nothing was ever released on ${site.id}.`);
  const others = live.builds[0]?.site?.others;
  if (!others) throw new UserError(`${site.id} was not released by npm run deploy: deploy a build instead.`);
  const [first, ...rest] = rolledBack(live.builds, id, now);
  const again = first && { ...first, site: { others, config: entryOf(site, config).digest } };
  const folder = startFolder(site, false);
  return complete(site, live, folder, again ? [again, ...rest] : rest);
}

async function complete(
  site: ReleaseSite,
  live: LiveManifest | null,
  folder: string,
  builds: DeployedBuild[],
): Promise<Release> {
  const fetched = await completeFolder(site, folder, builds);
  const before = live?.builds ?? [];
  const isLive = isDeepStrictEqual(before[0], builds[0]);
  return { site, live, builds, changes: changesOf(before, builds), fetched, isLive };
}

/**
 * Releases what lies ready, or shows it on a preview channel.
 * @throws UserError when something else went live meanwhile, or the Firebase CLI fails
 */
export async function publish(
  { site, live, builds }: Release,
  config: FirebaseConfig,
  cli: Cli,
  channel?: string,
): Promise<void> {
  const { entry } = entryOf(site, config);
  const services = hasFunctions(entry) ? await deployedServices(cli, site.work) : new Map<string, string>();
  const written = releaseConfig(site, entry, builds, services);
  mkdirSync(site.work, { recursive: true });
  writeFileSync(join(site.work, 'firebase.json'), JSON.stringify(written, null, 2));
  const at = { folder: site.work, config: 'firebase.json', log: join(site.work, 'firebase.log') };
  if (channel !== undefined) {
    // Nobody signs in by a redirect, so a channel needs no place among Auth's domains, nor the right to change them.
    const args = ['hosting:channel:deploy', channel, '--only', site.id, '--no-authorized-domains'];
    await runFirebase({ ...cli, log: (line) => cli.log(withLink(line, site)) }, at, args);
    return;
  }
  const present = await readLiveManifest(site);
  if (present?.text !== live?.text) {
    throw new UserError(`Something else went live on ${site.id} meanwhile: deploy again.`);
  }
  const args = ['deploy', '--only', `hosting:${site.id}`, '--message', `${site.name} ${builds[0]?.id}`];
  await runFirebase(cli, at, args);
}

/** The CLI's line that names an area's channel, with the address by which it is seen within the product, where a setting of functions names it. */
function withLink(line: string, { id, name }: ReleaseSite): string {
  const host = new RegExp(`https://(${id}--[a-z0-9-]+\\.web\\.app)`).exec(line)?.[1];
  if (!host || name === 'shell') return line;
  return `${line}\n  within the product, once VIDRIERA_PREVIEWS names ${host}: /r/preview?site=${host}`;
}
