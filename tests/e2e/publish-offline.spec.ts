import { messages } from '@vidriera/domain/messages/messages';
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts';
import { newAccount, signIn } from '../support/accounts.ts';
import { button, confirmSuccess, publishedItems } from '../support/publishing.ts';
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
