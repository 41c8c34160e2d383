import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts';
import {
  actionPath,
  idTokenOf,
  lettersTo,
  linkOfLetter,
  type Member,
  mailLinks,
  newAccount,
  signIn,
} from '../support/accounts.ts';
import { stored } from '../support/backend.ts';
import { watchTraffic } from '../support/quiet.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 320, height: 640 } });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const storedMail = async ({ uid }: Member) => (await stored.db.doc(`user/${uid}`).get()).get('email');
const authMail = async ({ uid }: Member) => (await stored.auth.getUser(uid)).email;

/** Calls Auth's API directly. */
async function askAuth(person: Member, method: string, data: object): Promise<void> {
  const { FIREBASE_AUTH_EMULATOR_HOST: host } = process.env;
  const answer = await fetch(`http://${host}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ idToken: await idTokenOf(person), ...data }),
  });
  expect(answer.status).toBe(200);
}

async function latestPath(request: APIRequestContext, kind: Parameters<typeof mailLinks>[1], email: string) {
  const links = await mailLinks(request, kind, email);
  return actionPath(links.at(-1) ?? '');
}

test('a link scanner does not use up the code, and a press confirms the address', async ({
  page,
  visitor,
  request,
}) => {
  const ana = await newAccount('personal');
  const path = actionPath(await stored.auth.generateEmailVerificationLink(ana.email));
  const isConfirmed = async () => (await stored.auth.getUser(ana.uid)).emailVerified;

  await test.step('the link is fetched, then rendered by a browser', async () => {
    const answer = await request.get(path);
    expect(answer.headers()['referrer-policy']).toBe('no-referrer');
    const quiet = watchTraffic(visitor);
    await visitor.goto(path);
    await expect(button(visitor, 'Confirmar mi mail')).toBeEnabled();
    await quiet();
    expect(await isConfirmed()).toBe(false);
  });

  await test.step('a signed-in person presses the button', async () => {
    await signIn(page, ana, '/all');
    await expect(page.getByRole('region', { name: 'Confirmá tu mail' })).toBeVisible();
    await page.goto(path);
    await expect(heading(page, 'Confirmá tu mail')).toBeVisible();
    await expect(page.getByText(`Así sabemos que ${ana.email} es tuyo.`)).toBeVisible();
    await expect(page, 'the code leaves the address').toHaveURL('/cuenta/accion');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expectAccessible(page);
    await expectNoOverflow(page);
    await page.reload();
    await button(page, 'Confirmar mi mail').click();
    await expect(heading(page, 'Tu mail está confirmado')).toBeVisible();
    expect(await isConfirmed()).toBe(true);
    await expectAccessible(page);
  });

  await test.step('the session knows the confirmation', async () => {
    const quiet = watchTraffic(page);
    await page.getByRole('link', { name: 'Continuar' }).click();
    await expect(page).toHaveURL('/all');
    await quiet();
    await expect(page.getByRole('region', { name: 'Confirmá tu mail' })).toHaveCount(0);
  });
});

test('a forgotten password is replaced, with the same rules as any', async ({ page }) => {
  const ana = await newAccount('personal');
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Mail' }).fill(ana.email);
  await button(page, '¿Olvidaste tu contraseña?').click();
  await button(page, 'Mandame el mail').click();
  await expect.poll(() => lettersTo(ana.email)).toHaveLength(1);
  await page.goto(linkOfLetter((await lettersTo(ana.email)).at(-1) ?? { text: '' }));
  await expect(page.getByText(`Es para la cuenta de ${ana.email}.`)).toBeVisible();
  await page.getByLabel('Contraseña nueva').fill('corta');
  await button(page, 'Guardar contraseña').click();
  await expect(page.getByText('La contraseña necesita al menos 8 caracteres.')).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.getByLabel('Contraseña nueva').fill('otra clave larga');
  await button(page, 'Guardar contraseña').click();
  await expect(heading(page, 'Tu contraseña ya es otra')).toBeVisible();
  await page.getByRole('link', { name: 'Iniciá sesión' }).click();
  await page.getByRole('textbox', { name: 'Mail' }).fill(ana.email);
  await page.getByLabel('Contraseña', { exact: true }).fill('otra clave larga');
  await button(page, 'Ingresar').click();
  await expect(page).toHaveURL('/all');
});

test.describe('sessions ended by Auth', () => {
  test.use({ expectedConsole: [[/status of 400.*accounts:lookup/], { scope: 'test' }] });

  test('an address change is confirmed, reverted, and stored in the document', async ({ page, request }) => {
    const ana = await newAccount('personal');
    const newEmail = `nueva.${ana.email}`;

    await test.step('verifyAndChangeEmail', async () => {
      await askAuth(ana, 'sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', newEmail });
      await page.goto(await latestPath(request, 'VERIFY_AND_CHANGE_EMAIL', ana.email));
      const lead = `Tu cuenta pasa a usar ${newEmail} en lugar de ${ana.email}.`;
      await expect(page.getByText(lead)).toBeVisible();
      expect(await authMail(ana)).toBe(ana.email);
      await button(page, 'Usar este mail').click();
      await expect(heading(page, 'Tu cuenta usa tu mail nuevo')).toBeVisible();
      expect(await authMail(ana)).toBe(newEmail);
    });

    await test.step('the document is updated at the start of a session', async () => {
      expect(await storedMail(ana)).toBe(ana.email);
      await page.getByRole('link', { name: 'Iniciá sesión' }).click();
      await page.getByRole('textbox', { name: 'Mail' }).fill(newEmail);
      await page.getByLabel('Contraseña', { exact: true }).fill(ana.password);
      await button(page, 'Ingresar').click();
      await expect(page).toHaveURL('/all');
      await expect.poll(() => storedMail(ana)).toBe(newEmail);
    });

    await test.step('recoverEmail, which offers a password change', async () => {
      const third = `tercera.${ana.email}`;
      await askAuth({ ...ana, email: newEmail }, 'update', { email: third });
      await page.goto(await latestPath(request, 'RECOVER_EMAIL', newEmail));
      await expect(page.getByText(`Tu cuenta vuelve a usar ${newEmail}.`)).toBeVisible();
      expect(await authMail(ana)).toBe(third);
      await button(page, 'Recuperar mi mail').click();
      await expect(heading(page, 'Tu cuenta volvió a tu mail')).toBeVisible();
      expect(await authMail(ana)).toBe(newEmail);
      await expect(page.getByRole('textbox', { name: 'Mail' })).toHaveValue(newEmail);
      await expectAccessible(page);
    });
  });
});
