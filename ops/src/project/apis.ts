import { z } from '@vidriera/domain/zod-classic';
import { callAndWait } from '../google/call.ts';
import { makeChange, readResource, type SetupRun } from './change.ts';

/** APIs that the product and its deployment need (docs/operations.md). */
export const APIS = [
  'iam',
  'iamcredentials',
  'sts',
  'firebase',
  'firestore',
  'storage',
  'firebasestorage',
  'firebaserules',
  'firebasehosting',
  'identitytoolkit',
  'cloudbilling',
  'billingbudgets',
  'cloudfunctions',
  'cloudbuild',
  'artifactregistry',
  'run',
  'eventarc',
  'pubsub',
  'cloudscheduler',
  'logging',
  'secretmanager',
  'storagetransfer',
];

const stateSchema = z.object({ state: z.string() });

/** Enables the APIs that are off. */
export async function enableApis(run: SetupRun, apis: string[]): Promise<void> {
  for (const api of apis) {
    const path = `/v1/projects/${run.project}/services/${api}.googleapis.com`;
    const { state } = stateSchema.parse(await readResource(run, 'serviceusage', path));
    if (state === 'ENABLED') continue;
    await makeChange(run, `switch on ${api}.googleapis.com`, () =>
      callAndWait(run.caller, 'POST', 'serviceusage', `${path}:enable`, {}),
    );
    if (run.dryRun) run.off.add(api);
  }
}
