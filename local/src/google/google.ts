import { createRequire } from 'node:module';
import { inModules, ROOT } from '../cli/paths.ts';
import { UserError } from '../cli/user-error.ts';

const LIMIT_MS = 30_000;

/** Who calls Google's APIs for which project, and where they answer. */
export interface Google {
  project: string;
  token: () => Promise<string>;
  /** Where an API answers: 'https://monitoring.googleapis.com'. */
  at: (api: string) => string;
  signal: AbortSignal;
}

/** A refusal of an API. */
export class Refused extends UserError {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** The account of the person at the terminal, the Firebase CLI's own, or that of `GOOGLE_APPLICATION_CREDENTIALS`. */
export const googleOf = (project: string, signal: AbortSignal): Google => ({
  project,
  signal,
  token: () => accessToken(project),
  at: (api) => `https://${api}.googleapis.com`,
});

/**
 * Calls an API: `call(google, 'GET', 'monitoring', '/v3/…')`.
 * @throws Refused with Google's words
 */
export async function call(
  google: Google,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  api: string,
  path: string,
  body?: object,
): Promise<unknown> {
  const answer = await fetch(google.at(api) + path, {
    method,
    headers: {
      authorization: `Bearer ${await google.token()}`,
      'content-type': 'application/json',
      // Else a person's calls count for the CLI's own project, where these APIs are off.
      'x-goog-user-project': google.project,
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.any([google.signal, AbortSignal.timeout(LIMIT_MS)]),
  });
  const text = await answer.text();
  if (answer.ok) return text ? JSON.parse(text) : {};
  throw new Refused(
    answer.status,
    `Google refuses ${method} ${api}${path} (${answer.status}): ${wordsOf(text)}`,
  );
}

function wordsOf(text: string): string {
  try {
    return (JSON.parse(text) as { error?: { message?: string } }).error?.message ?? text;
  } catch {
    return text.slice(0, 200);
  }
}

/** Parts of the Firebase CLI, which have no types here. */
interface Account {
  user: object;
  tokens: object;
}

/** @throws UserError when nobody is signed in */
async function accessToken(project: string): Promise<string> {
  const cli = createRequire(inModules('firebase-tools', 'package.json'));
  const auth = cli('./lib/auth.js') as { getProjectDefaultAccount: (folder: string) => Account | undefined };
  const { requireAuth } = cli('./lib/requireAuth.js') as {
    requireAuth: (options: object) => Promise<unknown>;
  };
  const { getAccessToken } = cli('./lib/apiv2.js') as { getAccessToken: () => Promise<string> };
  try {
    await requireAuth({ ...auth.getProjectDefaultAccount(ROOT), project });
    return await getAccessToken();
  } catch (error) {
    throw new UserError(
      `Nobody is signed in (${(error as Error).message}): npx firebase login, or set GOOGLE_APPLICATION_CREDENTIALS.`,
    );
  }
}
