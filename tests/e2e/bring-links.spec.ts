import { messages } from '@vidriera/domain/messages/messages';
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts';
import { newAccount, signIn } from '../support/accounts.ts';
import { publishedItems } from '../support/publishing.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

/** 200 links as a spreadsheet in Spanish writes them, in Windows-1252; lines 14 and 120 are bad. */
function csv(): Buffer {
  const lines = Array.from({ length: 200 }, (_, i) => `Peña ${i + 1};https://sala-${i + 1}.example/peña`);
  lines[12] = 'Sin dirección;';
  lines[118] = 'Mala;javascript:alert(1)';
  return Buffer.from(['Título;Dirección', ...lines, ''].join('\r\n'), 'latin1');
}
const file = () => ({ name: 'links.csv', mimeType: 'text/csv', buffer: csv() });

test('200 links of a file with two bad lines, twice, are 198', async ({ page }) => {
  const ana = await newAccount('creador');
  await signIn(page, ana, '/all');
  await page.getByRole('link', { name: 'Traer lo que ya tenés' }).click();
  await page.getByLabel('Elegir un archivo').setInputFiles(file());
  await expect(page.getByText('Leímos 200 líneas: 198 links listos y 2 para revisar.')).toBeFocused();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await expect(
    page.getByRole('group', { name: 'Línea 14' }).getByText(messages.fields.missingLink),
  ).toBeVisible();
  await expect(page.getByRole('group', { name: 'Línea 120' })).toBeVisible();
  await page.getByRole('button', { name: 'Publicar 198 links' }).click();

  // A reload goes on.
  await expect(page.getByRole('progressbar', { name: 'Links publicados' })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Publicado' }).first()).toBeAttached();
  await page.reload();
  await expect(page.getByText('Terminamos: 198 links publicados y 2 que quedaron afuera.')).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);

  await page.getByRole('button', { name: 'Traer otra lista' }).click();
  await page.getByLabel('Elegir un archivo').setInputFiles(file());
  await page.getByRole('button', { name: 'Publicar 198 links' }).click();
  await expect(page.getByText('Terminamos: 198 que ya tenías y 2 que quedaron afuera.')).toBeVisible();

  const links = await publishedItems(ana.uid, 'link');
  expect(links).toHaveLength(198);
  expect(links.find(({ titulo }) => titulo === 'Peña 1')).toMatchObject({
    enlace: 'https://sala-1.example/pe%C3%B1a',
    descripcion: 'sala-1.example',
  });
});

test.describe('without a connection', () => {
  test.use({ expectedConsole: [[/ERR_INTERNET_DISCONNECTED/, /@firebase\/firestore/], { scope: 'test' }] });

  test('a pasted list is mended in place, and a lost connection is waited for', async ({ page }) => {
    const ana = await newAccount('creador');
    await signIn(page, ana, '/agregar-post?tipo=link');
    await page.getByRole('link', { name: 'Traer los links que ya tenés' }).click();
    await page
      .getByLabel('Tu lista')
      .fill('Uno, https://uno.example\nDos, dos punto example\nTres, tres.example');
    await page.getByRole('button', { name: 'Leer la lista' }).click();
    const second = page.getByRole('group', { name: 'Línea 2' });
    await second.getByLabel('Dirección (URL)').fill('dos.example');
    await expect(page.getByText('Leímos 3 líneas: 3 links listos.')).toBeVisible();
    // Of the database alone: the page's other parts load as they please.
    await page.route('**/documents:*', (route) => route.abort('internetdisconnected'));
    await page.getByRole('button', { name: 'Publicar 3 links' }).click();
    await expect(page.getByRole('button', { name: 'Continuar ahora' })).toBeVisible();
    await page.unroute('**/documents:*');
    await expect(page.getByText('Terminamos: 3 links publicados.')).toBeVisible();
    const links = await publishedItems(ana.uid, 'link');
    expect(links.map(({ enlace }) => enlace).sort()).toEqual([
      'https://dos.example/',
      'https://tres.example/',
      'https://uno.example/',
    ]);
  });
});
