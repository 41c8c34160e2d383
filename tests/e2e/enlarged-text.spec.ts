import type { Page } from '@playwright/test';
import { addDays, diaOf, midnight } from '@vidriera/domain/values/fecha';
import { TIPOS_AGENDA } from '@vidriera/domain/values/ids';
import { demoAccount, newAccount, signIn } from '../support/accounts.ts';
import { writeItem } from '../support/items.ts';
import { firstCard } from '../support/public-pages.ts';
import { watchTraffic } from '../support/quiet.ts';
import { expect, test } from '../support/test.ts';
import { textFaults } from '../support/text-fit.ts';

const SIZES = ['100%', '150%', '200%'];

/** Opens each page once and checks it at each text size. */
async function inspect(page: Page, paths: readonly string[]): Promise<void> {
  const quiet = watchTraffic(page);
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await quiet();
    for (const size of SIZES) {
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
      }, size);
      expect.soft(await textFaults(page), `${path}, text of ${size}`).toEqual([]);
    }
  }
}

test.setTimeout(240_000);

for (const width of [360, 1280])
  test.describe(`enlarged text at ${width} px`, () => {
    test.use({ viewport: { width, height: 740 } });

    test('public pages fit', async ({ page, request }) => {
      const { username } = demoAccount('creador');
      const tabs = ['', '?tab=links', '?tab=eventos', '?tab=cursos', '?tab=promos'];
      const details = await Promise.all(
        TIPOS_AGENDA.map(async (tipo) => `/explore/${tipo}/${(await firstCard(request, tipo)).id}`),
      );
      const { uid } = await newAccount(request, 'creador');
      const fechaExacta = midnight(addDays(diaOf(new Date()), 3));
      const colon = await writeItem('evento', uid, { titulo: 'Lanzamiento: Galleta de Campo', fechaExacta });
      await expect.poll(async () => (await colon.get()).get('visible'), { timeout: 45_000 }).toBe(true);
      await inspect(page, [
        '/',
        '/explore',
        '/explore?q=zzzz',
        ...details,
        `/explore/evento/${colon.id}`,
        ...tabs.map((tab) => `/${username}${tab}`),
      ]);
    });

    test('pages about accounts fit', async ({ page }) => {
      await inspect(page, ['/creador', '/terms', '/login', '/signup', '/cuenta/accion']);
    });

    test('a creator’s lists fit', async ({ page }) => {
      await signIn(page, demoAccount('creador'));
      await inspect(page, [
        ...['/all', '/eventos', '/cursos', '/promos', '/likes', '/perfil', '/perfil?tab=links'],
        ...['/mis-lugares', '/mis-promos', '/canjes', '/canjear'],
      ]);
    });

    test('a creator’s forms fit', async ({ page }) => {
      await signIn(page, demoAccount('creador'));
      const forms = ['link', 'evento', 'curso', 'promo'].map((tipo) => `/agregar-post?tipo=${tipo}`);
      await inspect(page, [...forms, '/perfil/editar', '/admin/cambiar-contrasena']);
    });
  });
