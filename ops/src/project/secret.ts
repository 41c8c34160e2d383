import { randomBytes } from 'node:crypto';
import { z } from '@vidriera/domain/zod-classic';
import { newClaimKey } from '@vidriera/local/emulators/claim-key';
import { call } from '../google/call.ts';
import { change, look, type Run } from './change.ts';

interface Secret {
  /** In the functions' environment and in Secret Manager. */
  name: string;
  /** What it is filled with, for people. */
  what: string;
  make: () => string;
}

/** What functions are told and nobody else. */
export const SECRETS: Secret[] = [
  /** What counts of calls, and mailboxes of deleted accounts, are hashed with (functions/src/shared/limits, functions/src/claims/print.ts). */
  {
    name: 'VIDRIERA_LIMIT_SECRET',
    what: '32 random bytes',
    make: () => randomBytes(32).toString('base64'), // a setting is text
  },
  /** What tickets of claims are signed with (functions/src/claims/keys.ts). */
  { name: 'VIDRIERA_CLAIM_KEY', what: 'a new key', make: newClaimKey },
  /** The mail server's password, which nobody can make up: docs/operations.md says how it is put there. */
  {
    name: 'VIDRIERA_SMTP_PASSWORD',
    what: 'a placeholder: put the mail server’s password there',
    make: () => 'unset',
  },
];

const versionSchema = z.object({ state: z.string() });

/**
 * Makes a secret and fills it, once: where it has a version, whatever its state, it is left. Nobody is told what it says.
 * @param region where it is kept
 */
export async function makeSecret(run: Run, region: string, { name, what, make }: Secret): Promise<void> {
  const secrets = `/v1/projects/${run.project}/secrets`;
  const path = `${secrets}/${name}`;
  if (!(await look(run, 'secretmanager', path))) {
    const replication = { userManaged: { replicas: [{ location: region }] } };
    await change(run, `make the secret ${name}`, () =>
      call(run.caller, 'POST', 'secretmanager', `${secrets}?secretId=${name}`, { replication }),
    );
  }
  const latest = await look(run, 'secretmanager', `${path}/versions/latest`);
  if (latest) {
    const { state } = versionSchema.parse(latest);
    if (state !== 'ENABLED')
      run.log(`the latest version of ${name} is ${state}: functions can't be deployed so.`);
    return;
  }
  await change(run, `fill ${name} with ${what}`, () => {
    const payload = { data: Buffer.from(make()).toString('base64') };
    return call(run.caller, 'POST', 'secretmanager', `${path}:addVersion`, { payload });
  });
}
