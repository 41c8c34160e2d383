import type { Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts';
import { PASSWORD } from '../support/accounts.ts';
import { stored } from '../support/backend.ts';
import { waitForHydration } from '../support/hydration.ts';
import { expect, expectToast, test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

const PATH = '/explore?categoria=Musica';
const cards = (page: Page) => page.getByRole('main').getByRole('article');
/** The heart of an event, which need not stay the first. */
const heart = (page: Page, id: string) =>
  cards(page)
    .filter({ has: page.locator(`a[href$="/${id}"]`) })
    .getByRole('button', { name: /^Me gusta/ })
    .first();
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Guardá lo que te gusta' });
const liked = async (uid: string): Promise<string[]> =>
  ((await stored.db.doc(`user/${uid}`).get()).get('eventLikes') ?? []).map(({ id }: { id: string }) => id);

/** Opens the dialog of the page's first heart. @returns the event's id */
async function press(page: Page): Promise<string> {
  await waitForHydration(page);
  const address = await cards(page).first().getByRole('heading').getByRole('link').getAttribute('href');
  const id = address?.split('/').at(-1) ?? '';
  await heart(page, id).click();
  await expect(sheet(page)).toBeVisible();
  return id;
}

test('a visitor’s like leads to sign-up and back, and is stored once', async ({ page }) => {
  await page.goto(PATH);
  const id = await press(page);
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toBeHidden();
  await expect(heart(page, id)).toBeFocused();

  await heart(page, id).press('Enter');
  await sheet(page).getByRole('link', { name: 'Crear mi cuenta' }).click();
  await expect(page).toHaveURL(`/signup?volver=${encodeURIComponent(PATH)}`);
  const name = `g${Date.now().toString(36)}`;
  const email = `${name}@ejemplo.com.ar`;
  await page.getByLabel('Nombre de usuario').fill(name);
  await page.getByRole('textbox', { name: 'Mail' }).fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.getByLabel(/Acepto los/).check();
  await page.getByRole('button', { name: 'Crear mi cuenta' }).click();
  await expect(page).toHaveURL(`/complete-signup?volver=${encodeURIComponent(PATH)}`);
  const { uid } = await stored.auth.getUserByEmail(email);
  await page.getByRole('radio', { name: /^Personal/ }).check();
  await page.getByRole('button', { name: 'Guardar y empezar' }).click();

  await expect(page).toHaveURL(PATH);
  await expect(heart(page, id)).toHaveAttribute('aria-pressed', 'true');
  await expectToast(page, 'Sumamos «');
  await expect.poll(() => liked(uid)).toEqual([id]);

  await heart(page, id).click();
  await expect.poll(() => liked(uid)).toEqual([]);
  await page.reload();
  await expect(heart(page, id)).toBeEnabled();
  await expect(heart(page, id)).toHaveAttribute('aria-pressed', 'false');
  expect(await liked(uid), 'what was taken back is not given again').toEqual([]);
});
