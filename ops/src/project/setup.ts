import type { GoogleCaller } from '../google/call.ts';
import { APIS, enableApis } from './apis.ts';
import { configureAuth } from './auth-config.ts';
import { defaultBucket, guardBucket } from './bucket.ts';
import { seedCategories } from './categories.ts';
import type { SetupRun } from './change.ts';
import { guardDatabase } from './database.ts';
import { addFirebase, addSites } from './firebase-project.ts';
import { grantAccounts, makeAccounts } from './grants.ts';
import { makeSecret, SECRETS } from './secret.ts';

export interface SetupOptions {
  project: string;
  caller: GoogleCaller;
  region: string;
  dryRun: boolean;
  /** Prefix of the Hosting sites' names. */
  sites: string;
  /** Public origin; `null` while the settings lack it. */
  origin: string | null;
  log: (line: string) => void;
}

/**
 * Sets up a project: APIs, Firebase, sites, accounts, rights, database, categories, bucket, secrets and Auth.
 * It changes only differences, so it may be interrupted and repeated.
 * @returns the changes, made or planned
 * @throws UserError for a refusal; earlier changes stay
 */
export async function setUpProject({ region, origin, sites, ...options }: SetupOptions): Promise<string[]> {
  const run: SetupRun = { ...options, changes: [], off: new Set() };
  await enableApis(run, APIS);
  await addFirebase(run);
  await addSites(run, sites);
  await guardDatabase(run, region);
  await seedCategories(run);
  const bucket = await defaultBucket(run, region);
  await makeAccounts(run);
  for (const secret of SECRETS) await makeSecret(run, region, secret);
  await grantAccounts(run, bucket);
  if (bucket) await guardBucket(run, bucket);
  else run.log('the bucket is unknown until it exists');
  await configureAuth(run, origin);
  if (run.changes.length === 0) run.log(`${run.project} is set up: nothing to change`);
  return run.changes;
}
