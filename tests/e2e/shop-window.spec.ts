import type { Page } from '@playwright/test';
import { addDays, type Dia, midnight } from '@vidriera/domain/values/fecha';
import { agendaDay, localTime } from '@vidriera/domain/values/local-time';
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts';
import { type Member, newAccount } from '../support/accounts.ts';
import { stored } from '../support/backend.ts';
import { waitForHydration } from '../support/hydration.ts';
import { writeItem } from '../support/items.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

const inDays = (days: number): Dia => addDays(agendaDay(localTime(new Date())), days);
const HORA = new Date('1970-01-01T21:00:00Z');

/** Gives a person a long name, a link and an event in `days` days; returns the event's id. */
async function furnish({ uid }: Member, days: number): Promise<string> {
  await stored.db.doc(`user/${uid}`).update({
    display_name: 'Sociedad de Fomento y Biblioteca',
    link_Instagram: 'https://instagram.com/biblioteca',
  });
  await stored.db.doc(`user/${uid}/refRolCreador/${uid}`).set({
    refUser: stored.db.doc(`user/${uid}`),
    descripcion: 'Libros, milongas, mates y lo que haga falta para pasarla bien. Vení.',
  });
  const link = await writeItem('link', uid, { titulo: 'Hacete socio' });
  const fechaExacta = midnight(inDays(days));
  const item = await writeItem('evento', uid, { titulo: 'Mateada del Día', fechaExacta, horaInicio: HORA });
  for (const one of [link, item]) await expect.poll(async () => (await one.get()).get('visible')).toBe(true);
  return item.id;
}

const header = (page: Page) => page.locator('article > header');
/** Computed style of a pseudo-element of the header or its window. */
const drawn = (page: Page, selector: string, pseudo: '::before' | '::after', property: string) =>
  page
    .locator(selector)
    .evaluate((element, [which, name]) => getComputedStyle(element, which).getPropertyValue(name), [
      pseudo,
      property,
    ] as const);
const awning = (page: Page) => drawn(page, 'article > header > :first-child', '::before', 'height');
const light = (page: Page, property: string) => drawn(page, 'article > header', '::before', property);

async function accessibleInBoth(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectAccessible(page);
  }
  await expectNoOverflow(page);
}

test('an event tomorrow lights the window, and its sign links there', async ({ page }) => {
  const ana = await newAccount('creador');
  const id = await furnish(ana, 1);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(`/${ana.username}?tab=links`);
  await waitForHydration(page);
  expect(await awning(page)).toBe('28px');
  expect([await light(page, 'animation-name'), await light(page, 'animation-duration')]).toEqual([
    expect.stringContaining('switch-on'),
    '0.2s',
  ]);
  const link = await page.getByRole('article').filter({ hasText: 'Hacete socio' }).last().boundingBox();
  expect((link?.y ?? Number.NaN) + (link?.height ?? 0)).toBeLessThanOrEqual(740);

  await accessibleInBoth(page);
  expect(await light(page, 'animation-name')).toBe('none');
  await page.reload();
  await waitForHydration(page);
  const moving = header(page).evaluate((element) => element.getAnimations({ subtree: true }).length);
  expect(await moving, 'with reduced motion nothing moves').toBe(0);

  // From midnight to six, the agenda's tomorrow is the calendar's today.
  await page.getByRole('link', { name: /^(Hoy|Mañana) · 21:00 Mateada del Día$/ }).click();
  await expect(page).toHaveURL(`/eventos/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Mateada del Día' })).toBeVisible();
});
