import type { APIRequestContext, Page } from '@playwright/test';
import { z } from 'domain/zod';
import { stored } from './backend.ts';

const accountSchema = z.object({
  email: z.string(),
  password: z.string(),
  role: z.string(),
  username: z.string(),
});
export type Account = z.infer<typeof accountSchema>;

/** One of the demonstration's accounts of a role, as the test run was told of them. */
export function demoAccount(role: 'creador' | 'personal'): Account {
  const accounts = z.array(accountSchema).parse(JSON.parse(process.env.VIDRIERA_ACCOUNTS ?? '[]'));
  const account = accounts.find((one) => one.role === role);
  if (!account) throw new Error(`The demonstration has no account with the role ${role}`);
  return account;
}

/** Signs in as a person does, on the way to `path`, and waits until it is reached. */
export async function signIn(page: Page, { email, password }: Account, path = '/all'): Promise<void> {
  await page.goto(path === '/all' ? '/login' : `/login?volver=${encodeURIComponent(path)}`);
  await page.getByLabel('Mail').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.locator('main form button[type=submit]').click();
  await page.waitForURL((url) => url.pathname + url.search === path);
}

/** The password of every account made by `newAccount`. */
const PASSWORD = 'una clave larga';

/** An account of this test alone, made as the sign-up makes it; `role` is given to it past the form. */
export async function newAccount(
  request: APIRequestContext,
  role: 'creador' | 'personal',
): Promise<Account & { uid: string }> {
  const username = `t${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`;
  const email = `${username}@ejemplo.com.ar`;
  const data = { username, email, password: PASSWORD, terminos: true };
  const answer = await request.post('/fn/signUp', { data: { data }, timeout: 60_000 });
  if (!answer.ok()) throw new Error(`signUp: ${answer.status()} ${await answer.text()}`);
  const { uid } = await stored.auth.getUserByEmail(email);
  await stored.db.doc(`user/${uid}`).update({ role });
  return { uid, email, username, password: PASSWORD, role };
}

const oobSchema = z.object({
  oobCodes: z.array(z.object({ email: z.string(), requestType: z.string(), oobLink: z.string() })),
});

/** Links of the mails of a kind that Auth sent to an address, oldest first. */
export async function mailLinks(
  request: APIRequestContext,
  kind: 'PASSWORD_RESET' | 'VERIFY_EMAIL',
  email: string,
): Promise<string[]> {
  const { FIREBASE_AUTH_EMULATOR_HOST: host, GCLOUD_PROJECT: project } = process.env;
  const answer = await request.get(`http://${host}/emulator/v1/projects/${project}/oobCodes`);
  const { oobCodes } = oobSchema.parse(await answer.json());
  return oobCodes.filter((one) => one.requestType === kind && one.email === email).map((one) => one.oobLink);
}
