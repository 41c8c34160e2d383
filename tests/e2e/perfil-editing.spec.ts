import type { Page } from '@playwright/test';
import { messages } from '@vidriera/domain/messages/messages';
import { LOOKS } from '@vidriera/domain/perfil/looks';
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts';
import { saveElsewhere, signInNewAccount } from '../support/accounts.ts';
import { stored } from '../support/backend.ts';
import { writeItem } from '../support/items.ts';
import { expect, expectToast, test } from '../support/test.ts';

const { db } = stored;

test.use({ viewport: { width: 360, height: 740 } });

const userDoc = (uid: string) => db.doc(`user/${uid}`);
const creatorDoc = (uid: string) => db.doc(`user/${uid}/refRolCreador/${uid}`);
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

async function saved(page: Page) {
  await press(page, 'Guardar cambios');
  await expectToast(page, messages.perfil.updated);
  await expect(page).toHaveURL('/all');
}

test('networks, place and roles are edited and stored; leaving asks first', async ({ page, context }) => {
  const { uid, username, email } = await signInNewAccount(page, '/perfil/editar');

  await test.step('e-mail and username cannot be changed', async () => {
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expect(page.getByLabel('Nombre de usuario')).toHaveValue(username);
    await expect(page.getByLabel('Email')).not.toBeEditable();
    await expect(page.getByLabel('Nombre de usuario')).not.toBeEditable();
  });

  await test.step('each network shows its target while typing', async () => {
    await page.getByLabel('Instagram (opcional)').fill('@elpatio');
    await expect(page.getByText('Lleva a https://instagram.com/elpatio')).toBeVisible();
    await page.getByLabel('TikTok (opcional)').fill('@elpatio');
    await page.getByLabel('WhatsApp (opcional)').fill('+54 9 11 5555-5555');
    await expect(page.getByText('Lleva a https://wa.me/5491155555555')).toBeVisible();
    await page.getByLabel('Facebook (opcional)').fill('http://facebook.com/elpatio');
    await page.getByLabel('Sitio web (opcional)').fill('elpatio.com.ar');
    await expect(page.getByText('Lleva a https://elpatio.com.ar/')).toBeVisible();
  });

  await test.step('a WhatsApp number is completed on blur, and this can be undone', async () => {
    const whatsapp = page.getByLabel('WhatsApp (opcional)');
    await whatsapp.fill('011 15 5555\u20110134');
    await whatsapp.blur();
    await expect(whatsapp).toHaveValue('+54 9 11 5555-0134');
    await expect(page.getByText('Lleva a +54 9 11 5555-0134')).toBeVisible();
    await page.getByLabel('Es un fijo').check();
    await expect(whatsapp).toHaveValue('+54 11 5555-0134');
    await expectAccessible(page);
    await expectNoOverflow(page);
    await press(page, 'Deshacer');
    await expect(whatsapp).toHaveValue('011 15 5555\u20110134');
    await page.getByLabel('Es un fijo').uncheck();
  });

  await test.step('a website that may be an alias causes a question', async () => {
    await page.getByLabel('Sitio web (opcional)').fill('juan.perez.feria');
    await expect(page.getByRole('region', { name: '¿Es un alias de Mercado Pago?' })).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
    await press(page, 'No, es un sitio');
    await expect(page.getByLabel('Sitio web (opcional)')).toHaveValue('https://juan.perez.feria');
  });

  await test.step('an invalid link shows a message at its field and is not stored', async () => {
    await page.getByLabel('WhatsApp (opcional)').fill('sin numeros');
    await expect(page.getByText(messages.redes.notPhone)).toBeVisible();
    await page.getByLabel('Instagram (opcional)').fill('el patio');
    await expect(page.getByText(messages.redes.blankInHandle)).toBeVisible();
    await page.getByLabel('Sitio web (opcional)').fill('javascript:alert(1)');
    await expect(page.getByText(messages.redes.notWebsite)).toBeVisible();
    await page.getByLabel('Rol').selectOption('personal');
    await press(page, 'Guardar cambios');
    await expect(page.getByLabel('Instagram (opcional)')).toBeFocused();
    await expectAccessible(page);
    await expectNoOverflow(page);
    expect((await userDoc(uid).get()).get('role')).toBeNull();
    await page.getByLabel('Instagram (opcional)').fill('@elpatio');
    await page.getByLabel('WhatsApp (opcional)').fill('+54 9 11 5555-5555');
    await page.getByLabel('Sitio web (opcional)').fill('elpatio.com.ar');
    await page.getByLabel('Rol').selectOption('');
  });

  await test.step('a role is required, and a creator needs a description', async () => {
    await press(page, 'Guardar cambios');
    await expect(page.getByText(messages.perfil.missingRole)).toBeVisible();
    await page.getByLabel('Rol').selectOption('creador');
    await press(page, 'Guardar cambios');
    await expect(page.getByText(messages.perfil.missingDescripcion)).toBeVisible();
    await page.getByLabel('Descripción').fill('Un patio con parra.');
    await page.getByRole('radio', { name: 'Río' }).check();
  });

  const place = page.getByLabel('Ubicación en el mapa (opcional)');
  await test.step('the place is rejected, found, and pasted', async () => {
    await press(page, 'Usar mi posición');
    await expect(page.getByText(/No nos diste permiso/)).toBeVisible();
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: -34.6037221, longitude: -58.3815921 });
    await press(page, 'Usar mi posición');
    await expect(place).toHaveValue('-34.603722, -58.381592');
    await place.fill('https://maps.app.goo.gl/abc123');
    await expect(page.getByText(/Ese link es corto/)).toBeVisible();
    await place.fill(
      'https://www.google.com/maps/place/Patio/@-34.5,-58.4,17z/data=!8m2!3d-34.6201!4d-58.3702',
    );
    await expect(page.getByText('-34.620100, -58.370200')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ver en el mapa' })).toHaveAttribute('href', /-34\.6201/);
    await expectAccessible(page);
    await expectNoOverflow(page);
  });

  await test.step('a closed tab loses nothing', async () => {
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBeGreaterThan(2);
    await page.reload();
    await expect(page.getByText('Recuperamos lo que no llegaste a guardar.')).toBeVisible();
    await expect(page.getByLabel('Instagram (opcional)')).toHaveValue('@elpatio');
    await expect(page.getByLabel('Descripción')).toHaveValue('Un patio con parra.');
    await expect(place).toHaveValue(/-34\.6201/);
    await expect(page.getByRole('radio', { name: 'Río' })).toBeChecked();
  });

  await test.step('leaving asks', async () => {
    await page.getByRole('link', { name: 'Mi perfil' }).first().click();
    await expect(page.getByRole('alertdialog')).toContainText('cambios sin guardar');
    await page.getByRole('button', { name: 'Quedarme' }).click();
    await expect(page.getByLabel('Descripción')).toHaveValue('Un patio con parra.');
    await saved(page);
  });

  await test.step('the stored profile', async () => {
    expect((await userDoc(uid).get()).data()).toMatchObject({
      link_Instagram: 'https://instagram.com/elpatio',
      link_TikTok: 'https://www.tiktok.com/@elpatio',
      link_Wssp: 'https://wa.me/5491155555555',
      link_Facebook: 'http://facebook.com/elpatio',
      link_SitioWeb: 'https://elpatio.com.ar/',
      role: 'creador',
      username,
      email,
    });
    expect((await creatorDoc(uid).get()).data()).toMatchObject({
      descripcion: 'Un patio con parra.',
      ubicacion: { lat: -34.6201, lng: -58.3702 },
      estilo: 'rio',
    });
    await page.goto(`/${username}`);
    const article = page.getByRole('article').first();
    expect(await article.evaluate((of) => getComputedStyle(of).getPropertyValue('--paper'))).toBe(
      LOOKS.rio.light.paper,
    );
    await expectAccessible(page);
  });

  await test.step('to personal and back', async () => {
    await page.goto('/perfil/editar');
    await expect(page.getByLabel('Instagram (opcional)')).toHaveValue('@elpatio');
    await expect(page.getByLabel('WhatsApp (opcional)')).toHaveValue('5491155555555');
    await page.getByLabel('Rol').selectOption('personal');
    await expect(page.getByText(/Al guardar se borra tu perfil de creador/)).toBeVisible();
    await expect(page.getByText(/Se queda lo demás/)).toBeVisible();
    await press(page, 'Guardar cambios');
    await press(page, 'Cancelar');
    expect((await creatorDoc(uid).get()).exists).toBe(true);
    await press(page, 'Guardar cambios');
    await press(page, 'Dejar de ser creador');
    await expect(page).toHaveURL('/all');
    const personal = (await userDoc(uid).get()).data();
    expect(personal).toMatchObject({ role: 'personal', refRolCreador: null });
    expect((await creatorDoc(uid).get()).exists).toBe(false);

    await page.goto('/perfil/editar');
    await page.getByLabel('Rol').selectOption('creador');
    await expect(page.getByLabel('Descripción')).toHaveValue('');
    await page.getByLabel('Descripción').fill('De vuelta.');
    await saved(page);
    const creador = (await userDoc(uid).get()).data();
    expect([creador?.role, creador?.refRolCreador.path]).toEqual(['creador', creatorDoc(uid).path]);
    expect((await creatorDoc(uid).get()).get('ubicacion')).toBeNull();
  });

  await test.step('one press brings the profile of before back', async () => {
    await page.goto('/perfil/editar');
    await press(page, 'Recuperar tu perfil de creador');
    await expect(page).toHaveURL('/perfil');
    await expect(page.getByText('Un patio con parra.')).toBeVisible();
    expect((await creatorDoc(uid).get()).data()).toMatchObject({
      descripcion: 'Un patio con parra.',
      ubicacion: { lat: -34.6201, lng: -58.3702 },
    });
  });
});

