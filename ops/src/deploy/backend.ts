import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@vidriera/local/cli/paths';
import { step } from '@vidriera/local/cli/steps';
import { type FirebaseConfig, readFirebaseConfig } from '@vidriera/local/emulators/config';
import { runFolder } from '@vidriera/local/emulators/emulators';
import { writeConfig } from '@vidriera/local/stack/generated-config';
import { type Cli, runFirebase } from './firebase.ts';
import { indexesReady, type Patience } from './indexes.ts';
import { checkLeftovers } from './leftovers.ts';
import type { Order } from './order.ts';
import type { Settings } from './settings.ts';

/** What a deployment of rules, indexes and functions is given. */
export interface Backend {
  order: Pick<Order, 'parts' | 'prune' | 'rest'>;
  settings: Settings;
  cli: Cli;
  /** How long Firestore may build indexes. */
  patience?: Patience;
  config?: FirebaseConfig;
}

/**
 * Deploys rules and indexes, then functions. First all of it is checked by a run that changes nothing but switches Google's APIs on; functions
 * go out when every index is built.
 * @throws UserError when something is refused, or fails
 */
export async function deployBackend(backend: Backend): Promise<void> {
  const { order, settings, cli, patience, config = readFirebaseConfig() } = backend;
  const { only, sites } = order.parts;
  const name = `deploy-${cli.project}`;
  const { bucket, confirmedMail } = settings;
  const { file, remove } = writeConfig(name, config, { bucket, confirmedMail, emulated: false });
  const at = { folder: ROOT, config: file, log: join(runFolder(name), 'firebase.log') };
  const deploy = (targets: string[], ...args: string[]): Promise<void> =>
    runFirebase(cli, at, ['deploy', '--only', targets.join(','), ...new Set([...args, ...order.rest])]);
  const rules = only.filter((target) => target !== 'functions');
  const functions = only.includes('functions') ? join(ROOT, config.functions[0]?.source ?? '') : null;
  // Where the CLI reads them; they are no part of what it packs (firebase.json).
  const beside = functions && join(functions, settings.name);
  try {
    if (beside) writeFileSync(beside, settings.text);
    await step(`Checking ${only.join(', ')}`, () => deploy(only, '--dry-run', '--force'), cli.log);
    if (order.rest.includes('--dry-run')) return;
    if (functions) await checkLeftovers(cli, functions, order.prune);
    if (rules.length > 0) await step(`Releasing ${rules.join(', ')}`, () => deploy(rules), cli.log);
    if (rules.length > 0 && (functions || sites.length > 0)) {
      await step('Waiting for indexes', () => indexesReady(cli, patience), cli.log);
    }
    // Without --force the CLI refuses triggers that are newly tried again, and a project without a rule for old images.
    if (functions) await step('Deploying functions', () => deploy(['functions'], '--force'), cli.log);
  } finally {
    if (beside) rmSync(beside, { force: true });
    remove();
  }
}
