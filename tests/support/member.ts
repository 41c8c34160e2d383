import type { APIRequestContext, Page } from '@playwright/test';
import type { PerfilForm } from 'domain/usuario/schema';
import { LIMITS } from 'domain/values/limits';
import { z } from 'domain/zod';
import { stored } from './backend.ts';
import { expect } from './test.ts';

export const PASSWORD = 'una clave larga';
/** An emulated function takes seconds to start at its first request. */
const PATIENCE = { timeout: 60_000 };

export interface Member {
  username: string;
  email: string;
  uid: string;
}

/** A new account of the test's own. */
export async function signUp(request: APIRequestContext): Promise<Member> {
  const username = `prueba-${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;
  const email = `${username}@ejemplo.com.ar`;
  const data = {
    username: username.slice(0, LIMITS.usernameMax),
    email,
    password: PASSWORD,
    terminos: true,
  };
  const answer = await request.post('/fn/signUp', { data: { data }, ...PATIENCE });
  expect(answer.ok()).toBe(true);
  return { username, email, uid: (await stored.auth.getUserByEmail(email)).uid };
}

/** Brings somebody who is signed out to `path`, by way of /login. */
async function enter(page: Page, { email }: Member, path: string): Promise<void> {
  await page.goto(`/login?volver=${encodeURIComponent(path)}`);
  await page.getByLabel('Mail').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(page).toHaveURL((url) => url.pathname === path, PATIENCE);
}

/** A new account, signed in on the page and brought to `path`. */
export async function member(page: Page, request: APIRequestContext, path: string): Promise<Member> {
  const person = await signUp(request);
  await enter(page, person, path);
  return person;
}

const tokenSchema = z.object({ idToken: z.string() });

/** An account's ID token, for calling functions as another device of the same person would. */
async function tokenOf({ email }: Member): Promise<string> {
  const { FIREBASE_AUTH_EMULATOR_HOST: host } = process.env;
  const url = `http://${host}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`;
  const body = JSON.stringify({ email, password: PASSWORD, returnSecureToken: true });
  const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  return tokenSchema.parse(await answer.json()).idToken;
}

/** Saves a profile as another device of the same person would. */
export async function saveElsewhere(request: APIRequestContext, person: Member, data: PerfilForm) {
  const headers = { authorization: `Bearer ${await tokenOf(person)}` };
  // The emulator drops a connection now and then; saving twice is saving once.
  return request.post('/fn/saveProfile', { data: { data }, headers, maxRetries: 2, ...PATIENCE });
}
