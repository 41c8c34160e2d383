import { type APIRequestContext, type Page, type Response, test } from '@playwright/test';
import type { PerfilForm } from '@vidriera/domain/usuario/schema';
import { LOCAL_KEYS } from '@vidriera/domain/values/limits';
import { z } from '@vidriera/domain/zod-classic';
import { stored } from './backend.ts';

const accountSchema = z.object({
  email: z.string(),
  password: z.string(),
  role: z.string(),
  username: z.string(),
});
export type Account = z.infer<typeof accountSchema>;
type SignedUp = Omit<Account, 'role'> & { role?: string };
export type Member = SignedUp & { uid: string };

/** As the emulated page names it (local/src/emulators/environment.ts). */
const API_KEY = 'demo';

/** One of the demonstration's accounts of a role, as the test run was told of them. */
export function demoAccount(role: 'creador' | 'personal'): Account {
  const accounts = z.array(accountSchema).parse(JSON.parse(process.env.VIDRIERA_ACCOUNTS ?? '[]'));
  const account = accounts.find((one) => one.role === role);
  if (!account) throw new Error(`The demonstration has no account with the role ${role}`);
  return account;
}

/** The password of every account made by `newAccount`. */
export const PASSWORD = 'una clave larga';

const tokensSchema = z.object({
  localId: z.string(),
  idToken: z.string(),
  refreshToken: z.string(),
  expiresIn: z.coerce.number(),
});

/** What Auth answers somebody who signs in: to call functions as another device of theirs would, too. */
async function tokensOf({ email, password }: Pick<Account, 'email' | 'password'>) {
  const { FIREBASE_AUTH_EMULATOR_HOST: host } = process.env;
  const url = `http://${host}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${API_KEY}`;
  const body = JSON.stringify({ email, password, returnSecureToken: true });
  const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  return tokensSchema.parse(await answer.json());
}

/** A browser's storage as signing in leaves it at an origin: Firebase Auth takes what it finds in local storage. */
export async function signedInAt(origin: string, account: SignedUp) {
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

/** Opens `path` with the session in the browser's storage. The form is what session.spec.ts is about. */
export async function signIn(page: Page, account: SignedUp, path = '/all'): Promise<Response | null> {
  const { origin } = new URL(test.info().project.use.baseURL ?? '');
  if (page.url() !== BLANK) await page.goto(BLANK); // the page of whoever was signed in before would be told, as another tab is
  await page.context().setStorageState(await signedInAt(origin, account));
  return page.goto(path);
}

/** An account of this test alone, made as the sign-up makes it; a `role` is given to it past the form. */
export async function newAccount(request: APIRequestContext, role?: 'creador' | 'personal'): Promise<Member> {
  const username = `t${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`;
  const email = `${username}@ejemplo.com.ar`;
  const data = { username, email, password: PASSWORD, terminos: true };
  const answer = await request.post('/fn/signUp', { data: { data }, timeout: 60_000 });
  if (!answer.ok()) throw new Error(`signUp: ${answer.status()} ${await answer.text()}`);
  const { uid } = await stored.auth.getUserByEmail(email);
  if (role) await stored.db.doc(`user/${uid}`).update({ role });
  return { uid, email, username, password: PASSWORD, ...(role && { role }) };
}

/** A new account without a role yet, signed in on the page and brought to `path`. */
export async function member(page: Page, request: APIRequestContext, path: string): Promise<Member> {
  const person = await newAccount(request);
  await signIn(page, person, path);
  return person;
}

/** Saves a profile as another device of the same person would. */
export async function saveElsewhere(request: APIRequestContext, person: Member, data: PerfilForm) {
  const headers = { authorization: `Bearer ${await idTokenOf(person)}` };
  return request.post('/fn/saveProfile', { data: { data }, headers, timeout: 60_000 });
}

const oobSchema = z.object({
  oobCodes: z.array(z.object({ email: z.string(), requestType: z.string(), oobLink: z.string() })),
});

/** Links of the mails of a kind that Auth sent to an address, oldest first. */
export async function mailLinks(
  request: APIRequestContext,
  kind: 'PASSWORD_RESET' | 'VERIFY_EMAIL' | 'RECOVER_EMAIL' | 'VERIFY_AND_CHANGE_EMAIL',
  email: string,
): Promise<string[]> {
  const { FIREBASE_AUTH_EMULATOR_HOST: host, GCLOUD_PROJECT: project } = process.env;
  const answer = await request.get(`http://${host}/emulator/v1/projects/${project}/oobCodes`);
  const { oobCodes } = oobSchema.parse(await answer.json());
  return oobCodes.filter((one) => one.requestType === kind && one.email === email).map((one) => one.oobLink);
}

/** The address on the site that a link of Auth's emulator stands for, as the product's letters have it. */
export function actionPath(link: string): string {
  const { searchParams } = new URL(link);
  const said = { mode: searchParams.get('mode') ?? '', oobCode: searchParams.get('oobCode') ?? '' };
  return `/cuenta/accion?${new URLSearchParams(said)}`;
}

/** An ID token of somebody, as another device of theirs would have it. */
export const idTokenOf = async (account: Pick<Account, 'email' | 'password'>): Promise<string> =>
  (await tokensOf(account)).idToken;

const mailboxSchema = z.array(z.object({ to: z.array(z.string()), subject: z.string(), text: z.string() }));

/** Letters that the stack's mail server took for an address, oldest first. */
export async function lettersTo(address: string): Promise<z.infer<typeof mailboxSchema>> {
  const answer = await fetch(`${process.env.VIDRIERA_MAILBOX}/__correo.json`);
  return mailboxSchema.parse(await answer.json()).filter(({ to }) => to.includes(address));
}

/** The address within the site that a letter's link leads to. */
export function linkIn({ text }: { text: string }): string {
  const { pathname, search } = new URL(/https?:\S+\/cuenta\/accion\S+/.exec(text)?.[0] ?? '');
  return pathname + search;
}
