import type { GoogleCaller } from '../google/call.ts';
import { setActionUrl } from './action-url.ts';
import { APIS, enableApis } from './apis.ts';
import { defaultBucket, guardBucket } from './bucket.ts';
import type { SetupRun } from './change.ts';
import { guardDatabase } from './database.ts';
import { grantAccounts, makeAccounts } from './grants.ts';
import { makeSecret, SECRETS } from './secret.ts';

export interface SetupOptions {
  project: string;
  caller: GoogleCaller;
  region: string;
  dryRun: boolean;
  /** Public origin; `null` while the settings lack it. */
  origin: string | null;
  log: (line: string) => void;
}

/**
 * Sets up a project: APIs, accounts, rights, database, bucket, secrets and Auth's links. It changes only
 * differences, so it may be interrupted and repeated.
 * @returns the changes, made or planned
 * @throws UserError for a refusal; earlier changes stay
 */
export async function setUpProject({ region, origin, ...options }: SetupOptions): Promise<string[]> {
  const run: SetupRun = { ...options, changes: [], off: new Set() };
  await enableApis(run, APIS);
  await guardDatabase(run, region);
  const bucket = await defaultBucket(run);
  await makeAccounts(run);
  for (const secret of SECRETS) await makeSecret(run, region, secret);
  await grantAccounts(run, bucket);
  if (bucket) await guardBucket(run, bucket);
  else run.log('the bucket is unknown until firebasestorage.googleapis.com is enabled');
  await setActionUrl(run, origin);
  if (run.changes.length === 0) run.log(`${run.project} is set up: nothing to change`);
  return run.changes;
}
