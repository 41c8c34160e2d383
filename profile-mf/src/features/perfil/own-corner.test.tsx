import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Failure } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import { emptyItem } from '@vidriera/domain/testing/items';
import { askConfirm, showAlert } from '@vidriera/kit/messages/dialogs';
import { toast } from '@vidriera/kit/messages/toast';
import { changeItem, deleteItem } from '@vidriera/kit/requests/publish';
import { readItem } from '@vidriera/kit/requests/read';
import { readDocument } from '@vidriera/kit/requests/schemas';
import { impactSentence } from '@vidriera/kit/words/impact-sentence';
import { createMemoryRouter, RouterProvider } from '@vidriera/router';
import { beforeEach, expect, test, vi } from 'vitest';
import { readOwnLinks } from '../orden/own-orden.ts';
import { writeMove } from '../orden/write-move.ts';
import type { FoundCard } from '../own-list/own-card.ts';
import { OwnCorner } from './own-corner.tsx';

vi.mock('@vidriera/kit/requests/publish', () => ({ deleteItem: vi.fn(), changeItem: vi.fn() }));
vi.mock('@vidriera/kit/requests/read', () => ({ readItem: vi.fn() }));
vi.mock('@vidriera/kit/messages/dialogs', () => ({ askConfirm: vi.fn(), showAlert: vi.fn() }));
vi.mock('../orden/write-move.ts', () => ({ writeMove: vi.fn() }));
vi.mock('../orden/own-orden.ts', () => ({ readOwnLinks: vi.fn() }));
vi.mock('@vidriera/kit/words/impact-sentence', () => ({ impactSentence: vi.fn() }));

const [drop, changed] = [vi.fn(), vi.fn()];
const PROMO = { id: 'p1', tipo: 'promo', titulo: '2×1' } as FoundCard;

const OWN = { text: '', states: [], createdAt: 0, version: '7.0', until: null };

function open(item: FoundCard) {
  const router = createMemoryRouter([
    {
      path: '/',
      element: <OwnCorner item={Object.assign({ own: OWN }, item)} onDelete={drop} onChange={changed} />,
    },
    { path: '/editar-post/:tipo/:id', element: <p>Edición</p> },
    { path: '/agregar-post', element: <p>Copia</p> },
    { path: '/canjes/:id', element: <p>Quiénes</p> },
    { path: '/quienes-van/:id', element: <p>Quiénes</p> },
  ]);
  render(<RouterProvider router={router} />);
  fireEvent.click(screen.getByRole('button', { name: `Opciones de ${item.titulo}` }));
  return router;
}

function choose(action: string, item = PROMO) {
  const router = open(item);
  fireEvent.click(screen.getByRole('menuitem', { name: action }));
  return router;
}

beforeEach(() => vi.resetAllMocks());

test('Editar goes to the edit screen', async () => {
  const router = choose('Editar');
  await screen.findByText('Edición');
  expect(router.state.location.pathname).toBe('/editar-post/promo/p1');
});

test('Duplicar opens the form of a new one with a copy', async () => {
  const router = choose('Duplicar');
  await screen.findByText('Copia');
  expect(router.state.location.search).toBe('?tipo=promo&copiar=p1');
});

test.each([
  ['Fijar arriba', {}, 'pin'],
  ['Dejar de fijar', { fijado: true }, 'unpin'],
] as const)('%s: the list is read anew', async (action, overrides, moveName) => {
  choose(action, { ...PROMO, ...overrides } as FoundCard);
  await waitFor(() => expect(changed).toHaveBeenCalled());
  expect(vi.mocked(writeMove).mock.calls[0]?.[0]).toEqual({ do: moveName, tipo: 'promo', id: 'p1' });
});

test.each([
  ['Ocultar', [], { visibilidad: 'oculto' }],
  ['Mostrar', ['hidden'], { visibilidad: 'publico', publicarDesde: null }],
] as const)('two taps: %s', async (action, states, change) => {
  const own = { ...OWN, states: [...states] };
  choose(action, { ...PROMO, own });
  await waitFor(() => expect(changed).toHaveBeenCalledOnce());
  expect(vi.mocked(changeItem).mock.calls).toEqual([['promo', 'p1', change, own]]);
});

test('an item that could not be hidden says why', async () => {
  const error = vi.spyOn(toast, 'error');
  vi.mocked(changeItem).mockRejectedValue(new Failure('no-connection', messages.general.noConnection));
  choose('Ocultar');
  await waitFor(() => expect(error).toHaveBeenCalledWith(messages.general.noConnection));
  expect(changed).not.toHaveBeenCalled();
});

