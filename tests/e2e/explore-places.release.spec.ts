import type { Page } from '@playwright/test';
import { messages } from '@vidriera/domain/messages/messages';
import { passDayChange } from '../support/day-change.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

const field = (page: Page) => page.getByRole('search').getByLabel(/^Buscar/);

for (const [viewport, name, address] of [
  [{ width: 360, height: 740 }, 'everything', '/explore'],
  [{ width: 1280, height: 800 }, 'a search', '/explore?q=sa'],
] as const) {
  test.describe(`at ${viewport.width} px, in motion`, () => {
    test.use({ viewport, reducedMotion: 'no-preference' });

    test('a search scrolls to its words and results from any position, the first time and later', async ({
      page,
    }) => {
      await page.route('**/api/explore**', async (route) => {
        const response = await route.fetch();
        await new Promise((resolve) => setTimeout(resolve, 400)); // skeletons are shown meanwhile
        await route.fulfill({ response }).catch(() => undefined); // aborted by a newer search
      });
      await open(page, '/explore');
      const send = async (text: string, from: number) => {
        await field(page).fill(text);
        await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), from);
        await page.keyboard.press('Enter');
        const heading = page.locator('#agenda').getByRole('heading', { level: 2 }).first();
        await expect(heading).toHaveText(new RegExp(` para «${text}»$`));
        await expect(heading).toBeInViewport();
        await expect(field(page), 'its words stay in sight').toBeInViewport({ ratio: 1 });
        await expect(page.locator('#agenda')).toBeFocused();
      };
      await send('sa', 0);
      const place = page.locator('li:has(> article)').nth(2);
      await place.scrollIntoViewIfNeeded();
      const before = await place.boundingBox();
      await place.getByRole('heading').getByRole('link').click();
      await expect(page.getByRole('link', { name: messages.detail.back })).toBeVisible();
      await page.goBack();
      const off = async () => Math.abs(((await place.boundingBox())?.y ?? 0) - (before?.y ?? 0));
      await expect.poll(off, 'a detail leads back to its card').toBeLessThan(4);
      await send('jazz', 3000);
      await send('zzzzzz', 200);
      await expect(page.getByText(messages.list.noResults)).toBeVisible();
      await field(page).fill('milonga');
      await expect(page).toHaveURL('/explore?q=milonga'); // while typing
      await send('milonga', 1500);
      await page.goBack();
      await expect(page).toHaveURL('/explore');
      await page.unrouteAll({ behavior: 'wait' });
    });

    test(`Back and 'Volver atrás' restore the card’s position: ${name}`, async ({ page }) => {
      await passDayChange();
      await open(page, address);
      const all = page.locator('article'); // includes cards beyond a shelf's edge
      for (const section of ['eventos', 'promos', 'eventos', 'cursos']) {
        const before = await all.count();
        await page.getByRole('link', { name: `Ver más ${section}` }).click();
        await expect.poll(() => all.count()).toBeGreaterThan(before);
      }
      await expect(page).toHaveURL(/eventos=3&promos=2&cursos=2$/);
      const count = await all.count();
      // Cards rise on hover; Playwright's wait for a stable card would scroll the page.
      const places = page.locator('li:has(> article)');
      for (const [nth, back] of [
        [3, 'Back'],
        [Math.floor(count / 2), messages.detail.back],
        [(await places.count()) - 1, 'Back'],
      ] as const) {
        const place = places.nth(nth);
        await page.mouse.move(0, 0);
        await place.scrollIntoViewIfNeeded();
        const titulo = await place.getByRole('heading').textContent();
        const before = await place.boundingBox();
        await place.getByRole('heading').getByRole('link').click();
        await expect(page.getByRole('heading', { level: 1, name: titulo ?? '' })).toBeVisible();
        if (back === 'Back') await page.goBack();
        else await page.getByRole('link', { name: back }).click();
        await expect(all).toHaveCount(count);
        const off = async () => Math.abs(((await place.boundingBox())?.y ?? 0) - (before?.y ?? 0));
        await expect.poll(off, `${titulo}, ${back}`).toBeLessThan(4);
        await page.waitForTimeout(1_800); // late content would have moved it
        expect(await off(), `${titulo}, ${back}, later`).toBeLessThan(4);
        await expect(place.getByRole('heading')).toHaveText(titulo ?? '');
      }
    });
  });
}
