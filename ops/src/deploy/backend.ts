import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@vidriera/local/cli/paths';
import { step } from '@vidriera/local/cli/steps';
import { UserError } from '@vidriera/local/cli/user-error';
import { type FirebaseConfig, readFirebaseConfig } from '@vidriera/local/emulators/config';
import { runFolder } from '@vidriera/local/emulators/emulators';
import { writeConfig } from '@vidriera/local/stack/generated-config';
import { deployedFunctions, type FirebaseCli, runFirebase } from './firebase.ts';
import { deployFunctions, type RetryLimits, settingsText } from './functions.ts';
import { writeFunctionsManifest } from './functions-manifest.ts';
import { type WaitLimits, waitForIndexes } from './indexes.ts';
import type { DeployOrder } from './order.ts';
import type { DeploySettings } from './settings.ts';

/**
 * Checks that every deployed function is in the build. With --force, the Firebase CLI deletes missing
 * functions without a prompt.
 * @param built names
 * @param prune allows the deletion
 * @throws UserError with the names
 */
async function checkLeftovers(cli: FirebaseCli, built: string[], prune: boolean): Promise<void> {
  const ours = (await deployedFunctions(cli, ROOT)).filter(
    ({ codebase, labels }) =>
      codebase === 'default' && labels['deployment-tool']?.startsWith('cli-firebase') === true,
  );
  const gone = ours.filter(({ id }) => !built.includes(id)).map(({ id }) => id);
  if (gone.length === 0) return;
  const names = gone.sort().join(', ');
  if (!prune) {
    throw new UserError(
      `Deployed, but no longer in the source: ${names}. If no open page calls them, --prune deletes them. Nothing was changed.`,
    );
  }
  cli.log(`Will be deleted: ${names}`);
}

export interface BackendDeployment {
  order: Pick<DeployOrder, 'parts' | 'prune' | 'rest'>;
  settings: DeploySettings;
  cli: FirebaseCli;
  /** The commit of the working copy. */
  commit?: string | undefined;
  /** Limits of the wait for indexes. */
  waitLimits?: WaitLimits;
  /** Limits of the wait for permissions of a new project's agents. */
  retry?: RetryLimits;
  config?: FirebaseConfig;
}

/**
 * Deploys rules and indexes, then functions.
 * A dry run checks all parts first. Functions wait until every index is built.
 * @throws UserError when a part is rejected or fails
 */
export async function deployBackend(backend: BackendDeployment): Promise<void> {
  const { order, settings, cli, commit, waitLimits, retry, config = readFirebaseConfig() } = backend;
  const { only, sites } = order.parts;
  // Two deployments from one checkout must not share a file.
  const name = `deploy-${cli.project}-${process.pid}`;
  const { bucket, confirmedMail } = settings;
  const { file, remove } = writeConfig(name, config, { bucket, confirmedMail, emulated: false });
  const at = { folder: ROOT, config: file, log: join(runFolder(name), 'firebase.log') };
  const deploy = (targets: string[], ...args: string[]): Promise<void> =>
    runFirebase(cli, at, ['deploy', '--only', targets.join(','), ...new Set([...args, ...order.rest])]);
  const rules = only.filter((target) => target !== 'functions');
  const functions = only.includes('functions') ? join(ROOT, config.functions[0]?.source ?? '') : null;
  // The CLI reads the settings and the manifest here; firebase.json excludes them from the package.
  const settingsFile = functions && join(functions, settings.name);
  const discover = (folder: string) =>
    writeFunctionsManifest({ folder, project: cli.project, bucket, commit, signal: cli.signal });
  let manifest: Awaited<ReturnType<typeof discover>> | undefined;
  try {
    if (functions && settingsFile) {
      writeFileSync(settingsFile, settingsText(functions, settings));
      manifest = await discover(functions);
    }
    await step(`Checking ${only.join(', ')}`, () => deploy(only, '--dry-run', '--force'), cli.log);
    if (order.rest.includes('--dry-run')) return;
    if (manifest) await checkLeftovers(cli, Object.keys(manifest.endpoints), order.prune);
    if (rules.length > 0) await step(`Releasing ${rules.join(', ')}`, () => deploy(rules), cli.log);
    if (rules.length > 0 && (functions || sites.length > 0)) {
      await step('Waiting for indexes', () => waitForIndexes(cli, waitLimits), cli.log);
    }
    if (functions && manifest) {
      await deployFunctions({
        cli,
        settings,
        folder: functions,
        endpoints: manifest.endpoints,
        // Without --force the CLI refuses triggers with new retries, and projects without a clean-up policy for
        // images.
        deploy: (targets) => deploy(targets, '--force'),
        retry,
      });
    }
  } finally {
    if (settingsFile) rmSync(settingsFile, { force: true });
    manifest?.remove();
    remove();
  }
}
