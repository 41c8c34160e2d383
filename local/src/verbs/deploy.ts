import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageOf, type SiteName } from 'domain/site/areas';
import { buildAll } from '../build/build.ts';
import { NODE, ROOT } from '../cli/paths.ts';
import { step } from '../cli/steps.ts';
import { UserError } from '../cli/user-error.ts';
import { type Cli, FIREBASE } from '../deploy/firebase.ts';
import { readLive } from '../deploy/manifest.ts';
import { HELP, type Order, orderOf } from '../deploy/order.ts';
import { prepareBuild, prepareRollback, publish, type Release } from '../deploy/release.ts';
import { detailed, listed, summary } from '../deploy/report.ts';
import { readSettings, type Settings } from '../deploy/settings.ts';
import { siteFor } from '../deploy/site.ts';
import { checkTogether } from '../deploy/together.ts';
import { readFirebaseConfig } from '../emulators/config.ts';
import { runCommand } from '../process/command.ts';
import { rejectOn, type Shutdown } from '../process/shutdown.ts';
import { writeConfig } from '../stack/generated-config.ts';
import { test } from './test.ts';

/** The verb `deploy`. */
export async function deploy(args: string[], shutdown: Shutdown): Promise<number> {
  const { signal } = shutdown;
  const order = orderOf(args);
  if (!order) {
    console.log(HELP);
    return 0;
  }
  const settings = readSettings(order.project);
  const config = readFirebaseConfig();
  const siteOf = (name: SiteName) => siteFor(name, order.project, settings.sites);
  const sites = order.parts.sites.map(siteOf);
  const cli: Cli = { project: order.project, env: process.env, signal, log: console.log };
  const releases: Release[] = [];
  if (order.kind === 'list') {
    for (const site of sites) console.log(listed(site, (await readLive(site))?.builds).join('\n'));
    return 0;
  }
  if (order.kind !== 'rollback') await buildAndTest(order, shutdown);
  for (const site of sites) {
    const prepared =
      order.kind === 'rollback'
        ? await prepareRollback(site, config, order.build, new Date())
        : await prepareBuild(site, config, new Date());
    console.log((order.dryRun ? detailed(prepared) : [summary(prepared)]).join('\n'));
    if (prepared.isLive && order.kind === 'release') console.log(`  is live already: not released again`);
    else releases.push(prepared);
  }
  for (const note of await checkTogether(releases, siteOf)) console.log(note);
  if (order.dryRun) {
    const targets = [...order.parts.only, ...releases.map(({ site }) => `hosting:${site.id}`)];
    console.log(`Would be deployed: ${targets.join(', ') || 'nothing'}`);
    return 0;
  }
  if (order.parts.only.length > 0) {
    const code = await deployOthers(order, settings, signal);
    if (code !== 0) return code;
  }
  for (const release of releases) {
    await step(`Releasing ${release.site.id}`, () => publish(release, config, cli, order.channel));
  }
  return 0;
}

/** Builds what is to go out, and tests it as its team does. @throws UserError when that fails: nothing is released then */
async function buildAndTest({ kind, parts, dryRun }: Order, shutdown: Shutdown): Promise<void> {
  const functions = parts.only.filter((name) => name === 'functions');
  const packages = [...parts.sites.map(packageOf), ...functions];
  await step('Building what changed', () => buildAll(shutdown.signal, packages));
  if (kind !== 'release' || dryRun || parts.sites.length === 0) return;
  if ((await test(parts.sites, shutdown)) !== 0)
    throw new UserError(`The tests of ${parts.sites.join(', ')} fail: nothing was released.`);
}

/** Deploys functions, rules and indexes, with the terminal for the questions the Firebase CLI may have. */
async function deployOthers(order: Order, settings: Settings, signal: AbortSignal): Promise<number> {
  writeFileSync(join(ROOT, 'functions/dist', settings.name), settings.text);
  const uploads = { bucket: settings.bucket, emulated: false };
  const { file, remove } = writeConfig('deploy', readFirebaseConfig(), uploads);
  const only = ['--config', file, '--project', order.project, '--only', order.parts.only.join(',')];
  const child = runCommand(NODE, [FIREBASE, 'deploy', ...only, ...order.rest], ROOT, process.env);
  try {
    return await Promise.race([child.exit, rejectOn(signal)]);
  } finally {
    await child.stop();
    remove();
  }
}
