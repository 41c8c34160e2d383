import { addDays, diaOf, midnight } from '@vidriera/domain/values/fecha';
import { LOCAL_KEYS } from '@vidriera/domain/values/limits';
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts';
import { newAccount, signIn } from '../support/accounts.ts';
import { stored } from '../support/backend.ts';
import { writeItem } from '../support/items.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('the home starts with the creator’s own window, without a layout shift', async ({ page, request }) => {
  const ana = await newAccount('creador');
  const titulo = `Peña ${ana.uid.slice(0, 6)}`;
  const fechaExacta = midnight(addDays(diaOf(new Date()), 2));
  const item = await writeItem('evento', ana.uid, { titulo, fechaExacta });
  await expect.poll(async () => (await item.get()).get('visible')).toBe(true);
  const next = async () => {
    const answer = await request.get(`/api/perfiles/${ana.username}`);
    return (await answer.json()).shopWindow?.next?.titulo;
  };
  await expect.poll(next).toBe(titulo);
  await page.addInitScript(() => {
    const seen = globalThis as typeof globalThis & { shift?: number };
    seen.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        seen.shift = (seen.shift ?? 0) + entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await signIn(page, ana, '/all');
  const own = page.getByRole('region', { name: 'Hoy en tu vidriera' });
  const sign = own.getByRole('link', { name: titulo });
  await expect(sign).toBeVisible();
  expect(await page.getByRole('heading', { level: 2 }).first().textContent()).toBe('Hoy en tu vidriera');
  expect((await sign.boundingBox())?.height).toBe(68);
  for (const act of [
    own.getByRole('link', { name: 'Publicar' }),
    own.getByRole('link', { name: 'Canjear' }),
    own.getByRole('button', { name: 'Compartir' }),
  ])
    expect((await act.boundingBox())?.height).toBe(44);
  expect(await page.evaluate(() => (globalThis as { shift?: number }).shift)).toBeLessThan(0.01);
  await own.getByRole('button', { name: 'Compartir' }).click();
  await expect(page.getByRole('dialog').getByLabel('Link para compartir')).toHaveValue(
    new RegExp(`/${ana.username}$`),
  );
  await page.keyboard.press('Escape');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
    await expectNoOverflow(page);
  }
});

test('events in the creator’s city come first, server-rendered from the second visit on', async ({
  page,
  request,
}) => {
  const ana = await newAccount('creador');
  await stored.db.doc(`user/${ana.uid}`).update({ localidad: 'rosario' });
  const ask = async (query: string) => {
    const { items } = await (await request.get(`/api/explore?tipo=promo&limit=8${query}`)).json();
    return (items as { titulo: string }[]).map(({ titulo }) => titulo);
  };
  const [own, all] = [await ask('&en=rosario'), await ask('')];
  expect(own.length).toBeGreaterThan(0);
  const first = own.slice(0, 8);
  expect(first).not.toEqual(all.slice(0, first.length));
  await signIn(page, ana, '/all');
  const titles = page.getByRole('region', { name: 'Promos' }).getByRole('heading', { level: 3 });
  await expect.poll(async () => (await titles.allTextContents()).slice(0, first.length)).toEqual(first);
  expect(await page.evaluate((key) => localStorage.getItem(key), LOCAL_KEYS.zona)).toBe('rosario');

  await page.goto('/all');
  await expect(page).toHaveURL('/all?en=rosario');
  const html = await (await request.get('/all?en=rosario')).text();
  const at = (titulo: string) => html.indexOf(`>${titulo.replaceAll('&', '&amp;')}<`);
  expect(at(first[0] ?? '')).toBeGreaterThan(0);
  await expect.poll(async () => (await titles.allTextContents()).slice(0, first.length)).toEqual(first);
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('the sidebar’s links have a skeleton until they come, and move nothing', async ({ page }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/assets/bars-*.js', async (route) => {
      await promise;
      await route.continue();
    });
    await signIn(page, await newAccount('creador'), '/all');
    const place = () =>
      page.getByRole('main').evaluate((main) => {
        const columns = main.parentElement as Element;
        return [getComputedStyle(columns, '::before').content, main.getBoundingClientRect().x];
      });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(place).toEqual(['""', 240]);
    resolve();
    await expect(page.getByRole('navigation', { name: 'Tu vidriera' })).toBeVisible();
    expect(await place()).toEqual(['none', 240]);

    await page.goto('/explore');
    await expect(page.getByRole('navigation', { name: 'Tu vidriera' })).toBeVisible();
    expect(await place(), 'collapsed, unless the person says otherwise').toEqual(['none', 76]);
    await page.getByRole('button', { name: 'Expandir menú' }).click();
    expect(await place()).toEqual(['none', 240]);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Contraer menú' })).toBeVisible();
    expect(await place(), 'it is remembered').toEqual(['none', 240]);
  });
});
