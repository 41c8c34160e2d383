import { z } from '@vidriera/domain/zod-classic';
import type { DeploySettings } from '../deploy/settings.ts';
import type { GoogleCaller } from '../google/call.ts';
import { ACCOUNTS, pipelineAccounts } from './accounts.ts';
import { APIS, enableApis } from './apis.ts';
import { configureAuth } from './auth-config.ts';
import { defaultBucket, guardBucket, KEPT_RULE, LEDGER_RULE, thumbnailsBucket } from './bucket.ts';
import { setBudget } from './budget.ts';
import { seedCategories } from './categories.ts';
import { readResource, type SetupRun } from './change.ts';
import { makeCustomRoles } from './custom-roles.ts';
import { guardDatabase } from './database.ts';
import { makeExports } from './exports.ts';
import { addFirebase, addSites } from './firebase-project.ts';
import { grantAccounts, makeAccounts } from './grants.ts';
import { keepLogs } from './logs.ts';
import { mailRecords } from './mail-records.ts';
import { trustPipelines } from './pipelines.ts';
import { makeSecret, SECRETS } from './secret.ts';

export type SetupSettings = Pick<
  DeploySettings,
  'origin' | 'sites' | 'mailFrom' | 'mailServer' | 'budget' | 'pipelines'
>;

export interface SetupOptions {
  project: string;
  caller: GoogleCaller;
  region: string;
  dryRun: boolean;
  /** `null` on the first run, which prints some of them. */
  settings: SetupSettings | null;
  log: (line: string) => void;
}

const projectSchema = z.object({ projectNumber: z.string() });

/**
 * Sets up a project: APIs, Firebase, sites, accounts, rights, database, categories, buckets, secrets, Auth,
 * budget and pipelines. It changes only differences, so it may be interrupted and repeated.
 * @returns the changes, made or planned
 * @throws UserError for a refusal; earlier changes stay
 */
export async function setUpProject({ region, settings, ...options }: SetupOptions): Promise<string[]> {
  const accounts = settings?.pipelines ? [...ACCOUNTS, ...pipelineAccounts(settings.pipelines)] : ACCOUNTS;
  const run: SetupRun = { ...options, accounts, changes: [], off: new Set() };
  await enableApis(run, APIS);
  const { projectNumber } = projectSchema.parse(
    await readResource(run, 'cloudresourcemanager', `/v1/projects/${run.project}`),
  );
  await addFirebase(run);
  if (settings) await addSites(run, settings.sites);
  else run.log('Hosting sites follow once functions/.env.<project> exists');
  await guardDatabase(run, region);
  await seedCategories(run);
  const bucket = await defaultBucket(run, region);
  const thumbnails = await thumbnailsBucket(run, region);
  await makeAccounts(run);
  await makeCustomRoles(run);
  for (const secret of SECRETS) await makeSecret(run, secret);
  if (settings?.pipelines) await trustPipelines(run, settings.pipelines, projectNumber);
  await grantAccounts(run, bucket ? [bucket, thumbnails] : [thumbnails], projectNumber);
  await guardBucket(run, thumbnails, KEPT_RULE);
  if (bucket) {
    run.log(`VIDRIERA_BUCKET=${bucket}`);
    await guardBucket(run, bucket, LEDGER_RULE);
  } else run.log('the bucket is unknown until it exists');
  await keepLogs(run);
  await makeExports(run, region);
  await configureAuth(run, settings?.origin ?? null);
  if (settings) for (const line of mailRecords(settings.mailFrom, settings.mailServer)) run.log(line);
  if (settings) await setBudget(run, settings.budget, projectNumber);
  if (run.changes.length === 0) run.log(`${run.project} is set up: nothing to change`);
  return run.changes;
}
