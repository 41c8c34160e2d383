import { createRequire } from 'node:module';
import { z } from '@vidriera/domain/zod-classic';
import { inModules } from '@vidriera/local/cli/paths';
import { UserError } from '@vidriera/local/cli/user-error';
import { applicationDefault } from 'firebase-admin/app';
import type { Caller } from './call.ts';

const PAUSE_MS = 5000;
const LOOKS = 60;

const accountSchema = z.object({ user: z.looseObject({}), tokens: z.looseObject({}) });
interface Login {
  getGlobalDefaultAccount: () => unknown;
}
interface Credentials {
  getCredentialPathAsync: (account: unknown) => Promise<string | undefined>;
}

/**
 * What Google's libraries need in their environment to act as whoever deploys: the file that `GOOGLE_APPLICATION_CREDENTIALS` names, or the
 * sign-in of the Firebase CLI, which writes it down in that form for its emulators too.
 * @throws UserError when there is neither
 */
export async function operatorEnv(
  env: NodeJS.ProcessEnv = process.env,
): Promise<{ GOOGLE_APPLICATION_CREDENTIALS: string }> {
  if (env.GOOGLE_APPLICATION_CREDENTIALS) {
    return { GOOGLE_APPLICATION_CREDENTIALS: env.GOOGLE_APPLICATION_CREDENTIALS };
  }
  const load = createRequire(import.meta.url);
  const { getGlobalDefaultAccount } = load(inModules('firebase-tools', 'lib', 'auth.js')) as Login;
  const account = accountSchema.safeParse(getGlobalDefaultAccount());
  const { getCredentialPathAsync } = load(
    inModules('firebase-tools', 'lib', 'defaultCredentials.js'),
  ) as Credentials;
  const file = account.success ? await getCredentialPathAsync(account.data) : undefined;
  if (!file) {
    throw new UserError(
      'Nobody is signed in: run `npx firebase login`, or set GOOGLE_APPLICATION_CREDENTIALS to a service account’s key.',
    );
  }
  return { GOOGLE_APPLICATION_CREDENTIALS: file };
}

/** Gives the operator's access token, a fresh one when the last is over. @throws UserError when nobody is signed in */
async function operatorToken(): Promise<() => Promise<string>> {
  Object.assign(process.env, await operatorEnv());
  const credential = applicationDefault();
  return async () => (await credential.getAccessToken()).access_token;
}

/** Calls Google's APIs for a project as the operator. @throws UserError when nobody is signed in */
export const operator = async (project: string, signal: AbortSignal): Promise<Caller> => ({
  project,
  token: await operatorToken(),
  send: fetch,
  signal,
  pauseMs: PAUSE_MS,
  looks: LOOKS,
});
