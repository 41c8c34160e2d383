import type { Page } from '@playwright/test';
import { messages } from '@vidriera/domain/messages/messages';
import { TERMS_VERSION } from '@vidriera/domain/site/terms';
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts';
import { lettersTo, linkOfLetter, newAccount } from '../support/accounts.ts';
import { stored } from '../support/backend.ts';
import { expect, expectToast, test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

const submit = (page: Page) => page.locator('form button[type=submit]');
const unique = () => `r${Date.now().toString(36)}`;

async function fill(page: Page, username: string, email: string) {
  await page.getByLabel('Nombre de usuario').fill(username);
  await page.getByRole('textbox', { name: 'Mail' }).fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill('tres mates y una peña');
}

test('rejects missing and taken values, then creates one account, whose letter confirms the address', async ({
  page,
}) => {
  const taken = await newAccount('creador');
  const name = unique();
  await page.goto(`/signup?username=${name}`);

  await test.step('the name comes from the address, with its availability', async () => {
    await expect(page.getByLabel('Nombre de usuario')).toHaveValue(name);
    await expect(page.getByText('¡Está libre!')).toBeVisible();
  });

  await test.step('missing fields are named in a summary and at each field', async () => {
    await submit(page).click();
    await expect(page.getByText(messages.signup.incomplete)).toBeVisible();
    await expect(page.getByText(messages.signup.missingEmail)).toBeVisible();
    await expect(page.getByText(messages.signup.passwordTooShort)).toBeVisible();
    await expect(page.getByText(messages.signup.terminos)).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
  });

  await test.step('a taken name offers alternatives, and one is chosen', async () => {
    await fill(page, taken.username, `${name}@ejemplo.com.ar`);
    await expect(page.getByText(messages.signup.usernameTaken)).toBeVisible();
    await page
      .getByRole('button', { name: new RegExp(`^${taken.username}`) })
      .first()
      .click();
    await expect(page.getByText('¡Está libre!')).toBeVisible();
    await expect(page.getByText('Contraseña fuerte')).toBeVisible();
  });

  await test.step('a free-form name leads to a proposed username', async () => {
    await page.getByLabel('Nombre de usuario').fill(`La Peña ${name}`);
    await expect(page.getByText('Te quedaría así, y está libre:')).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
    await page.getByRole('button', { name: `lapena${name}` }).click();
    await expect(page.getByLabel('Nombre de usuario')).toHaveValue(`lapena${name}`);
    await expect(page.getByText('¡Está libre!', { exact: true })).toBeVisible();
  });

  await test.step('a double press creates one account, sends its mail, and opens the profile', async () => {
    await page.getByLabel('Nombre de usuario').fill(`Bar Ñandú ${name}`);
    await page.getByLabel(/Acepto los/).check();
    await submit(page).dblclick();
    await expectToast(page, messages.signup.ok);
    await expect(page).toHaveURL('/complete-signup');
    const { docs } = await stored.db.collection('user').where('email', '==', `${name}@ejemplo.com.ar`).get();
    expect(docs.map((doc) => doc.get('username'))).toEqual([`barnandu${name}`]);
    const { uid, emailVerified } = await stored.auth.getUserByEmail(`${name}@ejemplo.com.ar`);
    expect(docs[0]?.data()).toMatchObject({ uid, role: null, terminosVersion: TERMS_VERSION });
    expect(docs[0]?.get('terminosAceptados')).toEqual(docs[0]?.get('created_time'));
    expect(emailVerified).toBe(false);
    const letters = (await stored.db.collection('mail').where('uid', '==', uid).get()).docs;
    expect(letters.map((doc) => doc.get('letter').kind)).toEqual(['confirm-mail']);
  });

  await test.step('its one letter confirms the address', async () => {
    const email = `${name}@ejemplo.com.ar`;
    await expect.poll(() => lettersTo(email)).toHaveLength(1);
    const [letter = { text: '' }] = await lettersTo(email);
    await page.goto(linkOfLetter(letter));
    await page.getByRole('button', { name: 'Confirmar mi mail', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Tu mail está confirmado' })).toBeVisible();
    expect((await stored.auth.getUserByEmail(email)).emailVerified).toBe(true);
    expect(await lettersTo(email)).toHaveLength(1);
  });
});
