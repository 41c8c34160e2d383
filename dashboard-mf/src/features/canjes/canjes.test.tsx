import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MAX_HELPERS } from '@vidriera/domain/claim/times';
import { counterInput } from '@vidriera/domain/claim/wire-schema';
import { Failure } from '@vidriera/domain/failure';
import { itemIdSchema } from '@vidriera/domain/values/ids-schema';
import { askConfirm } from '@vidriera/kit/messages/dialogs';
import { call } from '@vidriera/kit/requests/callable';
import { createMemoryRouter, RouterProvider } from '@vidriera/router';
import { WithData } from '@vidriera/runtime/testing/with-data';
import { beforeEach, expect, it, vi } from 'vitest';
import Canjes from './canjes.tsx';
import { type CanjesHelper, type ListedClaim, loadCanjes, loadTaken } from './load.ts';
import TakenScreen from './taken.tsx';

vi.mock('@vidriera/kit/requests/callable', () => ({ call: vi.fn() }));
vi.mock('@vidriera/kit/messages/dialogs', () => ({ askConfirm: vi.fn() }));
vi.mock('@vidriera/session/config', () => ({ publicOrigin: () => 'https://vidriera.ar' }));

const LATER = Date.now() + 3_600_000;
const P1 = itemIdSchema.parse('p1');
const juan: CanjesHelper = { id: 'h1', nombre: 'Juan', lapsesAt: LATER, bound: false };
let helpers: CanjesHelper[];
let refusal: Failure | null;
const requestsFor = (what: string) =>
  vi.mocked(call).mock.calls.filter(([, q]) => (q as { what: string }).what === what);

function open(path = '/canjes', taken: ListedClaim[] = []) {
  vi.mocked(call).mockImplementation((async (_: string, question: { what: string; id: string }) => {
    const { what } = question;
    if (refusal && what !== 'open' && what !== 'dates') throw refusal;
    if (what === 'withdraw') helpers = helpers.filter(({ id }) => id !== question.id);
    const promos = [{ id: P1, titulo: '2x1 en vermut' }];
    return {
      open: { what, now: Date.now(), creador: 'La Casona', promos, keys: {}, helpers },
      invite: { what, link: 'L'.repeat(43), id: 'h2', lapsesAt: LATER },
      withdraw: { what, withdrawn: true },
      dates: { what, dates: [{ evento: 'e1', fecha: '2099-11-28', titulo: 'Peña' }] },
      listed: { what, titulo: '2x1 en vermut', quota: 80, taken },
    }[what];
  }) as never);
  const fallback = { hydrateFallbackElement: <p>…</p>, errorElement: <p>no se pudo</p> };
  const router = createMemoryRouter(
    [
      { path: '/canjes', element: <WithData of={Canjes} />, loader: loadCanjes, ...fallback },
      { path: '/canjes/:id', element: <WithData of={TakenScreen} />, loader: loadTaken, ...fallback },
    ],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />);
}

beforeEach(() => {
  helpers = [juan];
  refusal = null;
  vi.mocked(call).mockReset();
});

it('links to the counter’s own document, to each promo’s list, and to the list at the door', async () => {
  open();
  expect((await screen.findByRole('link', { name: 'Canjear' })).getAttribute('href')).toBe('/canjear');
  expect(screen.getByRole('link', { name: '2x1 en vermut' }).getAttribute('href')).toBe('/canjes/p1');
  expect(screen.getByRole('link', { name: /^Peña, / }).getAttribute('href')).toBe('/puerta/e1/2099-11-28');
});

it('makes a helper, and shows their link once', async () => {
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Invitar' }));
  expect(await screen.findByText('Escribí cómo se llama.')).toBeDefined();
  expect(requestsFor('invite')).toEqual([]);
  fireEvent.change(screen.getByLabelText('Nombre'), { target: { value: '  Sol ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Invitar' }));
  const link = await screen.findByLabelText('Link de Sol');
  expect(link).toHaveProperty('value', `https://vidriera.ar/canjear#${'L'.repeat(43)}`);
  const invitation = { what: 'invite', nombre: 'Sol', link: expect.stringMatching(/^[\w-]{44}$/) };
  expect(requestsFor('invite')).toEqual([['counter', invitation]]);
  fireEvent.click(screen.getByRole('button', { name: 'Listo' }));
  expect(screen.queryByLabelText('Link de Sol')).toBeNull();
});