test('a link goes to the top of all, among those that the order lacks', async () => {
  const own = { ids: ['nuevo', 'p1'], gone: new Set<string>() };
  vi.mocked(readOwnLinks).mockResolvedValue({ own } as never);
  choose('Subir al principio', { ...PROMO, tipo: 'link' } as FoundCard);
  await waitFor(() => expect(changed).toHaveBeenCalledOnce());
  expect(vi.mocked(writeMove).mock.calls).toEqual([
    [{ do: 'place', key: 'p1', after: null, before: null }, own],
  ]);
  cleanup();
  open(PROMO);
  expect(screen.queryByRole('menuitem', { name: 'Subir al principio' }), 'of a promo').toBeNull();
});

test('a pin that is not saved leaves the list', async () => {
  const error = vi.spyOn(toast, 'error');
  vi.mocked(writeMove).mockRejectedValue(new Failure('no-connection', messages.general.noConnection));
  choose('Fijar arriba');
  await waitFor(() => expect(error).toHaveBeenCalledWith(messages.general.noConnection));
  expect(changed).not.toHaveBeenCalled();
});

test('pins of deleted links leave room for a new one', async () => {
  const gone = new Set(['ya-no']);
  vi.mocked(readOwnLinks).mockResolvedValue({ own: { ids: ['p1'], gone } } as never);
  vi.mocked(writeMove).mockRejectedValueOnce(new Failure('changed', messages.orden.fullPins(5)));
  choose('Fijar arriba', { ...PROMO, tipo: 'link' } as FoundCard);
  await waitFor(() => expect(changed).toHaveBeenCalled());
  expect(vi.mocked(writeMove).mock.calls.map(([, own]) => own.gone)).toEqual([new Set(), gone]);
});

test('a promo’s menu links to the counter’s own document, and to its claims', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  choose('Canjear');
  expect(assign).toHaveBeenCalledExactlyOnceWith('/canjear');
  cleanup();
  const router = choose('Quiénes la tomaron');
  await screen.findByText('Quiénes');
  expect(router.state.location.pathname).toBe('/canjes/p1');
});

test('Eliminar asks with the catalogue’s message, deletes and removes the card', async () => {
  vi.mocked(askConfirm).mockResolvedValue(true);
  choose('Eliminar');
  await waitFor(() => expect(drop).toHaveBeenCalled());
  expect(vi.mocked(askConfirm).mock.calls[0]?.[0]).toBe(
    '¿Eliminar este promo? Esta acción no se puede deshacer.',
  );
  expect(deleteItem).toHaveBeenCalledExactlyOnceWith('promo', 'p1');
});

test.each(['evento', 'promo'] as const)('Eliminar of a %s says who is affected', async (tipo) => {
  vi.mocked(askConfirm).mockResolvedValue(false);
  const note = Promise.resolve('Hay 3 personas anotadas.');
  vi.mocked(impactSentence).mockReturnValue(note);
  choose('Eliminar', { id: 'x1', tipo, titulo: 'Peña' } as FoundCard);
  await waitFor(() => expect(askConfirm).toHaveBeenCalled());
  expect(impactSentence).toHaveBeenCalledExactlyOnceWith(tipo, 'x1');
  expect(vi.mocked(askConfirm).mock.calls[0]?.[1]).toMatchObject({ note });
});

test.each(['link', 'curso'] as const)('Eliminar of a %s requests no counts', async (tipo) => {
  vi.mocked(askConfirm).mockResolvedValue(false);
  choose('Eliminar', { id: 'x1', tipo, titulo: 'Taller' } as FoundCard);
  await waitFor(() => expect(askConfirm).toHaveBeenCalled());
  expect(impactSentence).not.toHaveBeenCalled();
});

test('a no deletes nothing', async () => {
  vi.mocked(askConfirm).mockResolvedValue(false);
  choose('Eliminar');
  await waitFor(() => expect(askConfirm).toHaveBeenCalled());
  expect(deleteItem).not.toHaveBeenCalled();
});

test.each([
  [{ aforo: 40, proximaFecha: '2026-11-28' }, '/quienes-van/e1?fecha=2026-11-28'],
  [{ aforo: 40, proximaFecha: null }, '/quienes-van/e1'],
])('Quiénes van of an event with %j leads to %s', async (overrides, to) => {
  const router = choose('Quiénes van', {
    id: 'e1',
    tipo: 'evento',
    titulo: 'Peña',
    ...overrides,
  } as FoundCard);
  await screen.findByText('Quiénes');
  expect(router.state.location.pathname + router.state.location.search).toBe(to);
});

