import { randomBytes } from 'node:crypto';
import { COPY_REGION, REGION } from '@vidriera/domain/site/regions';
import { z } from '@vidriera/domain/zod-classic';
import { newClaimKey } from '@vidriera/local/emulators/claim-key';
import { callGoogle } from '../google/call.ts';
import { LIMIT_SECRET, MAIL_SECRET } from './accounts.ts';
import { makeChange, readResource, type SetupRun } from './change.ts';

interface Secret {
  /** Name in the functions' environment and in Secret Manager. */
  name: string;
  /** Description for people. */
  what: string;
  make: () => string;
}

/** The mail server's password until an operator sets it (docs/operations.md). */
export const PLACEHOLDER = 'unset';

export const SECRETS: Secret[] = [
  /**
   * Hash key for rate limits and for mailboxes of deleted accounts (functions/src/base/limits,
   * functions/src/base/people/mailbox-hash.ts).
   */
  {
    name: LIMIT_SECRET,
    what: '32 random bytes',
    make: () => randomBytes(32).toString('base64'),
  },
  /** Signing key for tickets (functions/src/attend/claims/keys.ts). */
  { name: 'VIDRIERA_CLAIM_KEY', what: 'a new key', make: newClaimKey },
  {
    name: MAIL_SECRET,
    what: 'a placeholder: put the mail server’s password there',
    make: () => PLACEHOLDER,
  },
];

const versionSchema = z.object({ state: z.string() });

/**
 * Creates a secret and fills it once. Keeps an existing version in any state, and an older secret's replicas, which can't change. Never logs the value.
 */
export async function makeSecret(run: SetupRun, { name, what, make }: Secret): Promise<void> {
  const secrets = `/v1/projects/${run.project}/secrets`;
  const path = `${secrets}/${name}`;
  if (!(await readResource(run, 'secretmanager', path))) {
    const replicas = [REGION, COPY_REGION].map((location) => ({ location }));
    const replication = { userManaged: { replicas } };
    await makeChange(run, `create the secret ${name}`, () =>
      callGoogle(run.caller, 'POST', 'secretmanager', `${secrets}?secretId=${name}`, { replication }),
    );
  }
  const latest = await readResource(run, 'secretmanager', `${path}/versions/latest`);
  if (latest) {
    const { state } = versionSchema.parse(latest);
    if (state !== 'ENABLED')
      run.log(`the latest version of ${name} is ${state}: functions cannot be deployed.`);
    return;
  }
  await makeChange(run, `fill ${name} with ${what}`, () => {
    const payload = { data: Buffer.from(make()).toString('base64') };
    return callGoogle(run.caller, 'POST', 'secretmanager', `${path}:addVersion`, { payload });
  });
}
