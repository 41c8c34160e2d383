import { messages } from '@vidriera/domain/messages/messages';
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts';
import { newAccount, signIn } from '../support/accounts.ts';
import { stored } from '../support/backend.ts';
import { openAccount } from '../support/open.ts';
import { newEvent } from '../support/seats.ts';
import { expect, expectToast, test } from '../support/test.ts';

const { db } = stored;

test.use({ viewport: { width: 320, height: 740 }, expectedConsole: [[/ERR_FAILED/], { scope: 'test' }] });

test('a creator changes their username, and the old address leads on', async ({ page, visitor, request }) => {
  const { creator, titulo, path } = await newEvent({});
  const { uid, username: old } = creator;
  const newUsername = `${old.slice(0, 10)}.b`;
  const taken = (await newAccount()).username;
  await db.doc(`user/${uid}`).update({ verificado: true });
  await signIn(page, creator, '/perfil/editar');
  const dialog = page.getByRole('dialog', { name: 'Cambiar nombre de usuario' });
  const open = () => page.getByRole('button', { name: 'Cambiar nombre de usuario' }).click();
  const field = dialog.getByLabel('Nombre de usuario nuevo');
  const press = () => dialog.getByRole('button', { name: 'Cambiar', exact: true }).click();

  await test.step('the mark stands beside the name', async () => {
    await visitor.goto(path);
    await expect(visitor.getByRole('img', { name: 'Cuenta verificada' }).first()).toBeVisible();
    await visitor.goto(`/${old}`);
    await expect(visitor.getByRole('img', { name: 'Cuenta verificada' })).toBeVisible();
    await expectAccessible(visitor);
  });

  await openAccount(page);
  await test.step('the dialog refuses a taken name, and closes by Escape', async () => {
    await open();
    await field.fill(taken);
    await expect(dialog.getByText(messages.signup.usernameTaken)).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Cambiar nombre de usuario' })).toBeFocused();
  });

  await test.step('the same press after a lost answer changes it', async () => {
    let isLost = false;
    await page.route('**/fn/rename', async (route) => {
      const isChange = route.request().postData()?.includes('"change"');
      if (!isChange || isLost) return route.continue();
      isLost = true;
      await route.fetch();
      await route.abort();
    });
    await open();
    await field.fill(newUsername);
    await expect(dialog.getByText('¡Está libre!')).toBeVisible();
    await press();
    await expect(dialog.getByText(messages.general.noConnection)).toBeVisible();
    await press();
    await expectToast(page, messages.rename.done(newUsername));
    await expect(page.getByLabel('Nombre de usuario', { exact: true })).toHaveValue(newUsername);
    await open();
    await expect(dialog.getByText(`@${old} lleva a tu perfil`)).toBeVisible();
    await expect(field).toBeHidden();
  });

  await test.step('old addresses lead on, with their query', async () => {
    const moved = await request.get(`/${old}?tab=eventos&de=qr`, { maxRedirects: 0 });
    expect([moved.status(), moved.headers().location]).toEqual([302, `/${newUsername}?tab=eventos&de=qr`]);
    expect(moved.headers()['cache-control']).toMatch(/max-age=0, s-maxage=\d{1,2}$/);
    await visitor.goto(`/${old}?tab=eventos&de=qr`);
    await expect(visitor).toHaveURL(`/${newUsername}?tab=eventos&de=qr`);
    await visitor.getByRole('link', { name: titulo }).first().click();
    await expect(visitor.getByRole('heading', { level: 1, name: titulo })).toBeVisible();
    await expect(visitor.getByRole('link', { name: newUsername }).first()).toHaveAttribute(
      'href',
      `/${newUsername}`,
    );
    await expect(visitor.getByRole('img', { name: 'Cuenta verificada' })).toHaveCount(0);
  });

  const user = await db.doc(`user/${uid}`).get();
  expect([user.get('username'), user.get('verificado')]).toEqual([newUsername, false]);
  const { docs } = await db.collection('username').where('uid', '==', uid).get();
  expect(docs.map((name) => [name.id, name.get('freeFrom') !== undefined]).sort()).toEqual(
    [
      [old, true],
      [newUsername, false],
    ].sort(),
  );
});
