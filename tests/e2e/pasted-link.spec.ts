import { messages } from '@vidriera/domain/messages/messages';
import sharp from 'sharp';
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts';
import { newAccount, signIn } from '../support/accounts.ts';
import { waitForHydration } from '../support/hydration.ts';
import { phonePhoto } from '../support/picture.ts';
import { confirmSuccess, publishedItems } from '../support/publishing.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('a link pasted at home is published in four taps, with the words of its page', async ({ page }) => {
  const ana = await newAccount('creador');
  // The Internet is not here. functions/src/items/link-reader reads real servers.
  const found = { titulo: 'Entradas anticipadas', descripcion: 'Desde el jueves.' };
  await page.route('**/fn/readLink', (route) => {
    expect(route.request().postDataJSON()).toEqual({
      data: { enlace: 'https://entradas.example/pe%C3%B1a' },
    });
    return route.fulfill({ json: { result: { page: found } } });
  });
  await signIn(page, ana, '/all');
  await waitForHydration(page);
  await page.getByRole('textbox', { name: 'Link para publicar' }).fill('entradas.example/peña');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByLabel('Título')).toHaveValue(found.titulo);
  await page.getByRole('button', { name: 'Publicar link' }).click();
  await confirmSuccess(page, 'link');
  const [link] = await publishedItems(ana.uid, 'link');
  expect(link).toMatchObject({ ...found, enlace: 'https://entradas.example/pe%C3%B1a' });
});

test('the picture that the page names is shown, and published after a yes', async ({ page }) => {
  const ana = await newAccount('creador');
  const imagen = 'https://entradas.example/tapa.jpg';
  const found = { titulo: 'Entradas', descripcion: 'Desde el jueves.', imagen };
  await page.route('**/fn/readLink', (route) => route.fulfill({ json: { result: { page: found } } }));
  const webp = await sharp(await phonePhoto(640, 480))
    .webp()
    .toBuffer();
  await page.route('**/fn/readPicture', (route) => {
    expect(route.request().postDataJSON()).toEqual({ data: { imagen } });
    return route.fulfill({ json: { result: { webp: webp.toString('base64') } } });
  });
  await signIn(page, ana, '/agregar-post?tipo=link');
  await page.getByLabel('Dirección (URL)').fill('entradas.example');
  await page.getByRole('button', { name: 'Traer la foto de la página' }).click();
  await expect(page.getByRole('img', { name: 'Foto de la página' })).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.getByRole('button', { name: 'Usar esta foto' }).click();
  await expect(page.getByRole('img', { name: 'Imagen principal elegida' })).toBeVisible();
  await page.getByRole('button', { name: 'Publicar link' }).click();
  await confirmSuccess(page, 'link');
  expect(await publishedItems(ana.uid, 'link')).toMatchObject([
    { titulo: 'Entradas', url_imagen: expect.stringMatching(/posts%2Flink%2Fmain%2F/) },
  ]);
});

test.describe('an address of the own network', () => {
  // The refusal, and the site's icon, which nobody can fetch either.
  test.use({ expectedConsole: [[/status of 40[04]/], { scope: 'test' }] });

  test('is not read, and is published with typed words', async ({ page, baseURL }) => {
    const ana = await newAccount('creador');
    const enlace = `http://127.0.0.1:${new URL(baseURL ?? '').port}/`;
    await signIn(page, ana, '/agregar-post?tipo=link');
    await page.getByLabel('Dirección (URL)').fill(enlace);
    await expect(page.getByText(messages.post.notPublic)).toBeVisible();
    await page.getByLabel('Título').fill('La red de casa');
    await page.getByLabel('Descripción').fill('Para vecinos.');
    await page.getByRole('button', { name: 'Publicar link' }).click();
    await confirmSuccess(page, 'link');
    expect(await publishedItems(ana.uid, 'link')).toMatchObject([{ enlace, titulo: 'La red de casa' }]);
  });
});