const MONDAY = '2099-03-02';
const weekly = (overrides: object = {}) =>
  ({
    id: 'e1',
    tipo: 'evento',
    titulo: 'Peña',
    fechaPeriodica: 'Todos los lunes',
    proximaFecha: MONDAY,
    ...overrides,
  }) as FoundCard;

test.each([
  [
    'Entradas agotadas: lun 2 mar 2099',
    weekly(),
    [`${MONDAY}|19:00|20:00`],
    { excepciones: [`${MONDAY}|19:00|20:00|agotado`], avisos: [`${MONDAY}|Empieza antes`] },
  ],
  [
    'Hay entradas de nuevo: lun 2 mar 2099',
    weekly({ proximaAgotada: true }),
    [`${MONDAY}|agotado`],
    { excepciones: [], avisos: [] },
  ],
  [
    'Entradas agotadas',
    weekly({ fechaPeriodica: null, fechaExacta: MONDAY }),
    [],
    { agotado: true, aviso: 'Traé abrigo.' },
  ],
  ['Hay entradas de nuevo', weekly({ agotado: true }), [], { agotado: false, aviso: 'Traé abrigo.' }],
])('two taps say «%s», and keep the creator’s note', async (label, item, excepciones, change) => {
  const stored = readDocument('evento', 'e1', {
    ...emptyItem('evento'),
    titulo: 'Peña',
    aviso: 'Traé abrigo.',
    excepciones,
    avisos: [`${MONDAY}|Empieza antes`],
    fechaPeriodica: 'Todos los lunes',
    refUsuario: { id: 'u1', path: 'user/u1' },
    updatedAt: { seconds: 7, nanoseconds: 0, toDate: () => new Date(7000) },
  });
  vi.mocked(readItem).mockResolvedValue(stored as never);
  choose(label, item);
  await waitFor(() => expect(changed).toHaveBeenCalledOnce());
  expect(vi.mocked(changeItem).mock.calls).toEqual([['evento', 'e1', change, { version: '7.0' }]]);
});

test.each([
  ['curso', 'Cupos agotados', {}, true],
  ['curso', 'Hay cupos de nuevo', { agotado: true }, false],
  ['promo', 'Promo agotada', {}, true],
  ['promo', 'Promo disponible de nuevo', { agotado: true }, false],
] as const)('two taps say of a %s «%s»', async (tipo, label, overrides, agotado) => {
  vi.mocked(readItem).mockResolvedValue({ tipo, version: '7.0' } as never);
  choose(label, { id: 'e1', tipo, titulo: 'Peña', ...overrides } as FoundCard);
  await waitFor(() => expect(changed).toHaveBeenCalledOnce());
  expect(vi.mocked(changeItem).mock.calls).toEqual([[tipo, 'e1', { agotado }, { version: '7.0' }]]);
});

test.each([
  { proximaFecha: null },
  { estado: 'cancelado' },
  { proximaFecha: '2020-03-02', fechaHasta: '2020-03-02' },
])('an event with %j sells nothing, so its menu has no «Entradas agotadas»', (overrides) => {
  open(weekly(overrides));
  expect(screen.queryByRole('menuitem', { name: /entradas/i })).toBeNull();
});

test('an event without seats has no attendance', () => {
  open({ id: 'e1', tipo: 'evento', titulo: 'Peña', aforo: 0 } as FoundCard);
  expect(screen.getByRole('menuitem', { name: 'Cambió algo' })).toBeDefined();
  expect(screen.queryByRole('menuitem', { name: 'Quiénes van' })).toBeNull();
});

test('a failure is reported and keeps the card', async () => {
  vi.mocked(askConfirm).mockResolvedValue(true);
  vi.mocked(deleteItem).mockRejectedValue(new Error('outage'));
  choose('Eliminar');
  await waitFor(() => expect(showAlert).toHaveBeenCalledWith('No se pudo eliminar. Intentá de nuevo.'));
  expect(drop).not.toHaveBeenCalled();
});

test.each(['evento', 'curso', 'promo', 'link'] as const)(
  'Cambió algo is in the menu of a %s unless it is a link',
  (tipo) => {
    open({ id: 'p1', tipo, titulo: '2×1' } as FoundCard);
    expect(screen.queryByRole('menuitem', { name: 'Cambió algo' }) !== null).toBe(tipo !== 'link');
  },
);
