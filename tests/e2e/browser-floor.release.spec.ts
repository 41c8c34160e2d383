import type { Page } from '@playwright/test';
import { messages } from '@vidriera/domain/messages/messages';
import { demoAccount, signIn } from '../support/accounts.ts';
import { waitForHydration } from '../support/hydration.ts';
import { firstCard } from '../support/public-pages.ts';
import { expect, test } from '../support/test.ts';

/** Makes the browser one of the floor, as far as scripts can tell. */
function removeNewer(): void {
  const removed: [object, string[]][] = [
    [Map, ['groupBy']],
    [Object, ['groupBy']],
    [Promise, ['withResolvers', 'try']],
    [URL, ['parse', 'canParse']],
    [Array, ['fromAsync']],
    [Array.prototype, ['toSorted', 'toSpliced', 'toReversed', 'with']],
    [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom']],
    [Object.getPrototypeOf(Object.getPrototypeOf([].values())), ['map', 'filter', 'some', 'find', 'toArray']],
    [URLSearchParams.prototype, ['size']],
    [Response, ['json']],
    [HTMLElement.prototype, ['popover', 'showPopover', 'hidePopover', 'togglePopover']],
    [HTMLButtonElement.prototype, ['popoverTargetElement', 'popoverTargetAction']],
  ];
  for (const [owner, names] of removed) for (const name of names) Reflect.deleteProperty(owner, name);
  // The browser's own popovers, which no script can remove, stay closed.
  addEventListener('click', (event) => {
    if ((event.target as Element).closest('[popovertarget]')) event.preventDefault();
  });
}

/** Without popovers their content stands open: the rule of the browser's style sheet is undone. */
const OPEN =
  '<style>@layer old { [popover]:not(:popover-open):not(dialog[open]) { display: block } }</style>';

/** @param init runs before the page's scripts */
async function older(page: Page, init: () => void): Promise<void> {
  await page.addInitScript(init);
  // A document that a test answers has no address space, so it needs leave to ask the emulators of this machine.
  await page.context().grantPermissions(['local-network-access']);
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replace('<head>', `<head>${OPEN}`) });
  });
}

test.describe('in a browser of the floor', () => {
  test.use({ bypassCSP: true });
  test.beforeEach(({ page }) => older(page, removeNewer));

  test('explore is searched, and a day is chosen in a popover', async ({ page }) => {
    await page.goto('/explore');
    await waitForHydration(page);
    const month = page.locator('#dias').getByRole('link', { name: 'Este mes' });
    await expect(month).toBeHidden();
    await page.getByRole('button', { name: 'Elegir día' }).click();
    await expect(month).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(month).toBeHidden();
    await page.getByRole('button', { name: 'Elegir día' }).click();
    await month.click();
    await expect(page).toHaveURL(/[?&]fecha=mes/);
    await expect(month).toBeHidden();
    await page.getByRole('searchbox').fill('tango');
    await expect(page).toHaveURL(/[?&]q=tango/);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByText(messages.general.internal)).toHaveCount(0);
  });

  test('an event offers its calendars', async ({ page, request }) => {
    await page.goto(`/explore/evento/${(await firstCard(request, 'evento')).id}`);
    await waitForHydration(page);
    const google = page.getByRole('link', { name: 'Google Calendar' });
    await expect(google).toBeHidden();
    await page.getByRole('button', { name: 'Agregar al calendario' }).click();
    await expect(google).toBeInViewport();
    await page.getByRole('button', { name: 'Cerrar' }).click();
    await expect(google).toBeHidden();
  });

  test('a profile’s events are shown', async ({ page }) => {
    await page.goto(`/${demoAccount('creador').username}`);
    await waitForHydration(page);
    await page
      .getByRole('navigation', { name: 'Secciones del perfil' })
      .getByRole('link', { name: 'Eventos' })
      .click();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });

  test('the account’s menu opens and closes', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await signIn(page, demoAccount('creador'), '/all');
    await waitForHydration(page);
    const menu = page.locator('#cuenta');
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Tu cuenta' }).click();
    await expect(menu.getByRole('link').first()).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
  });
});

test.describe('in a browser below the floor', () => {
  test.use({ bypassCSP: true });
  test.beforeEach(({ page }) => older(page, () => void Reflect.deleteProperty(Array.prototype, 'findLast')));

  test('a public page stays as without scripts', async ({ page }) => {
    const scripts: string[] = [];
    page.on(
      'request',
      (request) => void (request.resourceType() === 'script' && scripts.push(request.url())),
    );
    await page.goto('/explore');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Este mes' }), 'popovers stand open').toBeVisible();
    await page.getByRole('searchbox').fill('tango');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/[?&]q=tango/);
    await expect(page.getByRole('heading', { name: /(?:evento|curso|promo)s? para/ })).toBeVisible();
    expect(scripts).toEqual([]);
  });

  test('what needs scripts says why it does not work', async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByText(messages.general.oldBrowser)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeHidden();
  });

  for (const path of ['/likes', '/perfil/editar'])
    test(`a skeleton says why: ${path}`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByText(messages.general.oldBrowser)).toBeVisible();
      await page.getByRole('link', { name: 'Explorá la agenda' }).click();
      await expect(page).toHaveURL('/explore');
    });
});
