import { pathOfUrl } from '@vidriera/domain/image/image';
import { messages } from '@vidriera/domain/messages/messages';
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts';
import { newAccount, signIn } from '../support/accounts.ts';
import { button, confirmSuccess, photo, publishedItems } from '../support/publishing.ts';
import { watchTraffic } from '../support/quiet.ts';
import { expect, test } from '../support/test.ts';

test.use({
  viewport: { width: 360, height: 740 },
  expectedConsole: [
    [/ERR_INTERNET_DISCONNECTED/, /@firebase\/firestore/, /ERR_FAILED/, /status of 403/],
    { scope: 'test' },
  ],
});

for (const [when, code] of [
  ['once the session is known', null],
  ['before Auth could answer', /\/assets\/(acts|auth)-/],
] as const) {
  test(`no input is lost, and a message says what to do: ${when}`, async ({ page, context }) => {
    const ana = await newAccount('creador');
    const quiet = watchTraffic(page);
    if (code) await page.route(code, (route) => route.abort());
    await signIn(page, ana, '/agregar-post?tipo=promo');
    await page.getByLabel('Título').fill('Medialunas');
    await page.getByLabel('Descripción').fill('Con el café.');
    await quiet(); // Auth has answered or failed
    await context.setOffline(true);
    await button(page, 'Publicar promo').click();
    await expect(page.getByText(messages.general.noConnection)).toBeVisible();
    await expect(page.getByText(/Lo que escribiste sigue acá/)).toBeVisible();
    await expect(page.getByLabel('Título')).toHaveValue('Medialunas');
    expect(await publishedItems(ana.uid, 'promo')).toEqual([]);
    await expectAccessible(page);
    await expectNoOverflow(page);
    await page.unrouteAll();
    await context.setOffline(false);
    await button(page, 'Publicar promo').click();
    await confirmSuccess(page, 'promo');
    expect(await publishedItems(ana.uid, 'promo')).toHaveLength(1);
  });
}

test('a stalled upload shows a message, restarts, and reports offline', async ({ page, context }) => {
  const ana = await newAccount('creador');
  await signIn(page, ana, '/agregar-post?tipo=promo');
  await page.getByLabel('Título').fill('Medialunas');
  await page.getByLabel('Descripción').fill('Con el café.');
  const uploads = /\/v0\/b\/[^/]+\/o\?/;
  let held = 0;
  await page.route(uploads, () => void held++);
  await page.getByLabel(/Elegí la imagen principal/).setInputFiles(await photo('café.jpg'));
  await expect(page.getByAltText('Imagen principal elegida')).toBeVisible();
  await expect.poll(() => held, 'it goes up before anything is pressed').toBe(1);
  await button(page, 'Publicar promo').click();
  await expect(page.getByText(messages.imagen.still)).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await button(page, 'Reintentar').click();
  await expect.poll(() => held).toBe(2);
  await context.setOffline(true);
  await expect(page.getByText(messages.general.noConnection)).toBeVisible();
  await expect(page.getByAltText('Imagen principal elegida')).toBeVisible();
  expect(await publishedItems(ana.uid, 'promo')).toEqual([]);
  await context.setOffline(false);
  await page.unroute(uploads);
  await button(page, 'Publicar promo').click();
  await confirmSuccess(page, 'promo');
  const [promo, ...more] = await publishedItems(ana.uid, 'promo');
  expect([more, pathOfUrl(promo?.url_imagen)]).toEqual([[], expect.stringContaining(`/main/${ana.uid}/`)]);
});

test('a lost answer and a reload do not create a second item', async ({ page }) => {
  const ana = await newAccount('creador');
  await signIn(page, ana, '/agregar-post?tipo=link');
  await page.getByLabel('Dirección (URL)').fill('ejemplo.com');
  await page.getByLabel('Título').fill('Mi sitio');
  await page.getByLabel('Descripción').fill('Todo.');
  // The write arrives; its answer and the later check fail.
  await page.route(/documents:commit/, async (route) => {
    await page.route(/documents:batchGet/, (question) => question.abort());
    await route.fetch();
    await route.abort();
  });
  await button(page, 'Publicar link').click();
  await expect(page.getByText(messages.general.noConnection)).toBeVisible();
  expect(await publishedItems(ana.uid, 'link')).toHaveLength(1);
  await page.unrouteAll();
  await page.reload();
  await expect(page.getByLabel('Título')).toHaveValue('Mi sitio');
  await button(page, 'Publicar link').click();
  await confirmSuccess(page, 'link');
  expect(await publishedItems(ana.uid, 'link')).toHaveLength(1);
});
