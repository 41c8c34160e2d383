import { fireEvent, render, screen, within } from '@testing-library/react';
import { Failure } from '@vidriera/domain/failure';
import { add, counted, type Month } from '@vidriera/domain/figures/month';
import { call } from '@vidriera/kit/requests/callable';
import { readFigures } from '@vidriera/kit/requests/figures';
import { readMailSetting, writeMailSetting } from '@vidriera/kit/requests/mail-settings';
import { readItem } from '@vidriera/kit/requests/read';
import { createMemoryRouter, RouterProvider } from '@vidriera/router';
import { WithData } from '@vidriera/runtime/testing/with-data';
import { whenRead } from '@vidriera/session';
import { beforeEach, expect, it, vi } from 'vitest';
import Estadisticas from './estadisticas.tsx';
import { load } from './load.ts';

vi.mock('@vidriera/kit/requests/callable', () => ({ call: vi.fn() }));
vi.mock('@vidriera/kit/requests/figures', () => ({ readFigures: vi.fn() }));
vi.mock('@vidriera/kit/requests/mail-settings', () => ({
  readMailSetting: vi.fn(),
  writeMailSetting: vi.fn(),
}));
vi.mock('@vidriera/kit/requests/read', () => ({ readItem: vi.fn() }));
vi.mock('@vidriera/session', async (original) => ({ ...(await original()), whenRead: vi.fn() }));
vi.mock('@vidriera/session/server-clock', () => ({
  serverNow: () => Date.parse('2026-11-28T12:00:00-03:00'),
}));

const at = (dia: string) => new Date(`${dia}T12:00:00-03:00`);
const view = counted({ kind: 'item', source: 'qr', of: 'evento/pena' }, at('2026-11-28'));
const press = counted({ kind: 'reservation', source: 'qr', of: 'evento/pena' }, at('2026-11-22'));
const earlier = counted({ kind: 'profile', source: 'none', of: 'perfil/sala' }, at('2026-11-21'));
const gone = counted({ kind: 'item', source: 'none', of: 'curso/gone' }, at('2026-11-01'));
const MONTH: Month = { ...[view, press, earlier, gone].reduce(add), capped: ['27T21', '02T09'] };

function open(path = '/estadisticas') {
  const router = createMemoryRouter(
    [
      {
        path: '/estadisticas',
        element: <WithData of={Estadisticas} />,
        loader: load,
        hydrateFallbackElement: <p>…</p>,
        errorElement: <p>no se pudo</p>,
      },
    ],
    { initialEntries: [path] },
  );
  return render(<RouterProvider router={router} />);
}
const rowsOf = async (name: string | RegExp) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

beforeEach(() => {
  URL.createObjectURL = vi.fn(() => 'blob:x');
  URL.revokeObjectURL = vi.fn();
  vi.mocked(whenRead).mockResolvedValue({ user: { role: 'creador' } } as never);
  vi.mocked(readFigures).mockResolvedValue(new Map([['2026-11', MONTH]]));
  vi.mocked(call).mockResolvedValue({ counts: [12], redeemed: [], followers: 1234 } as never);
  vi.mocked(readMailSetting).mockResolvedValue(true);
  vi.mocked(writeMailSetting).mockResolvedValue();
  vi.mocked(readItem).mockImplementation(async (_tipo, id) => {
    if (id === 'gone') throw new Failure('missing', 'no está');
    return { titulo: 'Peña', cantLikes: 3 } as never;
  });
});

