import type { Locator, Page } from '@playwright/test';
import { addDays } from '@vidriera/domain/values/fecha';
import { agendaDay, localTime } from '@vidriera/domain/values/local-time';
import { demoAccount, newAccount, signIn } from '../support/accounts.ts';
import { writeItem } from '../support/items.ts';
import { expect, test } from '../support/test.ts';

const SOON = addDays(agendaDay(localTime(new Date())), 3);

const preview = (page: Page) => page.getByRole('complementary', { name: 'Vista previa' });
const bottomBar = (page: Page) => page.getByRole('navigation', { name: 'Tu vidriera' });
const submitBar = (page: Page) => page.locator('div[data-submit-bar]');

const box = async (element: Locator) => {
  const { x, y, width, height } = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x, y, width, height, end: y + height };
};

/** Returns the focused element's name and whether its top and bottom edges are visible. */
const focusIsSeen = (page: Page): Promise<{ name: string; seen: boolean }> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement)) throw new Error('nothing has the focus');
    const shown = focused.matches('input[type="radio"], input[type="file"]')
      ? (focused.closest('label') ?? focused)
      : focused;
    const { left, top, bottom, width } = shown.getBoundingClientRect();
    const free = (y: number) => {
      const there = document.elementFromPoint(left + width / 2, y);
      return there !== null && (shown.contains(there) || there.contains(shown));
    };
    const name = focused.getAttribute('name') ?? focused.textContent ?? '';
    return { name, seen: free(top + 3) && free(bottom - 3) };
  });

async function openEvento(page: Page): Promise<void> {
  await signIn(page, demoAccount('creador'), '/agregar-post?tipo=evento');
  await page.getByLabel('Título', { exact: true }).fill('Milonga en el patio');
  await page.getByText('Un día').click();
  await page.getByLabel('Qué día').fill(SOON);
  await page.getByLabel('Desde las').fill('21:00');
  await page.getByLabel('Dirección').fill('Defensa 1344, San Telmo, Buenos Aires');
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a strip of 72 px shows the typed text below the header', async ({ page }) => {
    await openEvento(page);
    await expect(preview(page)).toContainText('Milonga en el patio');
    await expect(preview(page)).toContainText('21:00 · San Telmo');
    await page.evaluate(() => scrollTo(0, 900));
    const header = await box(page.getByRole('banner'));
    const strip = await box(preview(page));
    expect([strip.y, strip.height, strip.width]).toEqual([header.end, 72, 360]);
    expect((await box(submitBar(page))).end).toBe(740);
    await page.getByLabel('Hasta las').fill('23:30');
    await page.getByLabel('Virtual').check();
    await expect(preview(page)).toContainText('21:00 · Virtual');
  });

  for (const tipo of ['link', 'evento', 'curso', 'promo'])
    test(`the first field of a new ${tipo} is visible, and the strip appears with the first letter`, async ({
      page,
    }) => {
      const ana = await newAccount('creador');
      await writeItem('evento', ana.uid, { titulo: 'Peña' });
      await signIn(page, ana, `/agregar-post?tipo=${tipo}`);
      const label = page.locator('form label').first();
      await expect(label).toBeVisible();
      if (tipo === 'evento')
        await expect(page.getByRole('link', { name: 'Copiar el último evento' })).toBeVisible();
      // Links and events have a line more, of links to bring and the last event to copy.
      expect((await box(label)).y).toBeLessThanOrEqual(['link', 'evento'].includes(tipo) ? 266 : 254);
      await expect(preview(page)).toBeHidden();
      const section = await box(page.locator('form section').first());
      expect([section.x, section.width]).toEqual([0, 360]);
      const title = page.getByLabel('Título', { exact: true });
      const before = await box(title);
      await title.pressSequentially('M');
      await expect(preview(page)).toBeVisible();
      expect(Math.abs((await box(title)).y - before.y), 'the field stays where it is').toBeLessThan(2);
    });

  test('neither strip nor submit bar covers the focused element, forwards and backwards', async ({
    page,
  }) => {
    await openEvento(page);
    await page.getByLabel('Título', { exact: true }).focus();
    const visited: string[] = [];
    for (const [key, last] of [
      ['Tab', 'Publicar evento'],
      ['Shift+Tab', 'titulo'],
    ] as const) {
      do {
        await page.keyboard.press(key);
        const { name, seen } = await focusIsSeen(page);
        expect.soft(seen, `${key} to ${name}`).toBe(true);
        visited.push(name);
      } while (visited.at(-1) !== last && visited.length < 100);
    }
    expect(visited).toEqual(expect.arrayContaining(['fechaExacta', 'direccion', 'linkReserva', 'titulo']));
  });

  test('with the keyboard open nothing is sticky, and the field stays visible', async ({ page }) => {
    await openEvento(page);
    await page.setViewportSize({ width: 360, height: 400 });
    const field = page.getByLabel('Dirección');
    await field.focus();
    await field.scrollIntoViewIfNeeded();
    await page.keyboard.type(' y algo más');
    expect((await focusIsSeen(page)).seen).toBe(true);
    await expect(preview(page)).not.toBeInViewport();
    await expect(submitBar(page)).not.toBeInViewport();
  });

  test('the frame’s bar hides while a submit bar is shown', async ({ page }) => {
    await signIn(page, demoAccount('creador'), '/likes');
    await expect(bottomBar(page)).toBeInViewport({ ratio: 1 });
    await bottomBar(page).getByRole('link', { name: 'Crear nuevo' }).click();
    await expect(submitBar(page)).toBeInViewport({ ratio: 1 });
    await expect(bottomBar(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/likes');
    await expect(bottomBar(page)).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    expect(Math.round((await box(bottomBar(page))).end)).toBe(740);
  });
});
