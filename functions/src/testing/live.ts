import { type CallableError, callableErrorSchema } from '@vidriera/domain/api/callables-schema';
import { SERVER_TIME } from '@vidriera/domain/api/server-time';
import { TERMS_VERSION } from '@vidriera/domain/site/terms';
import { z } from '@vidriera/domain/zod';
import { expect } from 'vitest';
import { type Deps, services } from '../base/firestore/admin.ts';
import { type Scope, TABLE } from '../base/limits/table.ts';

const env = z
  .object({
    VIDRIERA_ORIGIN: z.url(),
    VIDRIERA_FUNCTIONS_ORIGIN: z.url(),
    FIREBASE_AUTH_EMULATOR_HOST: z.string(),
    GCLOUD_PROJECT: z.string(),
    VIDRIERA_MAILBOX: z.url(),
  })
  .parse(process.env);

/** Services of the stack's own project, whose triggers run. */
export const alive = { ...services(), origin: env.VIDRIERA_ORIGIN } satisfies Deps & { origin: string };

export type LiveReply = {
  status: number;
  result: unknown;
  refusal: CallableError | null;
  retryAfter: string | null;
  /** The server's clock, in milliseconds since 1970. */
  serverTime: number;
};

/** Calls a callable through the site's origin, as the kit does. */
export async function call(
  name: string,
  data: unknown,
  idToken?: string,
  headers: Record<string, string> = {},
): Promise<LiveReply> {
  const response = await fetch(`${alive.origin}/fn/${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(idToken ? { authorization: `Bearer ${idToken}` } : {}),
      ...headers,
    },
    body: JSON.stringify({ data }),
  });
  const body = (await response.json()) as { result?: unknown; error?: { details?: unknown } };
  if (body.error && !body.error.details) throw new Error(`${name}: ${JSON.stringify(body.error)}`);
  return {
    status: response.status,
    result: body.result,
    refusal: body.error ? callableErrorSchema.parse(body.error.details) : null,
    retryAfter: response.headers.get('retry-after'),
    serverTime: Number(response.headers.get(SERVER_TIME)),
  };
}

export const PASSWORD = 'una clave larga';

export const signUpOf = (username: string) => ({
  username,
  email: `${username}@vivo.example.com`,
  password: PASSWORD,
  terminos: true,
  terminosVersion: TERMS_VERSION,
});

export type LiveAccount = { uid: string; email: string; token: string };

export async function newAccount(username: string): Promise<LiveAccount> {
  const data = signUpOf(username);
  const { uid } = z.object({ uid: z.string() }).parse((await call('signUp', data)).result);
  return { uid, email: data.email, token: await signIn(data.email) };
}

/** Signs in and returns the ID token. */
export async function signIn(email: string): Promise<string> {
  const url = `http://${env.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD, returnSecureToken: true }),
  });
  return z.object({ idToken: z.string() }).parse(await response.json()).idToken;
}

const mailboxSchema = z.array(
  z.object({ to: z.array(z.string()), subject: z.string(), messageId: z.string(), text: z.string() }),
);

/** Returns the letters to an address from the stack's mail server, oldest first. */
export async function lettersTo(address: string): Promise<z.infer<typeof mailboxSchema>> {
  const letters = mailboxSchema.parse(await (await fetch(`${env.VIDRIERA_MAILBOX}/__correo.json`)).json());
  return letters.filter(({ to }) => to.includes(address));
}

/** Calls Auth's REST API as a browser does, with the API key alone. */
export async function authRest(path: string, body: object): Promise<unknown> {
  const url = `http://${env.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1/${path}?key=demo`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  return response.json();
}

/** Returns the codes that Auth's emulator made for an address, newest last. */
export async function codesFor(address: string): Promise<string[]> {
  const url = `http://${env.FIREBASE_AUTH_EMULATOR_HOST}/emulator/v1/projects/${env.GCLOUD_PROJECT}/oobCodes`;
  const { oobCodes } = z
    .object({
      oobCodes: z.array(
        z.looseObject({ email: z.string(), newEmail: z.optional(z.string()), oobCode: z.string() }),
      ),
    })
    .parse(await (await fetch(url)).json());
  return oobCodes.flatMap(({ email, newEmail, oobCode }) =>
    [email, newEmail].includes(address) ? [oobCode] : [],
  );
}

/**
 * Calls `ask` until the limit refuses, and checks that `most` calls passed, or more if a window ended meanwhile.
 * @param since start of the counted calls
 */
export async function untilRefused(
  { scope, most, since = Date.now() }: { scope: Scope; most: number; since?: number },
  ask: (n: number) => Promise<LiveReply>,
): Promise<LiveReply> {
  const windowOf = (ms: number) => Math.floor(ms / 1000 / TABLE[scope].window);
  for (let n = 0; n <= 3 * most; n++) {
    const reply = await ask(n);
    if (reply.refusal?.code !== 'too-many-attempts') continue;
    if (windowOf(since) === windowOf(Date.now())) expect(n).toBe(most);
    else expect(n).toBeGreaterThanOrEqual(most);
    return reply;
  }
  throw new Error(`${scope}: never refused`);
}

export async function waitUntil<T>(test: () => Promise<T>, seconds = 60): Promise<NonNullable<T>> {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    const value = await test();
    if (value) return value;
    if (Date.now() > end) throw new Error(`Timeout after ${seconds} s: ${test}`);
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
}
