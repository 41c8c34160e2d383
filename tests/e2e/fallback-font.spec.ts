import { TIPOS_AGENDA } from '@vidriera/domain/values/ids';
import { LIMITS, LOCAL_KEYS } from '@vidriera/domain/values/limits';
import { waitForHydration } from '../support/hydration.ts';
import { firstCards } from '../support/public-pages.ts';
import { expect, test } from '../support/test.ts';

test('no demonstration title has more lines in the fallback font', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/explore');
  const cards = await Promise.all(TIPOS_AGENDA.map((tipo) => firstCards(page.request, tipo, LIMITS.maxPage)));
  const titles = cards.flat().map(({ titulo }) => titulo);
  expect(titles.length).toBeGreaterThan(100);
  /** Returns each title's height in card headings, by width and size. @param wider part by which each heading is made wider */
  const heights = async (wider = 0) => {
    await waitForHydration(page);
    return page.evaluate(
      ([all, more]) => {
        const headings = [...document.querySelectorAll('h3')].map((heading) => {
          const { fontSize } = getComputedStyle(heading);
          return [`${Math.round(heading.getBoundingClientRect().width)} ${fontSize}`, heading] as const;
        });
        const entries = [...new Map(headings)].map(([size, heading]) => {
          const words = heading.querySelector('a') ?? heading;
          const before = words.textContent;
          const { width } = heading.getBoundingClientRect();
          if (more > 0) heading.style.minInlineSize = `${width * (1 + more)}px`;
          const measured = all.map((title) => {
            words.textContent = title;
            return [title, heading.getBoundingClientRect().height] as const;
          });
          words.textContent = before;
          heading.style.minInlineSize = '';
          return [size, measured] as const;
        });
        return Object.fromEntries(entries);
      },
      [titles, wider] as const,
    );
  };
  await page.waitForFunction((key) => localStorage.getItem(key) === '1', LOCAL_KEYS.font);
  const first = await heights();
  // Of one title the fonts differ by up to 5 % of its width (measured with Liberation Sans in Arial's place), which decides where it just fits.
  const wide = await heights(0.055);
  await page.reload();
  const second = await heights();
  const sizes = Object.keys(second).filter((size) => size in first);
  expect(sizes.length).toBeGreaterThan(2);
  for (const size of sizes)
    second[size]?.forEach((measured, at) => {
      expect([first[size]?.[at], wide[size]?.[at]], size).toContainEqual(measured);
    });
});
