import type { Page } from '@playwright/test';
import { messages } from '@vidriera/domain/messages/messages';
import { TERMS_VERSION } from '@vidriera/domain/site/terms';
import { LOCAL_KEYS } from '@vidriera/domain/values/limits';
import { expectAccessible } from '../support/accessible.ts';
import { newAccount, PASSWORD, signIn } from '../support/accounts.ts';
import { stored } from '../support/backend.ts';
import { waitForHydration } from '../support/hydration.ts';
import { watchTraffic } from '../support/quiet.ts';
import { expect, expectToast, test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

const remembered = (page: Page) =>
  page.evaluate((keys) => keys.map((key) => localStorage.getItem(key)), [LOCAL_KEYS.userId, LOCAL_KEYS.role]);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function enter(page: Page, email: string, password: string) {
  await page.getByRole('textbox', { name: 'Mail' }).fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await button(page, 'Ingresar').click();
}

test('the guard redirects to /login, and back to the requested page', async ({ page }) => {
  const ana = await newAccount('personal');
  await page.goto('/explore');
  await page.goto('/likes?tipo=promo');
  await expect(page).toHaveURL('/login?volver=%2Flikes%3Ftipo%3Dpromo');
  await expectAccessible(page);
  await enter(page, ana.email, ana.password);
  await expectToast(page, messages.session.loginOk);
  await expect(page).toHaveURL('/likes?tipo=promo');
  await expect(page.getByRole('heading', { level: 1, name: 'Likes del usuario' })).toBeVisible();
  expect(await remembered(page)).toEqual([ana.uid, 'personal']);
  await page.goBack();
  await expect(page).toHaveURL('/explore');
});

test('a list is shown when Auth has a session but local storage has none', async ({ page }) => {
  const ana = await newAccount('personal');
  await signIn(page, ana, '/terms');
  await page.evaluate((key) => localStorage.removeItem(key), LOCAL_KEYS.userId);
  await page.goto('/eventos');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(page).toHaveURL('/eventos');
  expect(await remembered(page)).toEqual([ana.uid, 'personal']);
});

/** Creates an account like the console, an import or a provider: only the sign-in exists. */
async function bareAccount(displayName: string) {
  const name = `c${Date.now().toString(36)}`;
  const email = `${name}@ejemplo.com.ar`;
  const { uid } = await stored.auth.createUser({ email, password: PASSWORD, displayName });
  return { uid, email, username: '', password: PASSWORD };
}

/** The dialog for people who have not accepted the terms. */
const termsOf = (page: Page) => page.getByRole('dialog', { name: 'Aceptá los términos' });

async function storedPerson(uid: string, display_name: string, terminosVersion: string | null) {
  const { docs } = await stored.db.collection('username').where('uid', '==', uid).get();
  expect(docs).toHaveLength(1);
  const user = (await stored.db.doc(`user/${uid}`).get()).data();
  expect(user).toMatchObject({ uid, username: docs[0]?.id, display_name, role: null, terminosVersion });
}

test.describe('an account without documents', () => {
  test.use({ expectedConsole: [[/ERR_FAILED/], { scope: 'test' }] });

  test('is completed at sign-in, and a failure shows a message', async ({ page }) => {
    const person = await bareAccount('Carla Consola');
    await page.goto('/login');
    await page.route('**/fn/completeAccount', (route) => route.abort(), { times: 1 });
    await enter(page, person.email, person.password);
    await expect(page.locator('form').getByText(messages.general.noConnection)).toBeVisible();
    await button(page, 'Ingresar').click();
    await expectToast(page, messages.session.loginOk);
    await expect(page).toHaveURL('/all');
    const terms = termsOf(page);
    await terms.getByRole('checkbox').check();
    await terms.getByRole('button', { name: 'Aceptar' }).click();
    await expect(terms).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'Hola, Carla Consola' })).toBeVisible();
    await storedPerson(person.uid, 'Carla Consola', TERMS_VERSION);
  });
});

test.describe('refused', () => {
  test.use({ expectedConsole: [[/status of 400/], { scope: 'test' }] });

  test('a list renders at once for a remembered session, and redirects when the session is over', async ({
    page,
  }) => {
    const ana = await newAccount('personal');
    await signIn(page, ana, '/eventos');
    await expect(page.getByRole('button', { name: /^Me gusta/ }).first(), 'Auth has reported').toBeEnabled();
    await stored.auth.deleteUser(ana.uid);
    const requested = Promise.withResolvers<void>();
    await page.route('**/accounts:lookup*', async (route) => {
      await requested.promise;
      await route.continue();
    });
    await page.reload();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expect(page).toHaveURL('/eventos');
    requested.resolve();
    await expect(page).toHaveURL('/login?volver=%2Feventos&motivo=expired');
    await expect(page.getByText(messages.session.expired)).toBeVisible();
    expect(await remembered(page)).toEqual([null, null]);
  });

  test('a password change ends the other sessions with an explanation', async ({ page, visitor }) => {
    const ana = await newAccount('creador');
    await signIn(visitor, ana);
    await visitor.goto('/likes');
    await signIn(page, ana);
    await page.goto('/alumno/cambiar-contrasena');
    await page.getByLabel('Contraseña actual').fill('no es la mía');
    await page.getByLabel('Contraseña nueva', { exact: true }).fill('tres mates y una peña');
    await page.getByLabel('Repetí la contraseña nueva').fill('tres mates y una peña');
    await expect(page.getByText('Contraseña fuerte')).toBeVisible();
    await expectAccessible(page);
    await button(page, 'Cambiar contraseña').click();
    await expect(page.getByText('Esa no es tu contraseña actual.')).toBeVisible();
    await page.getByLabel('Contraseña actual').fill(ana.password);
    const before = (await stored.auth.getUser(ana.uid)).tokensValidAfterTime;
    await button(page, 'Cambiar contraseña').click();
    await expect(page).toHaveURL('/perfil');
    expect((await stored.auth.getUser(ana.uid)).tokensValidAfterTime).not.toBe(before);

    await visitor.reload();
    await expect(visitor).toHaveURL('/login?volver=%2Flikes&motivo=expired');
    await expect(visitor.getByText(messages.session.expired)).toBeVisible();
    await expectAccessible(visitor);
    await enter(visitor, ana.email, 'tres mates y una peña');
    await expect(visitor).toHaveURL('/likes');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Mi perfil' })).toBeVisible();
  });
});

test('sign-out asks first, and other tabs follow', async ({ page, context }) => {
  const ana = await newAccount('personal');
  await signIn(page, ana);
  const other = await context.newPage();
  const quiet = watchTraffic(other);
  await other.goto('/eventos');
  await expect(other.getByRole('heading', { level: 1, name: 'Eventos' })).toBeVisible();
  await waitForHydration(other);
  await quiet(); // waits for the session's requests, which fail when it ends

  await button(page, 'Tu cuenta').click();
  await button(page, 'Cerrar sesión').click();
  const dialog = page.getByRole('alertdialog', { name: messages.session.leave });
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page).toHaveURL('/all');
  expect(await remembered(page)).toEqual([ana.uid, 'personal']);

  await button(page, 'Tu cuenta').click();
  await button(page, 'Cerrar sesión').click();
  await dialog.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL('/');
  await expect(other).toHaveURL('/login?volver=%2Feventos&motivo=other-tab');
  await expect(other.getByText(messages.session.closedElsewhere)).toBeVisible();
  expect(await remembered(other)).toEqual([null, null]);
});
