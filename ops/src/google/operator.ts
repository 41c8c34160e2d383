import { createRequire } from 'node:module';
import { z } from '@vidriera/domain/zod-classic';
import { UserError } from '@vidriera/local/cli/user-error';
import { applicationDefault } from 'firebase-admin/app';
import type { GoogleCaller } from './call.ts';
import { cliModule } from './cli.ts';

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
 * Returns the environment that authenticates Google's libraries.
 * Uses `GOOGLE_APPLICATION_CREDENTIALS`, or the sign-in of the Firebase CLI, which writes it to a file.
 * @throws UserError without credentials
 */
export async function operatorEnv(
  env: NodeJS.ProcessEnv = process.env,
): Promise<{ GOOGLE_APPLICATION_CREDENTIALS: string }> {
  if (env.GOOGLE_APPLICATION_CREDENTIALS) {
    return { GOOGLE_APPLICATION_CREDENTIALS: env.GOOGLE_APPLICATION_CREDENTIALS };
  }
  const load = createRequire(import.meta.url);
  const { getGlobalDefaultAccount } = load(cliModule('lib', 'auth.js')) as Login;
  const account = accountSchema.safeParse(getGlobalDefaultAccount());
  const { getCredentialPathAsync } = load(cliModule('lib', 'defaultCredentials.js')) as Credentials;
  const file = account.success ? await getCredentialPathAsync(account.data) : undefined;
  if (!file) {
    throw new UserError(
      'Nobody is signed in: run `npm run firebase -- login`. A pipeline sets GOOGLE_APPLICATION_CREDENTIALS by Workload Identity (docs/pipelines.md).',
    );
  }
  return { GOOGLE_APPLICATION_CREDENTIALS: file };
}

/** Returns a function for access tokens, which renews them. @throws UserError when nobody is signed in */
async function operatorToken(): Promise<() => Promise<string>> {
  Object.assign(process.env, await operatorEnv());
  const credential = applicationDefault();
  return async () => (await credential.getAccessToken()).access_token;
}

/** Returns an authenticated caller of Google's APIs. @throws UserError when nobody is signed in */
export const operatorCaller = async (project: string, signal: AbortSignal): Promise<GoogleCaller> => ({
  project,
  token: await operatorToken(),
  send: fetch,
  signal,
  pauseMs: PAUSE_MS,
  looks: LOOKS,
});
