import { pathOfUrl } from '@vidriera/domain/image/image';
import { messages } from '@vidriera/domain/messages/messages';
import sharp from 'sharp';
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts';
import { newAccount, signIn } from '../support/accounts.ts';
import { button, closeDialog, confirmSuccess, dialog, photo, publishedItems } from '../support/publishing.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

/** The next: a past day causes a question. */
const YEAR = new Date().getFullYear() + 1;

test('publishes an event with ordered images, and a course', async ({ page }) => {
  const ana = await newAccount('creador');
  await signIn(page, ana, '/agregar-post?tipo=evento');

  await test.step('missing values are named at their fields', async () => {
    await button(page, 'Publicar evento').click();
    for (const words of ['missingTitulo', 'missingDescripcion'] as const) {
      await expect(page.getByText(messages.post[words])).toBeVisible();
    }
    await expect(page.getByLabel('Título')).toBeFocused();
    await expect(page.getByLabel('Título')).toBeInViewport();
    await expect(page.getByRole('radio', { name: 'Otros' })).not.toBeChecked();
    await page.getByLabel('Un día').check();
    await button(page, 'Publicar evento').click();
    await expect(page.getByText(messages.post.missingFecha)).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
  });

  await test.step('a file that is not an image is rejected', async () => {
    const text = { name: 'nota.txt', mimeType: 'text/plain', buffer: Buffer.from('hola') };
    await page.getByLabel(/Elegí la imagen principal/).setInputFiles(text);
    await expect(page.getByText(messages.imagen.notAnImage)).toBeVisible();
  });

  await test.step('a past day causes a question, and an iPhone photo a message', async () => {
    const bytes = Buffer.from('\0\0\0\x10ftypheic\0\0\0\0');
    const heic = { name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer: bytes };
    await page.getByLabel(/Elegí la imagen principal/).setInputFiles(heic);
    await expect(page.getByText(messages.imagen.heic)).toBeVisible();
    await page.getByLabel('Título').fill('x'.repeat(121));
    await expect(page.getByText(messages.fields.left(0)).first()).toBeVisible();
    await expect(page.getByLabel('Título')).toHaveValue('x'.repeat(120));
    await expectNoOverflow(page);
    await page.getByLabel('Título').fill('Peña');
    await page.getByLabel('Descripción').fill('Guitarra.');
    await page.getByLabel('Qué día', { exact: true }).fill('2020-03-05');
    await button(page, 'Publicar evento').click();
    await expect(dialog(page)).toContainText('jueves 5 de marzo de 2020, ya pasó');
    await expectAccessible(page);
    await button(page, 'Cambiar la fecha').click();
    await expect(page.getByLabel('Qué día', { exact: true })).toBeFocused();
    expect(await publishedItems(ana.uid, 'evento')).toEqual([]);
  });

  await test.step('the form is filled and images are ordered by keyboard', async () => {
    await page.getByLabel('Título').fill('Peña en el patio');
    await page.getByLabel('Descripción').fill('Guitarra y empanadas.');
    await page.getByLabel('Música').check();
    await page.getByLabel('Qué día', { exact: true }).fill(`${YEAR}-03-05`);
    await page.getByLabel('Desde las').fill('21:00');
    await page.getByLabel('Hasta las').fill('02:00');
    await page.getByLabel('Desde…').check();
    await page.getByLabel('Desde cuánto').fill('seis mil');
    await button(page, 'Publicar evento').click();
    await expect(page.getByText(messages.post.badPesos)).toBeVisible();
    await expect(page.getByLabel('Desde cuánto')).toBeFocused();
    await page.getByLabel('Desde cuánto').fill('6.000');
    await page.getByLabel('Aclaración').fill('Con empanadas');
    await expect(page.getByLabel('Vista previa')).toContainText('Desde $\u00A06.000');
    await page.getByLabel('Link de reserva').fill('ejemplo.com/entradas');
    await page.getByLabel(/Elegí la imagen principal/).setInputFiles(await photo('tapa.jpg'));
    await expect(page.getByAltText('Imagen principal elegida')).toBeVisible();
    await page.getByLabel(/Sumar fotos/).setInputFiles([await photo('uno.jpg'), await photo('dos.jpg')]);
    const back = button(page, 'Mover la foto 2 hacia atrás');
    await back.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('La foto 2 ahora es la 1 de 2.')).toBeAttached();
    await expect(button(page, 'Mover la foto 1 hacia adelante')).toBeFocused();
    await expectAccessible(page);
    await expectNoOverflow(page);
  });

  await test.step('a double press stores one item', async () => {
    await button(page, 'Publicar evento').dblclick();
    await confirmSuccess(page, 'evento');
    const [evento, ...more] = await publishedItems(ana.uid, 'evento');
    expect(more).toEqual([]);
    expect(evento).toMatchObject({
      titulo: 'Peña en el patio',
      categoria: 'Musica',
      fechaPeriodica: null,
      modalidad: 'Presencial',
      precio: { tipo: 'desde', pesos: 6000, periodo: null, aclaracion: 'Con empanadas' },
      linkReserva: 'https://ejemplo.com/entradas',
    });
    expect(evento?.fechaExacta.toDate()).toEqual(new Date(`${YEAR}-03-05T03:00:00Z`));
    expect(evento?.horaInicio.toDate()).toEqual(new Date('1970-01-01T21:00:00Z'));
    expect(pathOfUrl(evento?.url_imagen)).toContain(`posts/evento/main/${ana.uid}/`);
    expect(evento?.url_imagenes.map((url: string) => /(uno|dos)/.exec(url)?.[0])).toEqual(['dos', 'uno']);
  });

  await test.step('it is shared by WhatsApp, address, QR code and poster', async () => {
    const sheet = page.getByRole('dialog', { name: messages.post.created('evento') });
    const id = new URL(page.url()).searchParams.get('publicado');
    const address = sheet.getByLabel('Link para compartir');
    await expect(address).toHaveValue(new RegExp(`/explore/evento/${id}$`));
    const whatsapp = await sheet.getByRole('link', { name: 'WhatsApp' }).getAttribute('href');
    expect(new URL(whatsapp ?? '').searchParams.get('text')).toContain(await address.inputValue());
    await button(page, 'Código QR').click();
    const code = page.getByRole('dialog', { name: 'Código QR' });
    await expect(code.getByRole('img')).toBeVisible();
    await closeDialog(code);
    for (const [name, pixels] of [
      ['Afiche', [1080, 1350]],
      ['Historia', [1080, 1920]],
    ] as const) {
      await button(page, name).click();
      const [picture] = await Promise.all([
        page.waitForEvent('download'),
        sheet.getByRole('link', { name: `Descargar ${name.toLowerCase()}` }).click(),
      ]);
      expect(picture.suggestedFilename()).toBe(`vidriera-${id}-${name.toLowerCase()}.jpg`);
      const file = sharp(await picture.path());
      const { width, height, format } = await file.metadata();
      expect([width, height, format]).toEqual([...pixels, 'jpeg']);
      expect((await file.stats()).entropy, 'it is not blank').toBeGreaterThan(1);
    }
    await expect(sheet.locator('svg text', { hasText: /^5$/ }), 'the poster’s numeral').toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
    await closeDialog(sheet);
    await expect(page.getByText('Ya lo ve todo el mundo.')).toBeVisible();
    await expect(page.getByRole('article').locator('img').first()).toBeInViewport({ ratio: 1 });
    await page.getByRole('link', { name: 'Peña en el patio' }).click();
    await expect(page).toHaveURL(`/eventos/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Peña en el patio' })).toBeVisible();
    await expect(page.getByText('Desde $\u00A06.000 · Con empanadas')).toBeVisible();
    await page.goBack();
    await expect(button(page, 'Compartir')).toBeVisible();
    await expect(sheet).toBeHidden();
  });

  await test.step('a course', async () => {
    await page.goto('/agregar-post?tipo=curso');
    await page.getByLabel('Título', { exact: true }).fill('Telar desde cero');
    await page.getByLabel('Descripción').fill('Ocho encuentros.');
    await page.getByLabel('Educación').check();
    await page.getByLabel('Otros').check();
    await page.getByLabel('Empieza el').fill(`${YEAR}-04-10`);
    await page.getByLabel('Termina el').fill(`${YEAR}-04-01`);
    for (const day of ['jueves', 'lunes']) await page.getByLabel(day, { exact: true }).check();
    await page.getByLabel('Cantidad de horas').fill('16');
    await page.getByLabel('Nombre del profe').fill('Ana Ruiz');
    await page.getByLabel('Híbrida').check();
    await page.getByLabel('Precio fijo').check();
    await page.getByLabel('Cuánto', { exact: true }).fill('20000');
    await page.getByLabel('Por mes').check();
    await button(page, 'Publicar curso').click();
    await expect(page.getByText(messages.post.fechasReversed)).toBeVisible();
    await page.getByLabel('Termina el').fill(`${YEAR}-06-01`);
    await expect(page.getByLabel('Vista previa')).toContainText('20.000/mes');
    await expect(page.getByLabel('Vista previa')).toContainText('Lun y jue');
    await button(page, 'Publicar curso').click();
    await confirmSuccess(page, 'curso');
    const [curso] = await publishedItems(ana.uid, 'curso');
    const regla = 'FREQ=WEEKLY;BYDAY=MO,TH';
    expect(curso).toMatchObject({ cantHoras: 16, modalidad: 'Hibrida', licenciatura: 'Prof.', regla });
    expect(curso?.precio).toEqual({ tipo: 'fijo', pesos: 20_000, periodo: 'mes', aclaracion: '' });
    expect(curso?.categorias.map(({ path }: { path: string }) => path)).toEqual([
      'categoria/educacion',
      'categoria/otros',
    ]);
  });
});

test('publishes a link by keyboard, and a promo after a closed tab', async ({ page, context }) => {
  const ana = await newAccount('creador');
  await signIn(page, ana, '/agregar-post');

  await test.step('a link is published by keyboard', async () => {
    await expect(page.getByLabel('Dirección (URL)')).toBeEnabled();
    await page.getByLabel('Dirección (URL)').focus();
    await page.keyboard.type('javascript:alert(1)');
    await page.keyboard.press('Tab');
    await page.keyboard.type('La carta');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Lo que hay esta semana.');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Dirección (URL)')).toBeFocused();
    await expect(page.getByLabel('Dirección (URL)')).toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('ejemplo.com/carta');
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: messages.post.created('link') });
    await expect(sheet.getByLabel('Link para compartir')).toHaveValue(new RegExp(`/${ana.username}$`));
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    const links = await publishedItems(ana.uid, 'link');
    expect(links).toMatchObject([{ titulo: 'La carta', enlace: 'https://ejemplo.com/carta' }]);
  });

  await test.step('an unfinished promo is left after a question', async () => {
    await page.getByRole('link', { name: 'Publicar otro' }).click();
    await page.getByLabel('Título').fill('2×1 en cortados');
    await page.getByLabel(/Elegí la imagen principal/).setInputFiles(await photo('café.jpg'));
    await expect(page.getByAltText('Imagen principal elegida')).toBeVisible();
    await page.getByRole('link', { name: 'Promo', exact: true }).click();
    await expect(button(page, 'Publicar promo')).toBeVisible();
    await expect(page.getByAltText('Imagen principal elegida')).toBeVisible();
    await page.getByRole('link', { name: 'Vidriera, inicio' }).click();
    await expect(dialog(page)).toContainText('¿Salir sin publicar?');
    await expect(dialog(page)).not.toContainText('las fotos que elegiste se pierden');
    await button(page, 'Quedarme').click();
    await expect(page.getByLabel('Título')).toHaveValue('2×1 en cortados');
    await page.getByRole('link', { name: 'Vidriera, inicio' }).click();
    await button(page, 'Salir').click();
    await expect(page).toHaveURL('/all');
  });

  await test.step('another tab continues it with the image', async () => {
    await page.close();
    const other = await context.newPage();
    await other.goto('/agregar-post?tipo=promo');
    await expect(other.getByLabel('Título')).toHaveValue('2×1 en cortados');
    await expect(other.getByText('Seguís con tu borrador.')).toBeVisible();
    await expect(other.getByAltText('Imagen principal elegida')).toBeVisible();
    await expectAccessible(other);
    await expectNoOverflow(other);
    await other.getByLabel('Descripción').fill('De lunes a jueves.');
    await other.getByLabel('Cantidad de canjes').fill('50');
    await button(other, 'Publicar promo').click();
    await confirmSuccess(other, 'promo');
    const promos = await publishedItems(ana.uid, 'promo');
    expect(promos).toMatchObject([{ titulo: '2×1 en cortados', cantCanjeos: 50 }]);
    expect(pathOfUrl(promos[0]?.url_imagen)).toMatch(/_caf.*\.webp$/);
    await other.goto('/agregar-post?tipo=promo');
    await expect(other.getByLabel('Título')).toHaveValue('');
    await expect(other.getByLabel(/Elegí la imagen principal/)).toBeEnabled();
  });
});

test('only creators publish', async ({ page }) => {
  const beto = await newAccount('personal');
  await signIn(page, beto, '/agregar-post');
  await expect(page.getByText(messages.post.creadoresOnly)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Editar mi perfil' })).toHaveAttribute(
    'href',
    '/perfil/editar?volver=%2Fagregar-post',
  );
  await expect(page.getByLabel('Título')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Crear nuevo' })).toHaveCount(0);
  await expectAccessible(page);
  await expectNoOverflow(page);
});
