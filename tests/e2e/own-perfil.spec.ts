import { messages } from '@vidriera/domain/messages/messages';
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts';
import { demoAccount, signIn } from '../support/accounts.ts';
import { stored } from '../support/backend.ts';
import { expect, expectToast, test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

/** Demo accounts are read-only here: other tests depend on them. */
async function userOf(username: string) {
  const { docs } = await stored.db.collection('user').where('username', '==', username).limit(1).get();
  const [user] = docs;
  if (!user) throw new Error(`The demonstration has no ${username}`);
  return user;
}

test('a creator’s own profile has address, info, gallery, tabs and menus', async ({ page, context }) => {
  const account = demoAccount('creador');
  const user = await userOf(account.username);
  await signIn(page, account);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/perfil');
  await expect(page.getByRole('heading', { level: 1, name: messages.screens.myPerfil })).toBeVisible();
  const tabs = page.getByRole('navigation', { name: 'Secciones de tu perfil' }).getByRole('link');
  await expect(tabs).toHaveText(['Info', 'Links', 'Eventos', 'Cursos', 'Promos']);
  await expectAccessible(page);
  await expectNoOverflow(page);

  await test.step('the address is copied, shared and shown as a QR code', async () => {
    const address = page.getByRole('link', { name: new RegExp(`/${account.username}$`) });
    await expect(address).toBeVisible();
    await page.getByRole('button', { name: 'Copiar tu link' }).click();
    await expectToast(page, 'Link copiado');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      await address.getAttribute('href'),
    );
    await page.getByRole('button', { name: 'Código QR' }).click();
    const qr = page.getByRole('dialog', { name: 'Código QR' });
    await expect(qr.getByRole('img', { name: new RegExp(`/${account.username}$`) })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Compartir tu link' }).click();
    await expect(page.getByRole('dialog', { name: 'Compartir' })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('coordinates have six decimals and link to a map', async () => {
    const { lat, lng } = (await user.ref.collection('refRolCreador').doc(user.id).get()).get('ubicacion');
    await expect(page.getByText(`${lat.toFixed(6)}, ${lng.toFixed(6)}`)).toBeVisible();
    const map = page.getByRole('link', { name: 'Ver en el mapa' });
    await expect(map).toHaveAttribute('href', new RegExp(`${lat}`.replace('.', '\\.')));
  });

  await test.step('the gallery scrolls by one visible width, to its ends', async () => {
    const gallery = page.getByRole('region', { name: /^Fotos de/ });
    const [back, forth] = ['Anterior', 'Siguiente'].map((name) => gallery.getByRole('button', { name }));
    if (!back || !forth) throw new Error('no buttons');
    const row = gallery.getByRole('list');
    const left = () => row.evaluate((element) => element.scrollLeft);
    await row.scrollIntoViewIfNeeded();
    await expect(back).toBeDisabled();
    const scrolled = async (press: () => Promise<void>) => {
      const ended = row.evaluate(
        (element) => new Promise((resolve) => element.addEventListener('scrollend', resolve, { once: true })),
      );
      await press();
      await ended;
    };
    await scrolled(() => forth.click());
    const wide = await row.evaluate(({ clientWidth }) => clientWidth);
    expect(await left()).toBeGreaterThan(wide * 0.6);
    expect(await left()).toBeLessThanOrEqual(wide + 1);
    await expect(back).toBeEnabled();
    const isAtEnd = () =>
      row.evaluate(({ scrollLeft, scrollWidth, clientWidth }) => scrollLeft >= scrollWidth - clientWidth - 1);
    for (let press = 0; press < 10 && !(await isAtEnd()); press++) await scrolled(() => forth.click());
    await expect(forth).toBeDisabled();
  });

  await test.step('a menu works by keyboard and closes by a press outside', async () => {
    await tabs.filter({ hasText: 'Eventos' }).click();
    await expect(page).toHaveURL('/perfil?tab=eventos');
    const dots = page.getByRole('button', { name: 'Opciones de Gran milonga de fin de mes' });
    const items = page.getByRole('menuitem');
    await dots.focus();
    await page.keyboard.press('Enter');
    await expect(items).toHaveText([
      'Editar',
      'Cambió algo',
      /^Entradas agotadas/,
      'Fijar arriba',
      'Ocultar',
      'Duplicar',
      'Eliminar',
    ]);
    await expect(items.first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(items.nth(1)).toBeFocused();
    await page.keyboard.press('End');
    await expect(items.last()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(items).toHaveCount(0);
    await expect(dots).toBeFocused();
    await dots.click();
    await expect(items.first()).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(items).toHaveCount(0);
    await dots.click();
    await items.first().click();
    await expect(page).toHaveURL(/\/editar-post\/evento\//);
  });
});

test('tapped in the app, the own profile shows before its documents are read', async ({ page }) => {
  const documents = /documents:batchGet/;
  await signIn(page, demoAccount('creador'));
  const session = page.waitForResponse(documents);
  await page.goto('/all');
  await session;
  const late = Promise.withResolvers<void>();
  await page.route(documents, async (route) => {
    await late.promise;
    await route.continue();
  });
  const bar = page.getByRole('navigation', { name: 'Tu vidriera' });
  await bar.getByRole('link', { name: 'Perfil' }).click();
  const tabs = page.getByRole('navigation', { name: 'Secciones de tu perfil' }).getByRole('link');
  await expect(tabs).toHaveText(['Info', 'Links', 'Eventos', 'Cursos', 'Promos']);
  await expect(page.getByRole('link', { name: 'Ver en el mapa' })).toBeVisible();
  late.resolve();
  await tabs.filter({ hasText: 'Eventos' }).click();
  await expect(page.getByRole('button', { name: 'Opciones de Gran milonga de fin de mes' })).toBeVisible();
});
