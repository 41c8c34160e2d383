import { type APIRequestContext, type Page, type Response, test } from '@playwright/test';
import type { Input } from '@vidriera/domain/api/callables-schema';
import { TERMS_VERSION } from '@vidriera/domain/site/terms';
import { type Username, usernameSchema } from '@vidriera/domain/usuario/username-schema';
import { LOCAL_KEYS } from '@vidriera/domain/values/limits';
import { z } from '@vidriera/domain/zod-classic';
import { signUp } from '../../functions/src/accounts/sign-up/sign-up.ts';
import { stored } from './backend.ts';

const accountSchema = z.object({
  email: z.string(),
  password: z.string(),
  role: z.string(),
  username: z.string(),
});
export type TestAccount = z.infer<typeof accountSchema>;
type AccountSession = Omit<TestAccount, 'role'> & { role?: string };
export type Member = AccountSession & { uid: string };

/** The key of local/src/emulators/environment.ts. */
const API_KEY = 'demo';

export function demoAccount(role: 'creador' | 'personal'): TestAccount {
  const accounts = z.array(accountSchema).parse(JSON.parse(process.env.VIDRIERA_ACCOUNTS ?? '[]'));
  const account = accounts.find((candidate) => candidate.role === role);
  if (!account) throw new Error(`The demonstration has no account with the role ${role}`);
  return account;
}

export const PASSWORD = 'una clave larga';

const tokensSchema = z.object({
  localId: z.string(),
  idToken: z.string(),
  refreshToken: z.string(),
  expiresIn: z.coerce.number(),
});

/** Signs in by Auth's API and returns the tokens. */
async function tokensOf({ email, password }: Pick<TestAccount, 'email' | 'password'>) {
  const { FIREBASE_AUTH_EMULATOR_HOST: host } = process.env;
  const url = `http://${host}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${API_KEY}`;
  const body = JSON.stringify({ email, password, returnSecureToken: true });
  const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  return tokensSchema.parse(await answer.json());
}

/** Returns a browser storage state with a signed-in session. Firebase Auth reads it from local storage. */
export async function signedInAt(origin: string, account: AccountSession) {
  const { localId: uid, idToken, refreshToken, expiresIn } = await tokensOf(account);
  const expirationTime = Date.now() + expiresIn * 1000;
  const stsTokenManager = { accessToken: idToken, refreshToken, expirationTime };
  const known = { uid, email: account.email, emailVerified: false, isAnonymous: false, providerData: [] };
  const user = { ...known, stsTokenManager, apiKey: API_KEY, appName: '[DEFAULT]' };
  const items = {
    [`firebase:authUser:${API_KEY}:[DEFAULT]`]: JSON.stringify(user),
    [LOCAL_KEYS.userId]: uid,
    [LOCAL_KEYS.username]: account.username,
    ...(account.role && { [LOCAL_KEYS.role]: account.role }),
  };
  const localStorage = Object.entries(items).map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin, localStorage }] };
}

const BLANK = 'about:blank';

/** Opens `path` with a session. session.spec.ts covers the login form. */
export async function signIn(page: Page, account: AccountSession, path = '/all'): Promise<Response | null> {
  const { origin } = new URL(test.info().project.use.baseURL ?? '');
  if (page.url() !== BLANK) await page.goto(BLANK); // the previous page would react like another tab
  await page.context().setStorageState(await signedInAt(origin, account));
  return page.goto(path);
}

/** Returns a new username of 13 characters, which may break in enlarged text (text-fit.ts). */
function newUsername(): Username {
  const suffix = Math.floor(Math.random() * 36 ** 4).toString(36);
  return usernameSchema.parse(`t${Date.now().toString(36)}${suffix.padStart(4, '0')}`);
}

/**
 * Creates an account without a confirmation letter, and writes `role` directly. The callable takes at least a
 * second, and signup.spec.ts covers it.
 */
export async function newAccount(role?: 'creador' | 'personal'): Promise<Member> {
  const username = newUsername();
  const account = { username, email: `${username}@ejemplo.com.ar`, password: PASSWORD };
  const outcome = await signUp(
    { ...stored, now: () => new Date() },
    { ...account, terminosVersion: TERMS_VERSION },
  );
  if (outcome.kind !== 'created') throw new Error(`signUp: ${outcome.kind}`);
  const { uid } = outcome;
  if (role) await stored.db.doc(`user/${uid}`).update({ role });
  return { uid, ...account, ...(role && { role }) };
}

/** Signs in a new account without a role and opens `path`. */
export async function signInNewAccount(page: Page, path: string): Promise<Member> {
  const person = await newAccount();
  await signIn(page, person, path);
  return person;
}

/** Saves a profile from another device. */
export async function saveElsewhere(request: APIRequestContext, person: Member, data: Input<'saveProfile'>) {
  const headers = { authorization: `Bearer ${await idTokenOf(person)}` };
  return request.post('/fn/saveProfile', { data: { data }, headers, timeout: 0 });
}

const oobSchema = z.object({
  oobCodes: z.array(z.object({ email: z.string(), requestType: z.string(), oobLink: z.string() })),
});

/** Returns the links in Auth's mails of a kind to an address, oldest first. */
export async function mailLinks(
  request: APIRequestContext,
  kind: 'PASSWORD_RESET' | 'VERIFY_EMAIL' | 'RECOVER_EMAIL' | 'VERIFY_AND_CHANGE_EMAIL',
  email: string,
): Promise<string[]> {
  const { FIREBASE_AUTH_EMULATOR_HOST: host, GCLOUD_PROJECT: project } = process.env;
  const answer = await request.get(`http://${host}/emulator/v1/projects/${project}/oobCodes`);
  const { oobCodes } = oobSchema.parse(await answer.json());
  return oobCodes
    .filter((code) => code.requestType === kind && code.email === email)
    .map((code) => code.oobLink);
}

/** Returns the product's path for a link of Auth's emulator. */
export function actionPath(link: string): string {
  const { searchParams } = new URL(link);
  const params = { mode: searchParams.get('mode') ?? '', oobCode: searchParams.get('oobCode') ?? '' };
  return `/cuenta/accion?${new URLSearchParams(params)}`;
}

/** Returns an ID token from another device. */
export const idTokenOf = async (account: Pick<TestAccount, 'email' | 'password'>): Promise<string> =>
  (await tokensOf(account)).idToken;

const mailboxSchema = z.array(z.object({ to: z.array(z.string()), subject: z.string(), text: z.string() }));

/** Returns the letters sent to an address, oldest first. */
export async function lettersTo(address: string): Promise<z.infer<typeof mailboxSchema>> {
  const answer = await fetch(`${process.env.VIDRIERA_MAILBOX}/__correo.json`);
  return mailboxSchema.parse(await answer.json()).filter(({ to }) => to.includes(address));
}

export function linkOfLetter({ text }: { text: string }): string {
  const { pathname, search } = new URL(/https?:\S+\/cuenta\/accion\S+/.exec(text)?.[0] ?? '');
  return pathname + search;
}
