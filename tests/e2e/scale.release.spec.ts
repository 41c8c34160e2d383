import { waitForHydration } from '../support/hydration.ts';
import { expect, test } from '../support/test.ts';

for (const width of [360, 411, 768, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('the ring of a lit author stays within the card’s margin', async ({ page }) => {
      await page.goto('/explore');
      await waitForHydration(page);
      const reach = await page.locator('article').evaluateAll((cards) =>
        cards.flatMap((card) => {
          if (!card.checkVisibility()) return []; // a row hides its last card where it would stand alone
          const title = card.querySelector('h3')?.getBoundingClientRect().left ?? 0;
          const avatar = [...card.querySelectorAll('a > span:first-child')].find(
            (one) => getComputedStyle(one).boxShadow !== 'none',
          );
          return avatar ? [avatar.getBoundingClientRect().left - 4 - title] : [];
        }),
      );
      expect(reach.length).toBeGreaterThan(0);
      for (const over of reach) expect(over).toBeGreaterThanOrEqual(-0.5);
    });

    test('an awning has whole scallops', async ({ page }) => {
      await page.goto('/creador');
      const awning = await page
        .locator('[data-lit] > div')
        .first()
        .evaluate((window) => {
          const { maskRepeat, backgroundRepeat } = getComputedStyle(window, '::before');
          return { mask: maskRepeat.split(', ').slice(1), background: backgroundRepeat };
        });
      for (const repeat of [...awning.mask, awning.background]) expect(repeat).toMatch(/^round/);
    });
  });
}

test('a disabled button has no accent colour in either scheme', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/login');
    await waitForHydration(page);
    const button = page.getByRole('button', { name: 'Ingresar' });
    await expect(button).toBeDisabled();
    const [red = 0, green = 0, blue = 0] = await button.evaluate((one) => {
      const { backgroundColor, opacity } = getComputedStyle(one);
      if (opacity !== '1') throw new Error(`opacity ${opacity}`);
      return (backgroundColor.match(/\d+/g) ?? []).map(Number);
    });
    expect(Math.max(red, green, blue) - Math.min(red, green, blue), colorScheme).toBeLessThan(24);
  }
});

test('category filters have icons', async ({ page }) => {
  await page.goto('/explore/filtrar?categoria=Musica');
  const group = page.getByRole('group', { name: 'Categoría' });
  await expect(group.getByRole('radio')).toHaveCount(12);
  await expect(group.locator('label:has(svg)')).toHaveCount(12);
  await expect(group.getByRole('radio', { name: 'Música' })).toBeChecked();
});