it('shows seven days beside the seven before, and each day in the table', async () => {
  open();
  expect(await rowsOf('Por día')).toEqual([
    ['22 nov 2026', '0', '1'],
    ...[23, 24, 25, 26, 27].map((day) => [`${day} nov 2026`, '0', '0']),
    ['28 nov 2026', '1', '0'],
  ]);
  expect(screen.getByText('7 días antes: 1')).toBeDefined();
  expect(screen.getByText('1.234')).toBeDefined();
  expect(await rowsOf('Qué hicieron')).toContainEqual(['Vistas del perfil', '0', '1']);
  expect(await rowsOf('De dónde vinieron')).toEqual([['Código QR', '1', '1']]);
  expect(document.querySelectorAll('svg[aria-hidden=true] rect')).toHaveLength(7);
  const words = [...document.querySelectorAll('svg[aria-hidden=true] text')].map((text) => text.textContent);
  expect(words).toEqual(['22', '23', '24', '25', '26', '27', '1', '28']);
});

it('a period without views says so in place of empty tables', async () => {
  vi.mocked(readFigures).mockResolvedValue(new Map());
  open();
  expect(await screen.findByText('Todavía no hay vistas en este período.')).toBeDefined();
  expect(screen.getAllByRole('table')).toHaveLength(1);
  expect(screen.getByRole('table', { name: 'Qué hicieron' })).toBeDefined();
});

it('names items with likes and seats, also those that are gone', async () => {
  open();
  expect(await rowsOf('Lo más visto de noviembre de 2026')).toEqual([
    ['Peña', '1', '1', '3', '12', '–'],
    ['Ya no está publicada', '1', '0', '0', '–', '–'],
  ]);
});

it('names an unreadable item as such, and says of none that it is gone without an answer', async () => {
  vi.mocked(readItem).mockRejectedValue(new Failure('internal', 'ilegible'));
  const { unmount } = open();
  expect((await rowsOf('Lo más visto de noviembre de 2026')).map(([titulo]) => titulo)).toEqual([
    'Sin nombre',
    'Sin nombre',
  ]);
  unmount();
  vi.mocked(readItem).mockRejectedValue(new Failure('no-connection', 'sin conexión'));
  open();
  expect(await screen.findByText('no se pudo')).toBeDefined();
});

it('says which hours met a limit, of the period alone', async () => {
  open();
  expect((await screen.findByText(/al tope de una misma red/)).textContent).toContain(
    '1 hora llegó al tope de una misma red, así que pueden faltar vistas: 27 nov 2026, 21 h.',
  );
});

it('a year reads the months of this one and the one before', async () => {
  open('/estadisticas?por=anio');
  expect((await rowsOf('Por mes')).at(-1)).toEqual(['noviembre de 2026', '3', '1']);
  expect(vi.mocked(readFigures).mock.lastCall?.[0]).toHaveLength(25);
});

it('somebody who is no creator reads nothing', async () => {
  vi.mocked(whenRead).mockResolvedValue({ user: { role: 'personal' } } as never);
  vi.mocked(readFigures).mockClear();
  open();
  expect(await screen.findByText('no se pudo')).toBeDefined();
  expect(readFigures).not.toHaveBeenCalled();
});

it('counts people who took a promo, and those who used it', async () => {
  const promo = counted({ kind: 'item', source: 'qr', of: 'promo/vermut' }, at('2026-11-28'));
  vi.mocked(readFigures).mockResolvedValue(new Map([['2026-11', promo]]));
  vi.mocked(call).mockResolvedValue({ counts: [8], redeemed: [5] } as never);
  open();
  expect(await rowsOf('Lo más visto de noviembre de 2026')).toEqual([['Peña', '1', '0', '3', '8', '5']]);
});

it('stops the monthly summary by one press, and says so if it was not saved', async () => {
  open();
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /resumen de cada mes/ });
  expect(box.checked).toBe(true);
  fireEvent.click(box);
  expect(box.checked).toBe(false);
  expect(writeMailSetting).toHaveBeenLastCalledWith('figuresMail', false);
  vi.mocked(writeMailSetting).mockRejectedValue(new Failure('no-connection', 'sin conexión'));
  fireEvent.click(box);
  expect(await screen.findByText('sin conexión')).toBeDefined();
  expect(box.checked).toBe(false);
});
