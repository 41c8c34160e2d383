import type { Page } from '@playwright/test';
import { apiPaths } from '@vidriera/domain/api/api';
import { pageSchema } from '@vidriera/domain/api/schema';
import { messages } from '@vidriera/domain/messages/messages';
import { SCROLL_THRESHOLD } from '@vidriera/domain/values/limits';
import { axe } from '../support/accessible.ts';
import { demoAccount } from '../support/accounts.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

/** Presses Tab until the focused element matches. */
async function tabTo(page: Page, wanted: (element: Element) => boolean): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(`(${wanted})(document.activeElement)`)) return;
  }
  throw new Error('60 presses of Tab did not reach it');
}

async function accessible(page: Page): Promise<void> {
  const { violations } = await axe(page).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

test.describe('the landing page', () => {
  test('changes its bar after 40 px of scroll, and has a keyboard menu', async ({ page }) => {
    await open(page, '/');
    const bar = page.getByRole('banner');
    await page.evaluate((pixels) => scrollTo(0, pixels), SCROLL_THRESHOLD.landing);
    await expect(bar).not.toHaveAttribute('data-scrolled', 'true');
    await page.evaluate((pixels) => scrollTo(0, pixels + 1), SCROLL_THRESHOLD.landing);
    await expect(bar).toHaveAttribute('data-scrolled', 'true');

    const opener = page.getByRole('button', { name: 'Abrir el menú' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('dialog', { name: 'Menú' });
    await expect(menu).toBeVisible();
    await accessible(page);
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab');
      const inside = await menu.evaluate(
        (dialog) => dialog.contains(document.activeElement) || document.activeElement === document.body,
      );
      expect(inside, 'the focus stays in the menu').toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();

    await opener.click();
    await menu.getByRole('link', { name: 'Cómo usar' }).click();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL('/#como-usar');
    await expect(page.getByRole('heading', { name: 'Cómo usar Vidriera' })).toBeInViewport();
  });
});

test('/creador shows the typed name on its window, real pages, and a name’s availability', async ({
  page,
}) => {
  await open(page, '/explore');
  await page.getByRole('banner').getByRole('link', { name: 'Quiero ser creador' }).click();
  await expect(page).toHaveURL('/creador');
  const { username } = demoAccount('creador');
  await expect(page.getByText('tunombre', { exact: true })).toBeVisible();
  await page.getByLabel('Tu nombre de usuario').fill(username);
  await expect(page.getByText(username, { exact: true })).toBeVisible();
  await expect(page.getByText(messages.signup.usernameTaken)).toBeVisible();
  const examples = page.getByRole('region', { name: 'Vidrieras que ya están prendidas' });
  await examples.getByRole('link').first().click();
  await expect(page.getByRole('navigation', { name: 'Secciones del perfil' })).toBeVisible();
});

test('a reload or a return restores the scroll position', async ({ page }) => {
  await open(page, '/explore');
  await page.evaluate(() => scrollTo(0, 900));
  const off = async () => Math.abs((await page.evaluate(() => scrollY)) - 900);
  await page.reload();
  await expect.poll(off).toBeLessThan(4);
  await page.goto('/terms'); // like a link followed without scripts
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await page.waitForURL('/explore'); // /terms may change the history, which ends goBack's wait early
  await expect.poll(off).toBeLessThan(4);
});

test('explore, a detail and its author are reachable by keyboard', async ({ page }) => {
  await open(page, '/explore');
  await tabTo(page, (element) => element.matches('input[type=search]'));
  await page.keyboard.type('milonga');
  await expect(page).toHaveURL('/explore?q=milonga');
  await expect(page.locator('#agenda')).toHaveAttribute('aria-busy', 'false');
  await tabTo(page, (element) => element.matches('article h3 a'));
  const title = await page.evaluate(() => document.activeElement?.textContent ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/explore\/evento\//);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  await expect(page.getByRole('button', { name: 'Agregar al calendario' })).toBeVisible(); // not in the skeleton
  await tabTo(page, (element) => element.matches('[popovertarget]'));
  await page.keyboard.press('Enter');
  const calendar = page.getByRole('dialog', { name: 'Agregar al calendario' });
  await expect(calendar).toBeVisible();
  await accessible(page);
  await page.keyboard.press('Escape');
  await expect(calendar).toBeHidden();

  await page.evaluate(() => document.querySelector<HTMLElement>('main')?.focus());
  await tabTo(page, (element) => element.matches('article header a'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name: 'Secciones del perfil' })).toBeVisible();
  await tabTo(page, (element) => element.matches('[href$="?tab=eventos"]'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?tab=eventos$/);
  await expect(page.getByRole('link', { name: 'Eventos', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

/** `--green` in light colours. */
const GREEN = 'rgb(14, 90, 79)';

/** Applies the kit's sheets again, last: those of several builds come in any order, and must not undo what a dialog restyles. */
const applyKitAgain = (page: Page) =>
  page.evaluate(() => {
    const sheets = [...document.styleSheets].filter(({ href }) => href?.includes('/kit-'));
    const rules = sheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
    if (rules.length === 0) throw new Error('no sheet of the kit');
    const again = new CSSStyleSheet();
    again.replaceSync(rules.join('\n'));
    document.adoptedStyleSheets.push(again);
  });

test('an event is added to a calendar, shared, and located', async ({ page, request }) => {
  const answer = await request.get(apiPaths.explore, {
    params: { tipo: 'evento', q: 'milonga', limit: '48' },
  });
  const { items } = pageSchema.parse(await answer.json());
  const weekly = items.find((item) => item.tipo === 'evento' && item.fechaPeriodica && item.direccion);
  expect(weekly).toBeDefined();
  await open(page, `/explore/evento/${weekly?.id}`);
  await page.getByRole('button', { name: 'Agregar al calendario' }).click();
  const google = await page.getByRole('link', { name: 'Google Calendar' }).getAttribute('href');
  expect(new URL(google ?? '').searchParams.get('recur')).toMatch(/^RRULE:FREQ=WEEKLY;BYDAY=[A-Z]{2}$/);
  const file = await page.getByRole('link', { name: /\.ics/ }).getAttribute('href');
  const ics = await request.get(file ?? '');
  expect(ics.headers()['content-type']).toContain('text/calendar');
  expect(await ics.text()).toContain(`SUMMARY:${weekly?.titulo}`);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Cómo llegar' })).toHaveAttribute('href', /maps.*query=/);
  await page.getByRole('button', { name: 'Compartir' }).click();
  await expect(page.getByLabel('Link para compartir')).toHaveValue(
    new RegExp(`/explore/evento/${weekly?.id}$`),
  );
  const dialog = page.getByRole('dialog', { name: 'Compartir' });
  await expect(dialog.locator('svg text').filter({ hasText: /^TODOS LOS$/ })).toBeVisible();
  await accessible(page);
  await applyKitAgain(page);
  await expect(dialog.getByRole('link', { name: 'WhatsApp' })).toHaveCSS('background-color', GREEN);
});

test.describe('missing pages', () => {
  test.use({ expectedConsole: [[/status of (404|400|500)/], { scope: 'test' }] });

  test('show their messages', async ({ page }) => {
    for (const tipo of ['evento', 'curso', 'promo'] as const) {
      await page.goto(`/explore/${tipo}/no-hay-ninguno`);
      await expect(page.getByText(messages.detail.notLoaded[tipo])).toBeVisible();
    }
    await accessible(page);
    await open(page, '/nadie-con-este-nombre');
    await expect(page.getByText(messages.perfil.notFound)).toBeVisible();
    await accessible(page);
    for (const path of ['/explore/usuario/x', '/a/b/c', '/explore/evento']) {
      await page.goto(path);
      await expect(page.getByText(messages.general.pageNotFound)).toBeVisible();
    }
    await accessible(page);
    for (const path of ['/javascript:alert(1)', '/%F0%9F%8E%89', `/${'a'.repeat(100)}`]) {
      await page.goto(path);
      await expect(page.getByText(/Perfil no encontrado\.|No encontramos esta página\./)).toBeVisible();
    }
  });
});
