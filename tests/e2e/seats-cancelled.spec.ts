import { expectAccessible, expectNoOverflow } from '../support/accessible.ts';
import { lettersTo, newAccount, signedInAt, signIn } from '../support/accounts.ts';
import { stored } from '../support/backend.ts';
import { newEvent, news, partyOf, press, say, standing } from '../support/seats.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('a cancelled event notifies attendees once, by letter and under Novedades, with the reason', async ({
  page,
  visitor,
  baseURL,
}) => {
  const { creator, titulo, evento, path } = await newEvent({ aforo: 5 });
  const ana = await newAccount('personal');
  await stored.auth.updateUser(ana.uid, { emailVerified: true });
  await signIn(page, ana, path);
  await press(page);
  await say(page, 'Voy');
  await expect(standing(page, 'Vas: 1 lugar')).toBeVisible();

  await test.step('the creator cancels it, with a clear distinction from closing the dialog', async () => {
    await visitor.context().setStorageState(await signedInAt(new URL(baseURL ?? '').origin, creator));
    await visitor.goto('/perfil?tab=eventos');
    const dialog = visitor.getByRole('dialog', { name: 'Cambió algo' });
    const open = async () => {
      await visitor.getByRole('button', { name: `Opciones de ${titulo}` }).click();
      await visitor.getByRole('menuitem', { name: 'Cambió algo' }).click();
    };
    await open();
    await dialog.getByRole('button', { name: 'No cambiar nada' }).click();
    await expect(dialog).toBeHidden();
    expect((await evento.get()).get('estado')).toBe('programado');
    await open();
    await dialog.getByText('Cancelar el evento', { exact: true }).click();
    await dialog.getByLabel('Contá por qué').fill('Se inundó la sala <b>principal</b>.');
    await dialog.getByRole('button', { name: 'Guardar el cambio' }).click();
    await expect(dialog).toBeHidden();
    expect((await evento.get()).get('estado')).toBe('cancelado');
  });

  const reason = 'Quien organiza dice: «Se inundó la sala <b>principal</b>.»';
  await test.step('the letter says why', async () => {
    const letters = async () =>
      (await lettersTo(ana.email)).filter(
        ({ subject }) => subject.includes(titulo) && !subject.startsWith('Vidriera: guardamos'),
      );
    await expect.poll(letters).toEqual([
      expect.objectContaining({
        subject: `Vidriera: se canceló «${titulo}»`,
        text: expect.stringContaining(reason),
      }),
    ]);
  });

  await test.step('the list says why, unread until marked', async () => {
    await page.goto('/all');
    await expect(news(page)).toContainText(`Se canceló «${titulo}»`);
    await expect(news(page)).toContainText(reason);
    await expect(news(page).getByRole('img', { name: 'Sin leer' })).toBeVisible();
    await expect(news(page)).toContainText('1 sin leer');
    await page.setViewportSize({ width: 360, height: 1600 }); // no bar covers it
    await expectAccessible(page, 'section:has([aria-label="Sin leer"])');
    await expectNoOverflow(page);
    const kept = page.waitForResponse((answer) => answer.url().endsWith('/fn/seats'));
    await news(page).getByRole('button', { name: 'Marcar como leídas' }).click();
    await expect(news(page).getByRole('img', { name: 'Sin leer' })).toBeHidden();
    expect((await kept).ok()).toBe(true);
    await page.reload();
    await expect(news(page)).toContainText(reason);
    await expect(news(page)).not.toContainText('sin leer');
    await news(page)
      .getByRole('link', { name: `Ver el evento: ${titulo}` })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: titulo })).toBeVisible();
  });

  const { docs } = await stored.db.collection(`user/${ana.uid}/notice`).get();
  expect(docs.map((doc) => [doc.get('kind'), doc.get('aviso'), Boolean(doc.get('readAt'))])).toEqual([
    ['cancelled', 'Se inundó la sala <b>principal</b>.', true],
  ]);
  expect(await partyOf(evento.id, ana)).toBeNull();
});
