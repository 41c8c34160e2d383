import { z } from '@vidriera/domain/zod-classic';
import { callThrough } from '../google/call.ts';
import { change, look, type Run } from './change.ts';

/** What the product runs on, and what deploying it asks for (docs/operations.md). */
export const APIS = [
  'iam',
  'firebase',
  'firestore',
  'storage',
  'firebasestorage',
  'firebaserules',
  'firebasehosting',
  'identitytoolkit',
  'cloudbilling',
  'cloudfunctions',
  'cloudbuild',
  'artifactregistry',
  'run',
  'eventarc',
  'pubsub',
  'cloudscheduler',
  'firebaseextensions',
  'logging',
  'secretmanager',
];

const stateSchema = z.object({ state: z.string() });

/** Switches on those of the APIs that are off. */
export async function switchOn(run: Run, apis: string[]): Promise<void> {
  for (const api of apis) {
    const path = `/v1/projects/${run.project}/services/${api}.googleapis.com`;
    const { state } = stateSchema.parse(await look(run, 'serviceusage', path));
    if (state === 'ENABLED') continue;
    await change(run, `switch on ${api}.googleapis.com`, () =>
      callThrough(run.caller, 'POST', 'serviceusage', `${path}:enable`, {}),
    );
    if (run.dryRun) run.off.add(api);
  }
}
