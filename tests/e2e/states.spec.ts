import type { Locator, Page } from '@playwright/test';
import { addDays, diaOf, midnight } from '@vidriera/domain/values/fecha';
import { FieldValue } from 'firebase-admin/firestore';
import ICAL from 'ical.js';
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts';
import { idTokenOf, newAccount, signIn } from '../support/accounts.ts';
import { stored } from '../support/backend.ts';
import { writeItem } from '../support/items.ts';
import { callAs } from '../support/notifications.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

const today = diaOf(new Date());
const hour = (text: string) => new Date(`1970-01-01T${text}:00Z`);
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Cambió algo' });

/** Opens the dialog about an event's changes from the own list. */
async function openChange(page: Page, titulo: string): Promise<Locator> {
  await page.getByRole('button', { name: `Opciones de ${titulo}` }).click();
  await page.getByRole('menuitem', { name: 'Cambió algo' }).click();
  await expect(dialog(page).getByRole('group', { name: 'Qué cambió' })).toBeVisible();
  return dialog(page);
}

/** Returns the structured data of an event's page. */
const eventData = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
    .flatMap(([, text = '']) => JSON.parse(text)['@graph'] ?? [JSON.parse(text)])
    .find((one: { '@type': string }) => one['@type'] === 'Event');

test('a cancelled event is marked on its page, in lists, in calendars and for people who like it', async ({
  page,
  request,
}) => {
  const ana = await newAccount('creador');
  const fan = await newAccount('personal');
  const titulo = `Peña ${ana.uid.slice(0, 6)}`;
  const dia = addDays(today, 6);
  const evento = await writeItem('evento', ana.uid, {
    titulo,
    fechaExacta: midnight(dia),
    horaInicio: hour('21:00'),
    horaFin: hour('23:00'),
    linkReserva: 'https://entradas.example/1',
    createdAt: new Date(Date.now() - 3_600_000),
    updatedAt: new Date(Date.now() - 3_600_000),
  });
  await stored.db.doc(`user/${fan.uid}`).update({ eventLikes: FieldValue.arrayUnion(evento) });

  await test.step('the creator cancels it', async () => {
    await signIn(page, ana, '/perfil?tab=eventos');
    const sheet = await openChange(page, titulo);
    await expectAccessible(page);
    await expectNoOverflow(page);
    await sheet.getByText('Cancelar el evento', { exact: true }).click();
    await sheet.getByLabel('Contá por qué').fill('Se nos cortó la luz.');
    await sheet.getByRole('button', { name: 'Guardar el cambio' }).click();
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('article').filter({ hasText: titulo }).last()).toContainText('cancelado');
    const saved = await evento.get();
    expect([saved.get('estado'), saved.get('aviso')]).toEqual(['cancelado', 'Se nos cortó la luz.']);
    expect(saved.get('updatedAt').toMillis()).toBeGreaterThan(Date.now() - 600_000);
  });

  await test.step('its public page shows stamp and reason, without booking', async () => {
    const answer = await request.get(`/explore/evento/${evento.id}`);
    const html = await answer.text();
    expect(html).toContain('Se nos cortó la luz.');
    expect(html).not.toContain('href="https://entradas.example/1"');
    expect(eventData(html)).toMatchObject({
      eventStatus: 'https://schema.org/EventCancelled',
      startDate: `${dia}T21:00:00-03:00`,
    });
    await page.goto(`/explore/evento/${evento.id}`);
    await expect(page.getByRole('region', { name: 'Cambios' })).toContainText('cancelado');
    await expect(page.getByRole('link', { name: 'Reservar / Inscribirme' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Agregar al calendario' })).toBeHidden();
    await expectAccessible(page);
    await expectNoOverflow(page);
  });

  await test.step('lists show it with its stamp, but not among that day’s events', async () => {
    const listed = async (query: string) => {
      const { items } = await (
        await request.get(`/api/explore?tipo=evento&q=${encodeURIComponent(titulo)}${query}`)
      ).json();
      return items
        .filter(({ id }: { id: string }) => id === evento.id)
        .map((item: { estado?: string }) => item.estado);
    };
    await expect.poll(() => listed('&limit=3')).toEqual(['cancelado']);
    expect(await listed(`&desde=${dia}`)).toEqual([]);
    await page.goto(`/explore?q=${encodeURIComponent(titulo)}`);
    await expect(page.getByRole('article').filter({ hasText: titulo }).last()).toContainText('cancelado');
  });

  await test.step('a subscribed calendar gets the cancellation', async () => {
    const file = await (await request.get(`/api/items/evento/${evento.id}/calendario.ics`)).text();
    const [component] = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent');
    const event = new ICAL.Event(component as ICAL.Component);
    expect(component?.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(event.startDate.toString()).toBe(`${dia}T21:00:00`);
    expect(event.sequence).toBeGreaterThan(3500);
    expect(event.description).toContain('Se nos cortó la luz.');
  });

  await test.step('people who like it are notified on the next visit', async () => {
    await expect
      .poll(async () => (await (await request.get('/api/agenda/cambios')).json()).ids)
      .toContain(evento.id);
    await page.context().clearCookies();
    await signIn(page, fan);
    const changes = page.getByRole('region', { name: 'Cambió algo que te gusta' });
    await expect(changes).toContainText(titulo);
    await expect(changes).toContainText('Se canceló. Se nos cortó la luz.');
    await expectAccessible(page);
    await expectNoOverflow(page);
  });
});

test('a moved event shows its old date; a weekly one loses a date', async ({ page, request }) => {
  const ana = await newAccount('creador');
  const [first, then] = [addDays(today, 6), addDays(today, 13)];
  const guest = await newAccount('personal');
  const token = await idTokenOf(guest);
  const moved = await writeItem('evento', ana.uid, {
    titulo: 'Función',
    fechaExacta: midnight(first),
    horaInicio: hour('21:00'),
    aforo: 20,
    linkReserva: null,
  });
  const evento = moved.id;
  await expect.poll(async () => (await moved.get()).get('visible')).toBe(true);
  await callAs(request, token, 'seats', { what: 'go', evento, fecha: first, asked: 2 });
  const weekly = await writeItem('evento', ana.uid, {
    titulo: 'Taller',
    fechaPeriodica: 'Todos los lunes',
    horaInicio: hour('20:00'),
  });
  await signIn(page, ana, '/perfil?tab=eventos');

  await test.step('to another day', async () => {
    const sheet = await openChange(page, 'Función');
    await sheet.getByText('Cambiar la fecha', { exact: true }).click();
    await sheet.getByLabel('Qué día').fill(then);
    await sheet.getByRole('button', { name: 'Guardar el cambio' }).click();
    await page.getByRole('button', { name: 'Sí, guardar los lugares' }).click();
    await expect(sheet).toBeHidden();
    const party = (fecha: string) => stored.db.doc(`party/${evento}_${fecha}_${guest.uid}`).get();
    await expect.poll(async () => (await party(then)).get('held')).toBe(2);
    expect((await party(first)).exists).toBe(false);
    const { notices } = await callAs<{ notices: object[] }>(request, token, 'seats', { what: 'mine' });
    expect(notices).toMatchObject([{ kind: 'moved', fecha: then, from: `${first}T21:00`, isKept: true }]);
    await expect
      .poll(async () => (await moved.get()).get('fechaAnterior.fecha')?.toDate())
      .toEqual(midnight(first));
    expect((await moved.get()).get('fechaExacta').toDate()).toEqual(midnight(then));
    const answer = await request.get(`/explore/evento/${moved.id}`);
    expect(eventData(await answer.text())).toMatchObject({
      eventStatus: 'https://schema.org/EventRescheduled',
      previousStartDate: `${first}T21:00:00-03:00`,
    });
  });

  await test.step('one date of every week', async () => {
    const sheet = await openChange(page, 'Taller');
    await sheet.getByText('Cancelar una fecha', { exact: true }).click();
    const chosen = await sheet.getByLabel('Qué fecha').inputValue();
    await sheet.getByRole('button', { name: 'Guardar el cambio' }).click();
    await expect(sheet).toBeHidden();
    expect((await weekly.get()).get('excepciones')).toEqual([`${chosen}|cancelado`]);
    await expect
      .poll(async () => diaOf((await weekly.get()).get('proximaFecha').toDate()))
      .toBe(addDays(chosen, 7));
    const again = await openChange(page, 'Taller');
    await again.getByText('Volver una fecha a lo de siempre').click();
    await again.getByRole('button', { name: 'Guardar el cambio' }).click();
    await expect(again).toBeHidden();
    expect((await weekly.get()).get('excepciones')).toEqual([]);
    await expect.poll(async () => diaOf((await weekly.get()).get('proximaFecha').toDate())).toBe(chosen);
  });

  await test.step('two taps say that the next date is sold out', async () => {
    const next = diaOf((await weekly.get()).get('proximaFecha').toDate());
    await page.getByRole('button', { name: 'Opciones de Taller' }).click();
    await page.getByRole('menuitem', { name: /^Entradas agotadas: / }).click();
    await expect.poll(async () => (await weekly.get()).get('excepciones')).toEqual([`${next}|agotado`]);
    await page.getByRole('button', { name: 'Opciones de Taller' }).click();
    await page.getByRole('menuitem', { name: /^Hay entradas de nuevo: / }).click();
    await expect.poll(async () => (await weekly.get()).get('excepciones')).toEqual([]);
  });

  await test.step('a concurrent change is not overwritten', async () => {
    const sheet = await openChange(page, 'Función');
    await moved.update({ titulo: 'Otra función', updatedAt: new Date() });
    await sheet.getByText('Entradas agotadas', { exact: true }).click();
    await sheet.getByRole('button', { name: 'Guardar el cambio' }).click();
    await expect(sheet.getByText('Esta publicación cambió mientras tanto.')).toBeVisible();
    expect((await moved.get()).get('agotado')).not.toBe(true);
    await sheet.getByRole('button', { name: 'Guardar el cambio' }).click();
    await expect(sheet).toBeHidden();
    expect((await moved.get()).get('agotado')).toBe(true);
  });
});
