import type { Caller } from '../google/call.ts';
import { setActionUrl } from './action-url.ts';
import { APIS, switchOn } from './apis.ts';
import { defaultBucket, guardBucket } from './bucket.ts';
import type { Run } from './change.ts';
import { guardDatabase } from './database.ts';
import { grantAccounts, makeAccounts } from './grants.ts';
import { makeSecret, SECRETS } from './secret.ts';

/** What a setup is told. */
export interface Setup {
  project: string;
  caller: Caller;
  /** Where the functions run. */
  region: string;
  dryRun: boolean;
  /** The site's public origin; `null` while the settings don't name it. */
  origin: string | null;
  log: (line: string) => void;
}

/**
 * Brings a project in order: APIs, accounts and their rights, the database with its backups, the bucket, the secrets, Auth's links. It looks before it changes, so it
 * may be interrupted and run again, and a second run changes nothing.
 * @returns what was changed, or in a dry run would be
 * @throws UserError when something is refused; what was changed until then stays
 */
export async function setUp({ region, origin, ...asked }: Setup): Promise<string[]> {
  const run: Run = { ...asked, changes: [], off: new Set() };
  await switchOn(run, APIS);
  await guardDatabase(run, region);
  const bucket = await defaultBucket(run);
  await makeAccounts(run);
  for (const secret of SECRETS) await makeSecret(run, region, secret);
  await grantAccounts(run, bucket);
  if (bucket) await guardBucket(run, bucket);
  else run.log('the bucket can be looked at when firebasestorage.googleapis.com is on');
  await setActionUrl(run, origin);
  if (run.changes.length === 0) run.log(`${run.project} is in order: nothing to change`);
  return run.changes;
}
