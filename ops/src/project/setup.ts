import type { Caller } from '../google/call.ts';
import { APIS, switchOn } from './apis.ts';
import { configureAuth } from './auth-config.ts';
import { defaultBucket, guardBucket } from './bucket.ts';
import { seedCategories } from './categories.ts';
import type { Run } from './change.ts';
import { guardDatabase } from './database.ts';
import { addFirebase, addSites } from './firebase-project.ts';
import { grantAccounts, makeAccounts } from './grants.ts';
import { makeSecret, SECRETS } from './secret.ts';

/** What a setup is told. */
export interface Setup {
  project: string;
  caller: Caller;
  /** Where the functions run. */
  region: string;
  dryRun: boolean;
  /** What the names of the Hosting sites begin with. */
  sites: string;
  /** The site's public origin; `null` while the settings don't name it. */
  origin: string | null;
  log: (line: string) => void;
}

/**
 * Brings a project in order: APIs, Firebase, Hosting sites, accounts and their rights, the database with its backups and categories, the
 * bucket, the secrets, Auth. It looks before it changes, so it may be interrupted and run again; a second run changes nothing.
 * @returns what was changed, or in a dry run would be
 * @throws UserError when something is refused; what was changed until then stays
 */
export async function setUp({ region, origin, sites, ...asked }: Setup): Promise<string[]> {
  const run: Run = { ...asked, changes: [], off: new Set() };
  await switchOn(run, APIS);
  await addFirebase(run);
  await addSites(run, sites);
  await guardDatabase(run, region);
  await seedCategories(run);
  const bucket = await defaultBucket(run, region);
  await makeAccounts(run);
  for (const secret of SECRETS) await makeSecret(run, region, secret);
  await grantAccounts(run, bucket);
  if (bucket) await guardBucket(run, bucket);
  else run.log('the bucket can be looked at when it is there');
  await configureAuth(run, origin);
  if (run.changes.length === 0) run.log(`${run.project} is in order: nothing to change`);
  return run.changes;
}
