import { fits } from '../support/accessible.ts';
import { newAccount, signIn } from '../support/accounts.ts';
import { stored } from '../support/backend.ts';
import { publish } from '../support/items.ts';
import { expect as expectSoon, test } from '../support/test.ts';

const expect = expectSoon.configure({ timeout: 45_000 });
test.describe.configure({ timeout: 240_000 });
test.use({ viewport: { width: 360, height: 740 } });

test('text of 200 % widens no screen of a creator at 360 px, and every place of the bar stays in the window', async ({
  page,
  request,
}) => {
  const creator = await newAccount(request, 'creador');
  await stored.db.doc(`user/${creator.uid}`).update({ display_name: 'Constantinopolitanos' });
  await publish('promo', creator.uid, { titulo: '2x1 en vermut y empanadas', cantCanjeos: 9 });
  await signIn(page, creator);
  for (const path of ['/all', '/perfil/editar', '/perfil?tab=promos', '/mis-lugares', '/canjes']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await fits(page);
    const bar = page
      .getByRole('navigation', { name: 'Tu vidriera' })
      .getByRole('link', { name: 'Perfil', exact: true });
    if (path === '/perfil/editar') continue; // its bar is the form's
    const { left, right } = await bar.evaluate((link) => link.getBoundingClientRect().toJSON());
    expect([left >= 0, right <= 360], path).toEqual([true, true]);
  }
});
