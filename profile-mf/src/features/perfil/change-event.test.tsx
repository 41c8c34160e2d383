import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Failure } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import { emptyItem } from '@vidriera/domain/testing/items';
import type { TipoAgenda } from '@vidriera/domain/values/ids';
import { ChangedFailure } from '@vidriera/kit/data/version';
import { changeItem } from '@vidriera/kit/requests/publish';
import { readItem } from '@vidriera/kit/requests/read';
import { readDocument } from '@vidriera/kit/requests/schemas';
import { beforeEach, expect, test, vi } from 'vitest';
import ChangeEvent from './change-event.tsx';

vi.mock('@vidriera/kit/requests/read', () => ({ readItem: vi.fn() }));
vi.mock('@vidriera/kit/requests/publish', () => ({ changeItem: vi.fn() }));

const evento = (seconds = 7, overrides: object = {}) =>
  readDocument('evento', 'e1', {
    ...emptyItem('evento'),
    titulo: 'Milonga',
    refUsuario: { id: 'u1', path: 'user/u1' },
    fechaExacta: { toDate: () => new Date('2099-03-02T03:00:00Z') },
    updatedAt: { seconds, nanoseconds: 0, toDate: () => new Date(seconds * 1000) },
    ...overrides,
  });
const [onClose, onSaved] = [vi.fn(), vi.fn()];
const lasting = (tipo: 'curso' | 'promo', overrides: object = {}) =>
  readDocument(tipo, 'e1', {
    ...emptyItem(tipo),
    titulo: 'Milonga',
    refUsuario: { id: 'u1', path: 'user/u1' },
    updatedAt: { seconds: 7, nanoseconds: 0, toDate: () => new Date(7000) },
    ...overrides,
  });
const show = (tipo: TipoAgenda = 'evento') =>
  render(<ChangeEvent open onClose={onClose} tipo={tipo} id="e1" titulo="Milonga" onSaved={onSaved} />);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(readItem).mockResolvedValue(evento());
});

test('saves a change over the version that was read', async () => {
  show();
  fireEvent.click(await screen.findByLabelText('Posponer'));
  fireEvent.change(screen.getByLabelText(/Contá por qué/), { target: { value: 'Por la lluvia' } });
  press('Guardar el cambio');
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(changeItem).toHaveBeenCalledExactlyOnceWith(
    'evento',
    'e1',
    { estado: 'pospuesto', aviso: 'Por la lluvia' },
    { version: '7.0' },
  );
  expect(onClose).toHaveBeenCalled();
});

test('stays until the list shows the change, which may move the card and its menu', async () => {
  const reread = Promise.withResolvers<void>();
  onSaved.mockReturnValue(reread.promise);
  show();
  fireEvent.click(await screen.findByLabelText('Posponer'));
  press('Guardar el cambio');
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(onClose).not.toHaveBeenCalled();
  reread.resolve();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

test('no control says "Cancelar" alone', async () => {
  show();
  expect(await screen.findByRole('radio', { name: 'Cancelar el evento' })).toBeDefined();
  const controls = [...screen.getAllByRole('radio'), ...screen.getAllByRole('button')];
  for (const name of ['Cancelar', 'Ahora no'])
    expect(controls.filter((one) => one.closest('label, button')?.textContent === name)).toEqual([]);
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names.slice(-2), 'first what is safe').toEqual(['No cambiar nada', 'Guardar el cambio']);
  press('No cambiar nada');
  expect(onClose).toHaveBeenCalledOnce();
  expect(changeItem).not.toHaveBeenCalled();
});

test('reports a missing choice, and saves nothing', async () => {
  show();
  await screen.findByLabelText('Posponer');
  press('Guardar el cambio');
  expect(await screen.findByText(messages.post.missingChange)).toBeDefined();
  expect(changeItem).not.toHaveBeenCalled();
});

test('reports an unreadable event, and retries', async () => {
  vi.mocked(readItem).mockRejectedValueOnce(new Failure('no-connection', 'No hay conexión.'));
  show();
  expect(await screen.findByText('No hay conexión.')).toBeDefined();
  press('Reintentar');
  expect(await screen.findByLabelText('Posponer')).toBeDefined();
});

test('reads the event again after a conflict', async () => {
  vi.mocked(changeItem).mockRejectedValueOnce(new ChangedFailure('8.0'));
  show();
  fireEvent.click(await screen.findByLabelText('Entradas agotadas'));
  vi.mocked(readItem).mockResolvedValue(evento(8, { agotado: true }));
  press('Guardar el cambio');
  expect(await screen.findByText(messages.post.changedElsewhere)).toBeDefined();
  fireEvent.click(await screen.findByLabelText('Hay entradas de nuevo'));
  press('Guardar el cambio');
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(vi.mocked(changeItem).mock.lastCall?.[3]).toEqual({ version: '8.0' });
});

test('keeps the typed values after an unrelated conflict', async () => {
  vi.mocked(changeItem).mockRejectedValueOnce(new ChangedFailure('8.0'));
  show();
  fireEvent.click(await screen.findByLabelText('Posponer'));
  fireEvent.change(screen.getByLabelText(/Contá por qué/), { target: { value: 'Por la lluvia' } });
  vi.mocked(readItem).mockResolvedValue(evento(8, { titulo: 'Otra milonga' }));
  press('Guardar el cambio');
  expect(await screen.findByText(messages.post.changedElsewhere)).toBeDefined();
  press('Guardar el cambio');
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(vi.mocked(changeItem).mock.lastCall).toEqual([
    'evento',
    'e1',
    { estado: 'pospuesto', aviso: 'Por la lluvia' },
    { version: '8.0' },
  ]);
});

test.each([
  ['curso', 'programado', 'Cancelar el curso', 'cancelado'],
  ['promo', 'programado', 'Cancelar la promo', 'cancelado'],
  ['curso', 'cancelado', 'Sigue en pie', 'programado'],
  ['promo', 'cancelado', 'Sigue en pie', 'programado'],
] as const)('a %s that is %s: «%s» saves it as %s with the reason', async (tipo, was, button, estado) => {
  vi.mocked(readItem).mockResolvedValue(lasting(tipo, { estado: was }));
  show(tipo);
  fireEvent.change(await screen.findByLabelText(/Contá por qué/), { target: { value: ' Se fue el profe ' } });
  press(button);
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(changeItem).toHaveBeenCalledExactlyOnceWith(
    tipo,
    'e1',
    { estado, aviso: 'Se fue el profe' },
    { version: '7.0' },
  );
  expect(onClose).toHaveBeenCalled();
});

test('a course’s closing button saves nothing', async () => {
  vi.mocked(readItem).mockResolvedValue(lasting('curso'));
  show('curso');
  await screen.findByRole('button', { name: 'Cancelar el curso' });
  expect(screen.getAllByRole('button', { name: /cancelar/i })).toHaveLength(1);
  press('Dejar como está');
  expect(onClose).toHaveBeenCalled();
  expect(changeItem).not.toHaveBeenCalled();
});
