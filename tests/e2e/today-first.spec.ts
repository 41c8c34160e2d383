import { apiPaths } from '@vidriera/domain/api/api';
import { cardWith } from '@vidriera/domain/testing/items';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

/** A Wednesday. */
const NOW = new Date('2026-11-25T18:00:00-03:00');

const on = (id: string, fechaExacta: string, horaInicio: string) =>
  cardWith('evento', {
    id,
    titulo: `Peña ${id}`,
    usuario: { id: 'u1', username: 'bardelsur', nombre: 'Bar del Sur', imagen: null },
    fechaExacta,
    proximaFecha: fechaExacta,
    horaInicio,
    direccion: 'Defensa 1344, San Telmo',
  });
const LISTS: Record<string, unknown[]> = {
  hoy: [
    on('ahora', '2026-11-25', '17:00'),
    on('noche', '2026-11-25', '21:00'),
    on('tarde', '2026-11-26', '01:00'),
  ],
  manana: [on('jueves', '2026-11-26', '20:00')],
  '2026-11-27': [on('viernes', '2026-11-27', '21:00')],
  'mas-adelante': [on('diciembre', '2026-12-05', '21:00')],
};

test('on a Wednesday at 18:00, current events and tonight come first; the weekend comes after tomorrow', async ({
  page,
}) => {
  await page.clock.setFixedTime(NOW);
  await page.route(`**${apiPaths.explore}?**`, (route) => {
    const requested = new URL(route.request().url()).searchParams;
    const items =
      requested.get('tipo') === 'evento' ? LISTS[requested.get('fecha') ?? requested.get('desde') ?? ''] : [];
    return route.fulfill({ json: { items: items ?? [], cursor: null } });
  });
  await open(page, '/'); // then the browser renders explore by its own clock
  await page.getByRole('link', { name: 'Explorar' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hoy en Argentina');
  const first = page.getByRole('article').first();
  await expect(first.getByRole('heading')).toHaveText('Peña ahora');
  await expect(first).toContainText('Ahora');
  const box = await first.boundingBox();
  expect((box?.y ?? 740) + (box?.height ?? 0), 'it is whole above the fold').toBeLessThanOrEqual(740);
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(
    ['ahora', 'noche', 'tarde', 'jueves', 'viernes', 'diciembre'].map((id) => `Peña ${id}`),
  );
  const headings = await page.locator('#agenda h2').allTextContents();
  expect(headings.slice(0, 3)).toEqual(['Hoy', 'Mañana y este fin de semana', 'Más eventos']);
});
