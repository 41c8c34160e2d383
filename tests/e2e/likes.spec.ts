import type { Page } from '@playwright/test';
import { CATEGORIA_VISIBLE } from '@vidriera/domain/categoria/categoria';
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts';
import { newAccount, signIn } from '../support/accounts.ts';
import { stored } from '../support/backend.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

const hearts = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Me gusta/ });
const likes = async (uid: string, field: string): Promise<string[]> =>
  ((await stored.db.doc(`user/${uid}`).get()).get(field) ?? []).map(({ id }: { id: string }) => id);

test('lists filter by category and load pages; likes persist', async ({ page }) => {
  const ana = await newAccount('personal');
  await signIn(page, ana, '/eventos');
  const cards = page.getByRole('main').getByRole('article');

  await test.step('pages load more items without duplicates', async () => {
    await expect(cards.first()).toBeVisible();
    const before = await cards.count();
    await page.getByRole('button', { name: 'Ver más' }).click();
    await expect.poll(() => cards.count()).toBeGreaterThan(before);
    const titles = await cards
      .getByRole('link')
      .evaluateAll((links) => links.map((one) => one.getAttribute('href')));
    const details = titles.filter((href) => href?.startsWith('/eventos/'));
    expect(new Set(details).size).toBe(details.length);
  });

  await test.step('a category is kept in the address, and a second press clears it', async () => {
    const filter = page.getByRole('navigation', { name: 'Filtrar por categoría' });
    await filter.getByRole('link', { name: CATEGORIA_VISIBLE.Musica }).click();
    await expect(page).toHaveURL('/eventos?categoria=Musica');
    await expect(filter.getByRole('link', { name: CATEGORIA_VISIBLE.Musica })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(cards.first()).toContainText(CATEGORIA_VISIBLE.Musica);
    await expectAccessible(page);
    await expectNoOverflow(page);
    await filter.getByRole('link', { name: CATEGORIA_VISIBLE.Musica }).click();
    await expect(page).toHaveURL('/eventos');
  });

  await test.step('a like and its removal are shown at once and stored', async () => {
    await expect(hearts(page).first()).toBeEnabled();
    await hearts(page).first().click();
    await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => likes(ana.uid, 'eventLikes')).toHaveLength(1);
    await page.goto('/likes');
    await expect(cards).toHaveCount(1);
    await hearts(page).first().click();
    await expect.poll(() => likes(ana.uid, 'eventLikes')).toEqual([]);
    await page.reload();
    await expect(page.getByText('Todavía no te gustó ningún evento.')).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
  });
});
