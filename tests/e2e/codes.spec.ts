import type { Page } from '@playwright/test';
import { TERMS_VERSION } from '@vidriera/domain/site/terms';
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts';
import { lettersTo, newAccount } from '../support/accounts.ts';
import { stored } from '../support/backend.ts';
import { waitForHydration } from '../support/hydration.ts';
import { mine, newEvent, partyOf, press, say, sheet, standing } from '../support/seats.ts';
import { expect, test } from '../support/test.ts';

test.use({
  viewport: { width: 320, height: 640 },
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; SM-A155M) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0.6778.39 Mobile Safari/537.36 Instagram 360.0.0.52.192 Android',
  expectedConsole: [[/status of 400 .*\/fn\/codes/], { scope: 'test' }], // a wrong code
});

const newAddress = () =>
  `c${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}@ejemplo.com.ar`;
const codeField = (page: Page) => page.getByLabel('Código de ocho números');

/** Waits for the nth letter with a code. */
async function codeOf(email: string, nth = 1): Promise<string> {
  const subjects = async () =>
    (await lettersTo(email)).map(({ subject }) => subject).filter((one) => /código/.test(one));
  await expect.poll(async () => (await subjects()).length).toBe(nth);
  return /\d{4} \d{4}$/.exec((await subjects()).at(-1) ?? '')?.[0] ?? '';
}
const wrong = (code: string) => (code === '0000 0000' ? '00000001' : '00000000');

test('in Instagram’s browser a visitor goes with an address only, although the page is reloaded', async ({
  page,
}) => {
  const { evento, path } = await newEvent({ aforo: 10 });
  const email = newAddress();
  await page.goto(path);
  await press(page);
  await expect(sheet(page).getByRole('textbox', { name: 'Nombre' })).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await say(page, 'Mandame el código');
  await expect(sheet(page).getByText('Escribí tu nombre.')).toBeVisible();
  await sheet(page).getByRole('textbox', { name: 'Nombre' }).fill('Ñata Quiroga');
  await sheet(page).getByRole('textbox', { name: 'Mail' }).fill(email.toUpperCase());
  await sheet(page)
    .getByLabel(/Acepto los/)
    .check();
  await say(page, 'Mandame el código');
  await expect(codeField(page)).toBeFocused();
  await expectAccessible(page);
  await expectNoOverflow(page);

  const code = await codeOf(email);
  const another = await page.context().newPage();
  await another.goto(path);
  await expect(codeField(another), 'its tab may be closed').toBeVisible();
  await expect(sheet(another).getByText(`${email.slice(0, 1)}••@ejemplo.com.ar`)).toBeVisible();
  await another.close();
  await page.reload();
  await waitForHydration(page);
  await expect(codeField(page), 'the page is where it was').toBeVisible();
  await codeField(page).pressSequentially(wrong(code));
  await expect(sheet(page).getByText(/no es correcto o ya venció/)).toBeVisible();
  await codeField(page).fill(code);

  await sheet(page).getByText('2', { exact: true }).click();
  await say(page, 'Voy');
  await expect(standing(page, 'Vas: 2 lugares')).toBeVisible();
  await page.reload();
  await waitForHydration(page);
  await expect(sheet(page), 'it is done once').toBeHidden();
  await page.goto('/all');
  await expect(mine(page)).toContainText('Vas: 2 lugares');

  const { uid, emailVerified } = await stored.auth.getUserByEmail(email);
  const user = (await stored.db.doc(`user/${uid}`).get()).data();
  expect({ emailVerified, ...user }).toMatchObject({
    emailVerified: true,
    username: 'nataquiroga',
    display_name: 'Ñata Quiroga',
    role: 'personal',
    email,
    terminosVersion: TERMS_VERSION,
  });
  expect(await partyOf(evento.id, { uid } as never)).toEqual({ held: 2, asked: 2 });
});

test('/login by a code: offers the password of an unconfirmed account first, and goes on without it', async ({
  page,
}) => {
  const old = await newAccount('personal');
  await stored.auth.updateUser(old.uid, { emailVerified: false });
  await page.goto('/login?volver=%2Flikes');
  await page.getByRole('link', { name: 'Entrar con un código' }).click();
  await expect(page).toHaveURL('/login?con=codigo&volver=%2Flikes');
  await page.getByRole('textbox', { name: 'Mail' }).fill(old.email);
  await page.getByRole('button', { name: 'Mandame el código' }).click();
  const code = await codeOf(old.email);
  await page.reload();
  await waitForHydration(page);
  await codeField(page).fill(code);
  await expect(page.getByRole('button', { name: 'Entrar con mi contraseña' })).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  expect((await stored.auth.getUser(old.uid)).email, 'nothing is deleted unasked').toBe(old.email);

  await page.getByRole('button', { name: 'Eliminarla y seguir' }).click();
  await page.getByRole('textbox', { name: 'Nombre' }).fill('Ana');
  await page.getByLabel(/Acepto los/).check();
  await page.getByRole('button', { name: 'Crear mi cuenta' }).click();
  await expect(page).toHaveURL('/likes');
  const { uid } = await stored.auth.getUserByEmail(old.email);
  expect(uid).not.toBe(old.uid);
  await expect.poll(async () => (await stored.db.doc(`user/${old.uid}`).get()).exists).toBe(false);
  expect((await stored.db.doc(`user/${uid}`).get()).get('role')).toBe('personal');
});
