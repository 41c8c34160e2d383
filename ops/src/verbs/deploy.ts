import { packageOf, type SiteName } from '@vidriera/domain/site/areas';
import { REGION } from '@vidriera/domain/site/regions';
import { buildAll } from '@vidriera/local/build/build';
import { step } from '@vidriera/local/cli/steps';
import { UserError } from '@vidriera/local/cli/user-error';
import type { Shutdown } from '@vidriera/local/process/shutdown';
import { readLiveManifest } from '@vidriera/local/sites/manifest';
import { siteFor } from '@vidriera/local/sites/site';
import { test } from '@vidriera/local/verbs/test';
import { keepImages } from '../cloud-run/keep-images.ts';
import { serveLatest } from '../cloud-run/roll-back.ts';
import { presentCommit } from '../deploy/commit.ts';
import { deployAll } from '../deploy/deploy-all.ts';
import type { FirebaseCli } from '../deploy/firebase.ts';
import { type DeployOrder, HELP, parseOrder } from '../deploy/order.ts';
import { buildList } from '../deploy/report.ts';
import { readSettings } from '../deploy/settings.ts';
import { operatorCaller } from '../google/operator.ts';
import { requireMail } from '../mail/check-mail.ts';

export async function deploy(args: string[], shutdown: Shutdown): Promise<number> {
  const { signal } = shutdown;
  const order = parseOrder(args);
  if (!order) {
    console.log(HELP);
    return 0;
  }
  const settings = readSettings(order.project);
  const siteOf = (name: SiteName) => siteFor(name, order.project, settings.sites);
  if (order.kind === 'list') {
    for (const site of order.parts.sites.map(siteOf))
      console.log(buildList(site, (await readLiveManifest(site))?.builds).join('\n'));
    return 0;
  }
  if (order.kind !== 'rollback') await buildAndTest(order, shutdown);
  const cli: FirebaseCli = { project: order.project, env: process.env, signal, log: console.log };
  await deployAll({
    order,
    settings,
    cli,
    siteOf,
    commit: await presentCommit(),
    beforeFunctions: async () =>
      requireMail(await operatorCaller(order.project, signal), settings, console.log),
    afterFunctions: () => afterFunctions(order.project, signal),
  });
  return 0;
}

/** Lets new revisions serve after a rollback, and keeps images for the next one. */
async function afterFunctions(project: string, signal: AbortSignal): Promise<void> {
  const google = await operatorCaller(project, signal);
  const region = REGION;
  await serveLatest({ google, region, names: [], dryRun: false, log: console.log });
  await keepImages(google, region);
}

/** Builds and tests the parts. @throws UserError on failure, before any release */
async function buildAndTest({ kind, parts, dryRun }: DeployOrder, shutdown: Shutdown): Promise<void> {
  const functions = parts.only.filter((name) => name === 'functions');
  const packages = [...parts.sites.map(packageOf), ...functions];
  await step('Building what changed', () => buildAll(shutdown.signal, packages));
  if (kind !== 'release' || dryRun || parts.sites.length === 0) return;
  if ((await test(parts.sites, shutdown)) !== 0)
    throw new UserError(`The tests of ${parts.sites.join(', ')} fail: nothing was released.`);
}
