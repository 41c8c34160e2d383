import { expectAccessible, expectNoOverflow } from '../support/accessible.ts';
import { newAccount, signIn } from '../support/accounts.ts';
import { stored } from '../support/backend.ts';
import { writeItem } from '../support/items.ts';
import { publishedItems } from '../support/publishing.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

const event = (uid: string, ...lines: string[]) => ['BEGIN:VEVENT', `UID:${uid}`, ...lines, 'END:VEVENT'];
const ics = (...events: string[][]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events.flat(), 'END:VCALENDAR', ''].join('\r\n');
const PENA = event('pena', 'SUMMARY:Peña', 'DTSTART:20990105T000000Z', 'DTEND:20990105T030000Z');
const YOGA = event('yoga', 'SUMMARY:Yoga', 'DTSTART:20200107T120000Z', 'RRULE:FREQ=WEEKLY;BYDAY=TU');
const TALLER = event(
  'taller',
  'SUMMARY:Taller',
  'DTSTART:20200115T210000Z',
  'RRULE:FREQ=MONTHLY;BYMONTHDAY=15',
);
const ADDRESS = 'https://calendario.example/basic.ics';

test('a calendar is brought as drafts; edited ones stay, deleted ones stay away', async ({ page }) => {
  const ana = await newAccount('creador');
  await writeItem('evento', ana.uid, { titulo: 'Hecho a mano' });
  // The Internet is not here. functions/src/items/link-reader reads real servers.
  let calendar = ics(PENA, YOGA, TALLER);
  await page.route('**/fn/readCalendar', (route) => {
    expect(route.request().postDataJSON()).toEqual({ data: { direccion: ADDRESS } });
    return route.fulfill({ json: { result: { ics: calendar } } });
  });
  await signIn(page, ana, '/traer');
  await page.getByRole('link', { name: 'Un calendario' }).click();
  await page.getByLabel('Dirección del calendario').fill('webcal://calendario.example/basic.ics');
  await page.getByRole('button', { name: 'Leer el calendario' }).click();
  await expect(page.getByText('El calendario tiene 3 eventos: 3 nuevos.')).toBeFocused();
  await expect(page.getByText(/«Taller» se repite de un modo que acá no se puede decir/)).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.getByRole('button', { name: 'Traer 14 borradores' }).click();
  await expect(page.getByText('Tu calendario: 14 borradores traídos.')).toBeVisible();
  const all = await publishedItems(ana.uid, 'evento');
  const events = all.filter(({ titulo }) => titulo !== 'Hecho a mano');
  expect(events).toHaveLength(14);
  expect(events.every(({ visibilidad }) => visibilidad === 'oculto')).toBe(true);
  expect(events.find(({ titulo }) => titulo === 'Yoga')).toMatchObject({
    fechaPeriodica: 'Todos los martes',
  });

  const { docs } = await stored.db.collection('evento').where('uid', '==', ana.uid).get();
  await docs.find((doc) => doc.get('titulo') === 'Yoga')?.ref.update({ titulo: 'Yoga suave' });
  await docs.find((doc) => doc.get('titulo') === 'Peña')?.ref.delete();
  const later = TALLER.with(2, 'SUMMARY:Taller de telar');
  calendar = ics(PENA, YOGA, later, event('feria', 'SUMMARY:Feria', 'DTSTART;VALUE=DATE:20990201'));
  await page.reload();
  await page.getByRole('button', { name: 'Traer de nuevo' }).click();
  await expect(
    page.getByText('El calendario tiene 4 eventos: 1 nuevo, 1 que cambió y 2 que ya trajiste.'),
  ).toBeVisible();
  await expect(
    page.getByText('Tu calendario: 1 que ya trajiste y queda como está y 1 que eliminaste y no vuelve.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Traer 1 borrador y actualizar 12' }).click();
  await expect(page.getByText(/^Tu calendario: 1 borrador traído, 12 actualizados/)).toBeVisible();
  const after = (await publishedItems(ana.uid, 'evento')).map(({ titulo }) => titulo);
  expect(after).toHaveLength(15);
  expect(after.filter((titulo) => titulo !== 'Taller de telar').sort()).toEqual([
    'Feria',
    'Hecho a mano',
    'Yoga suave',
  ]);
  const brought = await stored.db.doc(`user/${ana.uid}/brought/evento`).get();
  expect(brought.get('address')).toBe(ADDRESS);
  expect(brought.get('keys')).toHaveLength(15);
  expect(brought.get('prints')).toHaveLength(15);
});

test('a file is brought without an address, and an event may be left out', async ({ page }) => {
  const ana = await newAccount('creador');
  await signIn(page, ana, '/agregar-post?tipo=evento');
  await page.getByRole('link', { name: 'Traer tu calendario' }).click();
  const file = { name: 'agenda.ics', mimeType: 'text/calendar', buffer: Buffer.from(ics(PENA, YOGA)) };
  await page.getByLabel('Elegir un archivo .ics').setInputFiles(file);
  await page.getByRole('checkbox', { name: /^Traer Yoga/ }).uncheck();
  await page.getByRole('button', { name: 'Traer 1 borrador' }).click();
  await expect(page.getByText(/1 borrador traído/)).toBeVisible();
  expect(await publishedItems(ana.uid, 'evento')).toMatchObject([{ titulo: 'Peña', visibilidad: 'oculto' }]);
});