test.describe('two tabs', () => {
  // The refusal.
  test.use({ expectedConsole: [[/status of 409/], { scope: 'test' }] });

  test('a tab that another one overtook keeps the role and the networks, and asks where both changed', async ({
    page,
    request,
  }) => {
    const person = await signInNewAccount(page, '/perfil/editar');
    await page.getByLabel('Rol').selectOption('personal');
    await saved(page);
    await page.goto('/perfil/editar');
    await expect(page.getByLabel('Rol')).toHaveValue('personal');
    const elsewhere = { role: 'creador', creador: { descripcion: 'Un patio' } } as const;
    const networks = { link_Instagram: '@elpatio', display_name: 'De allá' };
    expect((await saveElsewhere(request, person, elsewhere)).ok()).toBe(true);
    const { path } = await writeItem('evento', person.uid, { titulo: 'Peña', aforo: 20 });
    expect((await saveElsewhere(request, person, { ...elsewhere, ...networks })).ok()).toBe(true);

    await page.getByLabel('Nombre (opcional)').fill('De acá');
    await press(page, 'Guardar cambios');
    await expect(page.getByText(messages.perfil.changedTo('De allá'))).toBeVisible();
    await expect(page.getByLabel('Nombre (opcional)')).toHaveValue('De acá');
    await expect(page.getByLabel('Rol')).toHaveValue('creador');
    await expectAccessible(page);
    await expectNoOverflow(page);
    await saved(page);
    expect((await userDoc(person.uid).get()).data()).toMatchObject({
      role: 'creador',
      display_name: 'De acá',
      link_Instagram: 'https://instagram.com/elpatio',
    });
    expect((await creatorDoc(person.uid).get()).get('descripcion')).toBe('Un patio');
    expect((await db.doc(path).get()).exists).toBe(true);
  });
});
