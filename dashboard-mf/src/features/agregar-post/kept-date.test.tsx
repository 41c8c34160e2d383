import { fireEvent, screen, waitFor } from '@testing-library/react';
import { emptyItem } from '@vidriera/domain/testing/items';
import type { Tipo } from '@vidriera/domain/values/ids';
import { readItem } from '@vidriera/kit/requests/read';
import { readDocument } from '@vidriera/kit/requests/schemas';
import { beforeEach, expect, test, vi } from 'vitest';
import { freshCreator, open, write } from '../../testing/agregar-post.tsx';

vi.mock('@vidriera/kit/requests/publish', () => ({
  createItem: vi.fn(),
  updateItem: vi.fn(),
  newId: vi.fn(),
}));
vi.mock('@vidriera/session/config', () => ({
  pageConfig: () => ({ linkHost: 'vidriera.ar/' }),
  publicOrigin: () => 'https://vidriera.ar',
}));
vi.mock('@vidriera/kit/requests/read', () => ({
  readItem: vi.fn(),
  listOwn: vi.fn(async () => ({ items: [] })),
}));
vi.mock(import('@vidriera/session'), async (original) => ({
  ...(await original()),
  useUser: vi.fn(),
  whenRead: vi.fn(),
}));

const WORDS = 'Quedó la fecha del original: cambiala o confirmala.';
const day = (dia: string) => new Date(`${dia}T03:00:00Z`);
const control = (label: RegExp) => screen.findByLabelText<HTMLInputElement>(label);
const help = (input: HTMLElement) =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

async function copy(tipo: Tipo, fields: object): Promise<void> {
  const doc = { ...emptyItem(tipo), titulo: 'Peña', refUsuario: { id: 'u1', path: 'user/u1' } };
  vi.mocked(readItem).mockResolvedValue(readDocument(tipo, 'i1', { ...doc, ...fields }));
  await open(`/agregar-post?tipo=${tipo}&copiar=i1`);
}

beforeEach(freshCreator);

test.each([
  ['evento', { fechaPeriodica: 'Todos los lunes', fechaHasta: day('2099-03-02') }, /^Última vez/],
  ['curso', { fechaDesde: day('2099-03-02'), fechaHasta: day('2099-04-02') }, /^Empieza el/],
  ['promo', { fechaHasta: day('2099-03-02') }, /^Hasta/],
] as const)('a copy of a %s with %j points at the date it kept', async (tipo, fields, label) => {
  await copy(tipo, fields);
  const date = await control(label);
  await waitFor(() => expect(document.activeElement).toBe(date));
  expect(date.value).toBe('2099-03-02');
  expect(help(date)).toContain(WORDS);
  fireEvent.change(date, { target: { value: '2099-03-09' } });
  await waitFor(() => expect(screen.queryByText(WORDS)).toBeNull());
  expect(screen.queryByRole('button', { name: 'Es la misma fecha' })).toBeNull();
});

test('the date is confirmed by its button', async () => {
  await copy('promo', { fechaHasta: day('2099-03-02') });
  const date = await control(/^Hasta/);
  (await control(/^Título/)).focus();
  fireEvent.click(screen.getByRole('button', { name: 'Es la misma fecha' }));
  await waitFor(() => expect(screen.queryByText(WORDS)).toBeNull());
  expect(document.activeElement).toBe(date);
  expect(date.value).toBe('2099-03-02');
});

test('a copied event proposes the next date of its weekday, and says so', async () => {
  await copy('evento', { fechaExacta: day('2099-03-02') });
  const date = await control(/^Qué día/);
  await waitFor(() => expect(document.activeElement).toBe(date));
  expect(date.value).toBe('2099-03-09');
  expect(help(date)).toContain('El mismo día de la semana, en la próxima fecha.');
  expect(screen.queryByRole('button', { name: 'Es la misma fecha' })).toBeNull();
  fireEvent.change(date, { target: { value: '2099-03-10' } });
  await waitFor(() => expect(help(date)).not.toContain('próxima fecha'));
});

test('a copy with past dates highlights none', async () => {
  await copy('promo', { fechaHasta: day('2020-03-02') });
  expect((await control(/^Hasta/)).value).toBe('');
  expect(screen.queryByText(WORDS)).toBeNull();
});

test('a new item’s form highlights none', async () => {
  await open('/agregar-post?tipo=evento');
  write(/^Título/, 'Peña');
  fireEvent.click(screen.getByLabelText('Un día'));
  fireEvent.change(await control(/^Qué día/), { target: { value: '2099-03-02' } });
  expect(screen.queryByText(WORDS)).toBeNull();
});
