import type { Page } from '@playwright/test';
import { termsMessages } from '@vidriera/domain/messages/terms';
import { TERMS_VERSION } from '@vidriera/domain/site/terms';
import { DEVICE_STORAGE } from '../../shell/src/features/terms/device-storage.ts';
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts';
import { newAccount, signIn } from '../support/accounts.ts';
import { stored } from '../support/backend.ts';
import { waitForHydration } from '../support/hydration.ts';
import { expect, expectToast, test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

/** Returns the names of everything that the browser keeps for the site. */
const kept = (page: Page) =>
  page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).flatMap(({ name }) => name ?? []),
    ...(await caches.keys()),
  ]);

test('new terms are asked for again, and the acceptance is stored', async ({ page }) => {
  const person = await newAccount('personal');
  const user = stored.db.doc(`user/${person.uid}`);
  await user.update({ terminosVersion: '2026-01-01', terminosAceptados: new Date(0) });
  const dialog = page.getByRole('dialog', { name: 'Cambiaron los términos' });
  const accept = dialog.getByRole('button', { name: 'Aceptar' });

  await test.step('the question waits while the text is read', async () => {
    await signIn(page, person);
    await expect(accept).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
    await dialog.getByRole('link', { name: 'términos y condiciones' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Términos y privacidad' })).toBeVisible();
    await expect(dialog).toBeHidden();
    await page.goBack();
    await expect(accept).toBeVisible();
  });

  await test.step('it can be put off until the next page load', async () => {
    await dialog.getByRole('button', { name: 'Ahora no' }).click();
    await expect(dialog).toBeHidden();
    expect((await user.get()).get('terminosVersion')).toBe('2026-01-01');
    await page.reload();
    await expect(accept).toBeVisible();
  });

  await test.step('accepting takes a mark', async () => {
    await accept.click();
    await expect(dialog.getByText(termsMessages.unmarked)).toBeVisible();
    await dialog.getByRole('checkbox').check();
    await accept.click();
    await expectToast(page, termsMessages.accepted);
    await expect(dialog).toBeHidden();
    const after = await user.get();
    expect(after.get('terminosVersion')).toBe(TERMS_VERSION);
    expect(Math.abs(Date.now() - after.get('terminosAceptados').toMillis())).toBeLessThan(120_000);
  });

  await test.step('nobody is asked twice', async () => {
    await page.reload();
    await waitForHydration(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  await test.step('the privacy policy names all that this browser keeps', async () => {
    const named = DEVICE_STORAGE.flatMap(({ keys }) => keys);
    const isNamed = (name: string) =>
      named.some((key) => name === key || (key !== 'vidriera' && name.startsWith(key)));
    const unnamed = (await kept(page)).filter((name) => !isNamed(name));
    expect(unnamed).toEqual([]);
  });
});
