import type { APIRequestContext } from '@playwright/test';
import { addDays, midnight } from '@vidriera/domain/values/fecha';
import ICAL from 'ical.js';
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts';
import { newAccount } from '../support/accounts.ts';
import { stored } from '../support/backend.ts';
import { waitForHydration } from '../support/hydration.ts';
import { dia, newEvent } from '../support/seats.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 320, height: 640 } });

/** Reads a subscribed calendar with another program: status, and each entry's id and start. */
async function calendarAt(request: APIRequestContext, webcal: string) {
  const answer = await request.get(new URL(webcal.replace(/^webcal/, 'http')).pathname);
  if (answer.status() !== 200) return answer.status();
  expect(answer.headers()['cache-control']).toContain('no-store');
  return new ICAL.Component(ICAL.parse(await answer.text())).getAllSubcomponents('vevent').map((entry) => {
    const { uid, startDate } = new ICAL.Event(entry);
    return `${uid} ${startDate}`;
  });
}

test('a visitor asks to be told, signs in, and the date follows into a secret calendar until that is ended', async ({
  page,
  request,
}) => {
  const { evento, path, titulo } = await newEvent({ aforo: 0 });
  const ana = await newAccount('personal');
  const reminders = async () => {
    const { docs } = await stored.db.collection('reminder').where('uid', '==', ana.uid).get();
    return docs.map((doc) => [doc.get('evento'), doc.get('startsAt')]);
  };
  const dialog = page.getByRole('dialog', { name: 'Avisame' });

  await test.step('the press is done after the sign-in', async () => {
    await page.goto(path);
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Avisame' }).click();
    await expectAccessible(page);
    await expectNoOverflow(page);
    await dialog.getByRole('link', { name: 'Ya tengo cuenta' }).click();
    await expect(page).toHaveURL(/\/login/); // the dialog has a field 'Mail' too
    await page.getByRole('textbox', { name: 'Mail' }).fill(ana.email);
    await page.getByLabel('Contraseña', { exact: true }).fill(ana.password);
    await page.getByRole('button', { name: 'Ingresar', exact: true }).click();
    await expect(dialog.getByText(/^Te avisamos por mail: /)).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
    expect(await reminders()).toEqual([[evento.id, `${dia}T21:00`]]);
    await dialog.getByRole('button', { name: 'Listo' }).click();
    await expect(page.getByRole('button', { name: 'Te avisamos' })).toBeVisible();
  });

  await page.goto('/mis-lugares');
  const list = page.getByRole('region', { name: 'Te avisamos' });
  await expect(list.getByRole('link', { name: titulo })).toBeVisible();
  const calendar = page.getByRole('dialog', { name: 'Tus fechas en tu calendario' });
  const apple = calendar.getByRole('link', { name: 'Apple' });
  await page.getByRole('button', { name: 'Ver en mi calendario' }).click();
  await calendar.getByRole('button', { name: 'Crear mi dirección' }).click();
  await expect(calendar.getByText('puede tardar un día')).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  const address = (await apple.getAttribute('href')) ?? '';
  expect(await calendarAt(request, address)).toEqual([`${evento.id}@vidriera ${dia}T21:00:00`]);

  await test.step('the creator moves the date', async () => {
    const next = addDays(dia, 1);
    await evento.update({
      fechaExacta: midnight(next),
      horaInicio: new Date('1970-01-01T20:00:00Z'),
      updatedAt: new Date(),
    });
    await expect.poll(reminders).toEqual([[evento.id, `${next}T20:00`]]);
    expect(await calendarAt(request, address)).toEqual([`${evento.id}@vidriera ${next}T20:00:00`]);
  });

  await test.step('another address ends the first, and none is left', async () => {
    await calendar.getByRole('button', { name: 'Crear otra' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Crear otra' }).click();
    await expect(apple).not.toHaveAttribute('href', address);
    const other = (await apple.getAttribute('href')) ?? '';
    expect(await calendarAt(request, address)).toBe(404);
    expect(await calendarAt(request, other)).toHaveLength(1);
    await calendar.getByRole('button', { name: 'Borrarla' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Borrar' }).click();
    await expect(calendar.getByRole('button', { name: 'Crear mi dirección' })).toBeVisible();
    expect(await calendarAt(request, other)).toBe(404);
    expect((await stored.db.collection('ownCalendar').where('uid', '==', ana.uid).get()).size).toBe(0);
    await page.keyboard.press('Escape');
  });

  await list.getByRole('button', { name: `No me avises: ${titulo}` }).click();
  await expect(page.getByText(`Ya no te avisamos de «${titulo}».`)).toBeFocused();
  expect(await reminders()).toEqual([]);
  await expectNoOverflow(page);
});
