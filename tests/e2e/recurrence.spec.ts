import { apiPaths } from '@vidriera/domain/api/api';
import { addDays, diaOf, midnight, weekday } from '@vidriera/domain/values/fecha';
import ICAL from 'ical.js';
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts';
import { newAccount, signIn } from '../support/accounts.ts';
import { stored } from '../support/backend.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

/** Returns the next first Fridays of a month. */
function firstFridays(from: string, count: number): string[] {
  const found: string[] = [];
  for (let dia = from; found.length < count; dia = addDays(dia, 1)) {
    if (weekday(dia) === 5 && Number(dia.slice(8)) <= 7) found.push(dia);
  }
  return found;
}
/** Reads the days of a calendar file with another program. */
function daysOf(file: string, count: number): string[] {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const [event] = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
  const dates = event?.iterator();
  return Array.from({ length: count }, () => dates?.next().toString().slice(0, 10) ?? '');
}

test('the first Friday of each month: published, read and called off for once', async ({ page, request }) => {
  const ana = await newAccount('creador');
  const titulo = `Peña ${ana.uid.slice(0, 6)}`;
  const fridays = firstFridays(addDays(diaOf(new Date()), 1), 4);
  const [first = '', second = '', third = '', fourth = ''] = fridays;

  await test.step('the form finds the first date, and shows the next ones', async () => {
    await signIn(page, ana, '/agregar-post?tipo=evento');
    await page.getByLabel('Título').fill(titulo);
    await page.getByLabel('Descripción').fill('Guitarra y empanadas.');
    await page.getByLabel('Música').check();
    await page.getByLabel('Se repite', { exact: true }).check();
    await page.getByLabel('Cada cuánto').selectOption('Una vez por mes');
    await page.getByLabel('Cuál del mes').selectOption('Primer');
    await page.getByLabel('Día', { exact: true }).selectOption('viernes');
    await page.getByLabel('Primera fecha').fill(addDays(first, -1));
    await page.getByLabel('Primera fecha').blur();
    await expect(page.getByLabel('Primera fecha')).toHaveValue(first);
    await expect(page.getByText(/^Próximas fechas: vie .* · vie .* · vie /)).toBeVisible();
    await page.getByLabel('Desde las').fill('21:00');
    await expectAccessible(page);
    await expectNoOverflow(page);
    await page.getByRole('button', { name: 'Publicar evento' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  const { docs } = await stored.db.collection('evento').where('uid', '==', ana.uid).get();
  const evento = docs[0]?.ref;
  if (!evento) throw new Error('nothing was stored');
  const calendar = apiPaths.calendar('evento', evento.id);
  const nextDay = async () => {
    const moment: Date | undefined = (await evento.get()).get('proximaFecha')?.toDate();
    return moment && diaOf(moment);
  };
  expect(docs[0]?.data()).toMatchObject({
    fechaExacta: null,
    fechaPeriodica: null,
    regla: 'FREQ=MONTHLY;BYDAY=1FR',
  });
  expect(docs[0]?.get('fechaDesde').toDate()).toEqual(midnight(first));
  await expect.poll(nextDay).toBe(first);

  await test.step('page, structured data and calendar file say it', async () => {
    const html = await (await request.get(`/explore/evento/${evento.id}`)).text();
    expect(html).toContain('rimer viernes del mes');
    expect(html).toContain('"repeatFrequency":"P1M","byDay":"1FR"');
    const file = await (await request.get(calendar)).text();
    expect(daysOf(file, 4)).toEqual(fridays);
    await page.goto(`/explore/evento/${evento.id}`);
    await expect(page.getByText(/rimer viernes del mes/).first()).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
  });

  await test.step('one date is called off', async () => {
    await page.goto('/perfil?tab=eventos');
    await page.getByRole('button', { name: `Opciones de ${titulo}` }).click();
    await page.getByRole('menuitem', { name: 'Cambió algo' }).click();
    const sheet = page.getByRole('dialog', { name: 'Cambió algo' });
    await sheet.getByText('Cancelar una fecha', { exact: true }).click();
    await sheet.getByLabel('Qué fecha').selectOption(first);
    await sheet.getByRole('button', { name: 'Guardar el cambio' }).click();
    await expect(sheet).toBeHidden();
    await expect.poll(nextDay).toBe(second);
    await expect
      .poll(async () => daysOf(await (await request.get(calendar)).text(), 3))
      .toEqual([second, third, fourth]);
  });
  expect((await evento.get()).data()).toMatchObject({
    regla: 'FREQ=MONTHLY;BYDAY=1FR',
    excepciones: [`${first}|cancelado`],
  });
});

test('a weekend without a break is one date, in the form, on its page and in calendars', async ({
  page,
  request,
}) => {
  const ana = await newAccount('creador');
  const friday = addDays(diaOf(new Date()), 10);
  const sunday = addDays(friday, 2);
  await signIn(page, ana, '/agregar-post?tipo=evento');
  await page.getByLabel('Título').fill('Encuentro de guitarras');
  await page.getByLabel('Descripción').fill('Se duerme ahí.');
  await page.getByLabel('Qué día').fill(friday);
  await page.getByLabel('Último día').fill(sunday);
  await expect(page.getByLabel(/^De corrido/), 'asked where days and hours are given').toBeHidden();
  await page.getByLabel('Desde las').fill('20:00');
  await page.getByLabel('Hasta las').fill('18:00');
  await page.getByLabel(/^De corrido/).check();
  await page.getByLabel('Música').check();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.getByRole('button', { name: 'Publicar evento' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();

  const { docs } = await stored.db.collection('evento').where('uid', '==', ana.uid).get();
  const evento = docs[0];
  if (!evento) throw new Error('nothing was stored');
  expect(evento.data()).toMatchObject({ corrido: true, fechaPeriodica: null });
  expect(evento.get('fechaFin').toDate()).toEqual(midnight(sunday));
  await page.goto(`/explore/evento/${evento.id}`);
  await expect(page.getByText(/de corrido hasta el .* a\u00a0las\u00a018:00/).first()).toBeVisible();
  const file = await (await request.get(apiPaths.calendar('evento', evento.id))).text();
  const [entry] = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent');
  const { startDate, endDate } = new ICAL.Event(entry as ICAL.Component);
  expect(`${startDate} ${endDate}`).toBe(`${friday}T20:00:00 ${sunday}T18:00:00`);
});
