import type { Page } from '@playwright/test';
import { messages } from '@vidriera/domain/messages/messages';
import { TERMS_VERSION } from '@vidriera/domain/site/terms';
import { LOCAL_KEYS } from '@vidriera/domain/values/limits';
import { expectAccessible } from '../support/accessible.ts';
import { newAccount, PASSWORD, signIn } from '../support/accounts.ts';
import { stored } from '../support/backend.ts';
import { follow } from '../support/follow.ts';
import { waitForHydration } from '../support/hydration.ts';
import { watchTraffic } from '../support/quiet.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toasts.ts';

test.use({ viewport: { width: 360, height: 740 } });

const remembered = (page: Page) =>
  page.evaluate((keys) => keys.map((key) => localStorage.getItem(key)), [LOCAL_KEYS.userId, LOCAL_KEYS.role]);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const letters = async (uid: string) =>
  (await stored.db.collection('mail').where('uid', '==', uid).get()).docs.map(
    (doc) => doc.get('letter').kind,
  );

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

test('a list shows only Cargando... while Auth loads', async ({ page }) => {
  const requested = Promise.withResolvers<void>();
  await page.route('**/assets/{auth,acts}-*.js', async (route) => {
    await requested.promise;
    await route.continue();
  });
  await page.goto('/eventos?categoria=Musica', { waitUntil: 'commit' });
  await expect(page.getByRole('main')).toHaveText(messages.general.loading);
  await expect(page).toHaveURL('/eventos?categoria=Musica');
  requested.resolve();
  await expect(page).toHaveURL('/login?volver=%2Feventos%3Fcategoria%3DMusica');
  await expect(page.getByRole('heading', { level: 1, name: 'Iniciá sesión' })).toBeVisible();
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

test('an account without documents is completed for a remembered session', async ({ page }) => {
  const person = await bareAccount('Ramón Recordado');
  const requested: string[] = [];
  page.on(
    'request',
    (request) => request.url().includes('/fn/completeAccount') && requested.push(request.url()),
  );
  await signIn(page, person, '/complete-signup');
  await termsOf(page).getByRole('button', { name: 'Ahora no' }).click();
  await expect(page.getByRole('textbox', { name: /^Nombre(?! de usuario)/ })).toHaveValue('Ramón Recordado');
  await page.goto('/all');
  await termsOf(page).getByRole('button', { name: 'Ahora no' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hola, Ramón Recordado' })).toBeVisible();
  expect(requested).toHaveLength(1);
  await storedPerson(person.uid, 'Ramón Recordado', null);
});

test.describe('refused', () => {
  test.use({ expectedConsole: [[/status of 400/], { scope: 'test' }] });

  test('a wrong password and an unknown address show the same message', async ({ page }) => {
    const ana = await newAccount('personal');
    await page.goto('/login');
    await expect(button(page, 'Ingresar')).toBeDisabled();
    for (const [email, password] of [
      [ana.email, 'no es esta clave'],
      ['nadie@ejemplo.com.ar', ana.password],
    ] as const) {
      await enter(page, email, password);
      await expect(page.getByText(messages.session.loginError), 'shown once').toHaveCount(1);
      await expect(page.locator('form').getByText(messages.session.loginError)).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Mail' })).toHaveValue(email);
      await page.reload();
    }
    expect(await remembered(page)).toEqual([null, null]);
  });

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

test('a signed-in person skips sign-up, and Back does not return to it', async ({ page }) => {
  const ana = await newAccount();
  await signIn(page, ana, '/terms');
  await page.goto('/complete-signup');
  await page.getByRole('radio', { name: /^Personal/ }).check();
  await page.locator('form button[type=submit]').click();
  await expect(page).toHaveURL('/all');
  expect((await stored.db.doc(`user/${ana.uid}`).get()).get('role')).toBe('personal');
  await page.goBack();
  await expect(page).toHaveURL('/terms');
  for (const path of ['/signup', '/complete-signup']) {
    await waitForHydration(page);
    await follow(page, path);
    await expect(page).toHaveURL('/all');
    await page.goBack();
    await expect(page).toHaveURL('/terms');
    await page.goto(path);
    await expect(page).toHaveURL('/all');
    await page.goBack();
    await expect(page).toHaveURL('/terms');
  }
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

test('a forgotten password: a separate step requests the letter', async ({ page }) => {
  const ana = await newAccount('personal');
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Mail' }).fill(ana.email);
  await button(page, '¿Olvidaste tu contraseña?').click();
  await expect(page.getByRole('textbox', { name: 'Mail' })).toHaveValue(ana.email);
  await expectAccessible(page);
  expect(await letters(ana.uid)).not.toContain('reset-password');
  await button(page, 'Mandame el mail').click();
  await expect(page.getByText(/Si hay una cuenta con ese mail/)).toBeVisible();
  expect(await letters(ana.uid)).toContain('reset-password');
  await button(page, 'Volver a iniciar sesión').click();
  await expect(page.getByRole('textbox', { name: 'Mail' })).toHaveValue(ana.email);
});

test('mail confirmation is optional', async ({ page }) => {
  const ana = await newAccount('personal');
  await signIn(page, ana);
  const offer = page.getByRole('region', { name: 'Confirmá tu mail' });
  await expect(offer).toContainText(ana.email);
  await expectAccessible(page);
  await offer.getByRole('button', { name: 'Reenviar' }).click();
  await expect(offer).toContainText('Te mandamos otro mail');
  expect(await letters(ana.uid)).toEqual(['confirm-mail']);
  await stored.auth.updateUser(ana.uid, { emailVerified: true });
  const quiet = watchTraffic(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: 'Cursos' })).toBeVisible();
  await quiet();
  await expect(offer).toHaveCount(0);
});
