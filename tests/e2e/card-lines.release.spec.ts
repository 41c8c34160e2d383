import type { Page } from '@playwright/test';
import { addDays, diaOf } from '@vidriera/domain/values/fecha';
import { waitForHydration } from '../support/hydration.ts';
import { expect, test } from '../support/test.ts';

const KINDS = ['evento', 'curso', 'promo'];
const today = diaOf(new Date());
const NEXT_MONTH = `/explore?desde=${today}&hasta=${addDays(today, 30)}`;

/** Returns the fixed lines of a kind's cards, with sizes in px. */
const cardsOf = (page: Page, tipo: string) =>
  page.locator(`[aria-labelledby="${tipo}"] article`).evaluateAll((cards) =>
    cards.map((card) => {
      const lines = [...card.querySelectorAll('p')];
      const [avatar, author] = card.querySelector('a:not(h2 a, h3 a)')?.children ?? [];
      const price = lines[0]?.querySelector('b');
      const end = lines[0]?.getBoundingClientRect().right ?? 0;
      return {
        texts: lines.map(({ textContent }) => textContent.trim()),
        heights: lines.map((line) => line.getBoundingClientRect().height),
        avatar: avatar?.getBoundingClientRect().width,
        author: Math.round(author?.getBoundingClientRect().height ?? 0),
        priceEnds: price ? Math.round(price.getBoundingClientRect().right - end) : 0,
      };
    }),
  );

for (const [width, height] of [
  [360, 740],
  [820, 1180],
  [1280, 800],
  [1920, 1080],
] as const) {
  test(`at ${width} px cards have three lines: time with price, place, author`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(NEXT_MONTH);
    await waitForHydration(page);
    for (const tipo of KINDS) {
      const cards = await cardsOf(page, tipo);
      expect(cards.length, tipo).toBeGreaterThan(0);
      for (const { texts, ...card } of cards) {
        const fixed = { heights: [24, 24], avatar: 28, author: 18, priceEnds: 0 };
        expect.soft(card, texts.join(' | ')).toEqual(fixed);
        expect.soft(texts.filter((text) => text.endsWith('·'))).toEqual([]);
      }
    }
  });
}

test('with enlarged text the lines wrap', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(NEXT_MONTH);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const clamped = await page
    .locator('article p > span')
    .evaluateAll((spans) => spans.filter((span) => getComputedStyle(span).webkitLineClamp !== 'none').length);
  expect(clamped).toBe(0);
});