it('makes one helper, though the first answer was lost', async () => {
  refusal = new Failure('no-connection', 'No hay conexión.');
  open();
  fireEvent.change(await screen.findByLabelText('Nombre'), { target: { value: 'Sol' } });
  fireEvent.click(screen.getByRole('button', { name: 'Invitar' }));
  expect(await screen.findByText('No hay conexión.')).toBeDefined();
  refusal = null;
  fireEvent.click(screen.getByRole('button', { name: 'Invitar' }));
  await screen.findByLabelText('Link de Sol');
  const [first, again] = requestsFor('invite');
  expect(again).toEqual(first);
});

it('accepts names as long as the server does', async () => {
  open();
  const { maxLength } = await screen.findByLabelText<HTMLInputElement>('Nombre');
  const takes = (length: number) =>
    counterInput.safeParse({ what: 'invite', nombre: 'x'.repeat(length) }).success;
  expect([takes(maxLength), takes(maxLength + 1)]).toEqual([true, false]);
});

it('reports why no helper was made', async () => {
  refusal = new Failure('too-many-helpers', 'Ya tenés cinco.');
  open();
  fireEvent.change(await screen.findByLabelText('Nombre'), { target: { value: 'Sol' } });
  fireEvent.click(screen.getByRole('button', { name: 'Invitar' }));
  expect(await screen.findByText('Ya tenés cinco.')).toBeDefined();
});

it('withdraws a helper after a confirmation', async () => {
  open();
  vi.mocked(askConfirm).mockResolvedValueOnce(false);
  fireEvent.click(await screen.findByRole('button', { name: 'Quitar a Juan' }));
  await waitFor(() => expect(askConfirm).toHaveBeenCalledOnce());
  expect(requestsFor('withdraw')).toEqual([]);
  vi.mocked(askConfirm).mockResolvedValueOnce(true);
  fireEvent.click(screen.getByRole('button', { name: 'Quitar a Juan' }));
  await waitFor(() => expect(screen.queryByText('Juan')).toBeNull());
  expect(requestsFor('withdraw')).toEqual([['counter', { what: 'withdraw', id: 'h1' }]]);
});

it('offers no helper beyond the maximum', async () => {
  helpers = Array.from({ length: MAX_HELPERS }, (_, index) => ({
    ...juan,
    id: `h${index}`,
    nombre: `J${index}`,
  }));
  open();
  await screen.findByText('J0');
  expect(screen.queryByRole('button', { name: 'Invitar' })).toBeNull();
});

it('lists a promo’s claims by state, with a download', async () => {
  const one: ListedClaim = {
    nombre: 'Ana',
    state: 'used',
    takenAt: Date.now() - 7_200_000,
    lapsesAt: LATER,
    redeemedAt: Date.now() - 60_000,
    helperName: 'Juan',
    redeemedAgainAt: null,
  };
  open('/canjes/p1', [one, { ...one, nombre: 'Bea', state: 'open', redeemedAt: null, helperName: null }]);
  expect(await screen.findByText('Ana')).toBeDefined();
  expect(screen.getByText(/^Para los primeros 80 · quedan 78 ·/)).toBeDefined();
  expect(screen.getByText(/^Canjeada a las \d\d:\d\d, por Juan$/)).toBeDefined();
  const file = await screen.findByRole('link', { name: 'Descargar CSV' });
  expect([file.getAttribute('download'), file.getAttribute('href')]).toEqual([
    'canjes-p1.csv',
    expect.stringMatching(/^blob:/),
  ]);
  fireEvent.click(screen.getByRole('link', { name: /^Sin usar/ }));
  await waitFor(() => expect(screen.queryByText('Ana')).toBeNull());
  expect(screen.getByText('Bea')).toBeDefined();
  fireEvent.click(screen.getByRole('link', { name: /^Dobles/ }));
  expect(await screen.findByText('Ninguna se tomó dos veces.')).toBeDefined();
});

it('requests nothing for an invalid promo', async () => {
  open('/canjes/a%2Fb');
  expect(await screen.findByText('no se pudo')).toBeDefined();
  expect(call).not.toHaveBeenCalled();
});
