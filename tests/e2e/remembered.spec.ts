import type { Page } from '@playwright/test';
import { EMPTY_FORM } from '@vidriera/domain/item/kinds-schema';
import { messages } from '@vidriera/domain/messages/messages';
import { LOCAL_KEYS } from '@vidriera/domain/values/limits';
import { type Member, newAccount, signIn } from '../support/accounts.ts';
import { button, closeDialog, confirmSuccess, publishedItems } from '../support/publishing.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

const titulo = (page: Page) => page.getByLabel('Título');

/** Blocks Auth's first report. @returns a function that releases it */
async function holdReport(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/accounts:lookup*', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Makes the browser remember one person with a draft, while Auth knows another. */
async function rememberInstead(page: Page, { uid, username }: Member): Promise<string> {
  const draft = `vidriera.borrador.${uid}.nuevo`;
  const values = { ...EMPTY_FORM, titulo: 'Lo de Ana', descripcion: 'De ella', enlace: 'ejemplo.com' };
  const items = {
    [LOCAL_KEYS.userId]: uid,
    [LOCAL_KEYS.username]: username,
    [LOCAL_KEYS.role]: 'creador',
    [draft]: JSON.stringify({ values, photos: 0, version: '', tipo: 'link' }),
  };
  await page.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
  }, items);
  return draft;
}

test('a form renders before Auth reports, and a submission is published afterwards', async ({ page }) => {
  const ana = await newAccount('creador');
  const report = await holdReport(page);
  await signIn(page, ana, '/agregar-post');
  await page.getByLabel('Dirección (URL)').fill('ejemplo.com/carta');
  await titulo(page).fill('Mi carta');
  await page.getByLabel('Descripción').fill('Todo lo que servimos');
  await button(page, 'Publicar link').click();
  await expect(page.getByRole('button', { name: messages.perfil.saving })).toBeVisible();
  expect(await publishedItems(ana.uid, 'link')).toEqual([]);
  report();
  await closeDialog(await confirmSuccess(page, 'link'));
  expect(await publishedItems(ana.uid, 'link')).toEqual([
    expect.objectContaining({ titulo: 'Mi carta', uid: ana.uid }),
  ]);
});

test('one person’s draft is never shown to or published by another', async ({ page }) => {
  const [ana, beto] = [await newAccount('creador'), await newAccount('creador')];
  const report = await holdReport(page); // /terms would restore the remembered person
  await signIn(page, beto, '/terms');
  const draft = await rememberInstead(page, ana);
  await page.goto('/agregar-post');
  await expect(titulo(page)).toHaveValue('Lo de Ana');
  await button(page, 'Publicar link').click();
  report();
  await expect(titulo(page)).toHaveValue('');
  await titulo(page).fill('Lo de Beto');
  await page.getByLabel('Descripción').fill('De él');
  await page.getByLabel('Dirección (URL)').fill('ejemplo.com/beto');
  await button(page, 'Publicar link').click();
  await closeDialog(await confirmSuccess(page, 'link'));
  expect(await publishedItems(beto.uid, 'link')).toEqual([expect.objectContaining({ titulo: 'Lo de Beto' })]);
  expect(await publishedItems(ana.uid, 'link')).toEqual([]);
  expect(await page.evaluate((key) => localStorage.getItem(key), draft)).toContain('Lo de Ana');
});
