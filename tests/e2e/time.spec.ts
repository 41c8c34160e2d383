import type { Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts';
import { newAccount } from '../support/accounts.ts';
import { waitForHydration } from '../support/hydration.ts';
import { writeItem } from '../support/items.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

const hora = (text: string) => new Date(`1970-01-01T${text}:00Z`);
/** Returns a time on a Saturday in Buenos Aires. */
const at = (text: string) => new Date(`2031-05-10T${text}:00-03:00`);
const SATURDAY = { fechaExacta: at('00:00') };
const booking = (page: Page) => page.getByRole('link', { name: 'Reservar / Inscribirme' });

test('an event is current until its end, and sorted by hour within its day', async ({ page }) => {
  const ana = await newAccount('creador');
  const direccion =
    'Pasaje San Lorenzo 3799 bis, timbre del medio, San Telmo, Ciudad Autónoma de Buenos Aires';
  const more = { direccion, linkReserva: 'https://ejemplo.com/entradas' };
  const fieldSets = [
    { titulo: 'Todo el día', ...SATURDAY },
    { titulo: 'After', fechaExacta: new Date('2031-05-11T03:00:00Z'), horaInicio: hora('00:30') },
    { titulo: 'Ensayo', ...SATURDAY, horaInicio: hora('21:00') },
    { titulo: 'Desayuno', ...SATURDAY, horaInicio: hora('08:30'), horaFin: hora('10:30') },
  ];
  const items = await Promise.all(fieldSets.map((one) => writeItem('evento', ana.uid, { ...more, ...one })));
  for (const item of items) await expect.poll(async () => (await item.get()).get('visible')).toBe(true);

  await page.goto(`/${ana.username}?tab=eventos`);
  await waitForHydration(page);
  const cards = page.getByRole('main').getByRole('listitem').getByRole('article');
  await expect(cards.getByRole('heading')).toHaveText(['Desayuno', 'Ensayo', 'After', 'Todo el día']);
  await expect(cards.nth(2)).toContainText('SÁB 10 MAY');
  await expect(cards.nth(2)).toContainText('00:30 madrugada del 11');
  await test.step('the place fits in one line', async () => {
    const line = cards.first().getByText('San Telmo', { exact: true });
    await expect(line).toBeVisible();
    expect(await line.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
    await expectAccessible(page);
    await expectNoOverflow(page);
  });

  const opened = async (clock: string) => {
    await page.clock.setFixedTime(at(clock));
    await cards.first().getByRole('link', { name: 'Desayuno' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Desayuno' })).toBeVisible();
  };
  const [now, over] = [page.getByText('Ahora', { exact: true }), page.getByText('Este evento ya fue')];
  await opened('10:29');
  await expect(now).toBeVisible();
  await expect(booking(page)).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await opened('10:30');
  await expect(over).toBeVisible();
  await expect(now).toBeHidden();
  await expect(booking(page)).toBeHidden();
  const places = await Promise.all(
    items.map(async (item) => (await item.get()).get('proximaFecha').toDate()),
  );
  expect(places).toEqual([
    new Date(new Date('2031-05-11T06:00:00-03:00').getTime() - 1),
    new Date('2031-05-11T00:30:00-03:00'),
    at('21:00'),
    at('08:30'),
  ]);
});
