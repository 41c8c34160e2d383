import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Failure } from '@vidriera/domain/failure';
import type { Party, PastParty, Reminder } from '@vidriera/domain/seats/wire-schema';
import { itemIdSchema } from '@vidriera/domain/values/ids-schema';
import { SEATS_KEY } from '@vidriera/kit/going/stored-keys';
import { askConfirm } from '@vidriera/kit/messages/dialogs';
import { toast } from '@vidriera/kit/messages/toast';
import { call } from '@vidriera/kit/requests/callable';
import { createMemoryRouter, RouterProvider } from '@vidriera/router';
import { WithData } from '@vidriera/runtime/testing/with-data';
import { beforeEach, expect, it, vi } from 'vitest';
import { load as loadMisLugares } from './load.ts';
import MisLugares from './mis-lugares.tsx';

vi.mock('@vidriera/kit/requests/callable', () => ({ call: vi.fn() }));
vi.mock('@vidriera/kit/requests/mail-settings', () => ({ readMailSetting: async () => true }));
vi.mock('@vidriera/kit/hooks/use-kept-screen', () => ({ useKeptScreen: vi.fn() }));
vi.mock('@vidriera/kit/messages/dialogs', () => ({ askConfirm: vi.fn() }));
vi.mock('@vidriera/kit/messages/toast', () => ({ toast: { error: vi.fn() } }));
vi.mock('@vidriera/session', () => ({ sessionHint: () => null, sessionNow: () => session }));

const FECHA = '2099-11-28';
const of = { evento: itemIdSchema.parse('e1'), fecha: FECHA, titulo: 'Peña', startsAt: `${FECHA}T21:00` };
const going: Party = { ...of, asked: 2, held: 2, state: 'going', ahead: null };
const waiting: Party = {
  ...of,
  evento: itemIdSchema.parse('e2'),
  titulo: 'Jazz',
  asked: 1,
  held: 0,
  state: 'waiting',
  ahead: 3,
};
const been: PastParty = { ...of, evento: itemIdSchema.parse('e3'), titulo: 'Ayer', held: 1 };

let parties: Party[];
let reminders: Reminder[];
let refusal: Failure | null;
let session: { user: { uid: string } | null; loading: boolean };
const requestsFor = (what: string) =>
  vi
    .mocked(call)
    .mock.calls.flatMap(([, question]) => ((question as { what: string }).what === what ? [question] : []));

function open(past: PastParty[] = []) {
  vi.mocked(call).mockImplementation((async (_: string, { what }: { what: string }) => {
    if (refusal) throw refusal;
    if (what === 'leave') parties = parties.slice(1);
    if (what === 'unremind') reminders = reminders.slice(1);
    return what === 'mine'
      ? { what, parties, past, reminders, notices: [], promoNotices: [] }
      : { what, left: true };
  }) as never);
  const loader = (args: Parameters<typeof loadMisLugares>[0]) =>
    loadMisLugares(args, { uid: 'ana' } as never);
  const route = { path: '/mis-lugares', element: <WithData of={MisLugares} />, loader };
  const fallback = { hydrateFallbackElement: <p>…</p>, errorElement: <p>no se pudo</p> };
  const router = createMemoryRouter([{ ...route, ...fallback }], { initialEntries: ['/mis-lugares'] });
  return { router, ...render(<RouterProvider router={router} />) };
}
const group = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  parties = [going, waiting];
  reminders = [];
  refusal = null;
  session = { user: { uid: 'ana' }, loading: false };
  vi.mocked(call).mockReset();
  vi.mocked(askConfirm).mockReset();
});

it('says that an event is not there for now, and not why', async () => {
  parties = [{ ...going, isHidden: true, isPaused: true }];
  open([]);
  const row = (await group('Vas')).getByRole('listitem');
  expect(row.textContent).toContain('No disponible por ahora.');
  expect(row.textContent).not.toMatch(/revisi|denuncia/i);
});

it('names a hidden event without a link: it has no page', async () => {
  parties = [{ ...going, isHidden: true }];
  open([{ ...been, isHidden: true }]);
  for (const [title, titulo] of [
    ['Vas', 'Peña'],
    ['Fuiste', 'Ayer'],
  ] as const) {
    const row = (await group(title)).getByRole('listitem');
    expect(row.textContent).toContain(titulo);
    expect(row.querySelector('a')).toBeNull();
  }
});

it('lists dates a person goes to, waits for, and attended', async () => {
  open([been]);
  expect((await group('Vas')).getByRole('listitem').textContent).toContain('Vas: 2 lugares');
  expect((await group('Esperás lugar')).getByRole('listitem').textContent).toContain('hay 3 antes');
  const past = (await group('Fuiste')).getByRole('listitem');
  expect(past.textContent).toContain('1 lugar');
  expect(within(past).queryByRole('button')).toBeNull();
  expect(within(past).getByRole('link', { name: 'Ayer' }).getAttribute('href')).toBe('/eventos/e3');
});

it('gives seats back after a confirmation, and reports it', async () => {
  open();
  vi.mocked(askConfirm).mockResolvedValueOnce(false);
  fireEvent.click(await screen.findByRole('button', { name: 'No voy: Peña' }));
  await waitFor(() => expect(askConfirm).toHaveBeenCalledOnce());
  expect(requestsFor('leave')).toEqual([]);
  vi.mocked(askConfirm).mockResolvedValueOnce(true);
  fireEvent.click(screen.getByRole('button', { name: 'No voy: Peña' }));
  const result = await screen.findByText('Ya no vas a «Peña».');
  expect(document.activeElement).toBe(result);
  expect(screen.queryByRole('region', { name: 'Vas' })).toBeNull();
  expect(requestsFor('leave')).toEqual([{ what: 'leave', evento: 'e1', fecha: FECHA }]);
});

it('lists dates to be reminded of, and takes one back', async () => {
  reminders = [of, { ...of, evento: itemIdSchema.parse('e4'), titulo: 'Tapado', isHidden: true }];
  open();
  const list = await group('Te avisamos');
  expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/eventos/e1']);
  fireEvent.click(list.getByRole('button', { name: 'No me avises: Peña' }));
  const result = await screen.findByText('Ya no te avisamos de «Peña».');
  expect(document.activeElement).toBe(result);
  expect(requestsFor('unremind')).toEqual([{ what: 'unremind', evento: 'e1', fecha: FECHA }]);
  expect((await group('Te avisamos')).getByRole('listitem').textContent).toContain('Tapado');
});

it('keeps the list and reports the failure', async () => {
  open();
  const button = await screen.findByRole('button', { name: 'No voy: Peña' });
  refusal = new Failure('no-connection', 'Sin conexión.');
  vi.mocked(askConfirm).mockResolvedValueOnce(true);
  fireEvent.click(button);
  await waitFor(() => expect(toast.error).toHaveBeenCalledWith('Sin conexión.'));
  expect((await group('Vas')).getByRole('listitem')).toBeDefined();
});

it('links to the events if the list is empty', async () => {
  parties = [];
  open();
  expect(await screen.findByText('Todavía no pediste lugar en ningún evento.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Ver eventos' }).getAttribute('href')).toBe('/eventos');
});

it('without a signal, lists the seats as they were, with the hour; another account’s are not shown', async () => {
  localStorage.setItem(
    SEATS_KEY,
    JSON.stringify({ uid: 'beto', readAt: 1, parties, past: [], reminders: [] }),
  );
  refusal = new Failure('no-connection', 'Sin conexión.');
  const { unmount } = open();
  expect(await screen.findByText('no se pudo')).toBeDefined();
  unmount();
  refusal = null;
  open().unmount();
  await waitFor(() => expect(localStorage.getItem(SEATS_KEY)).toContain('"uid":"ana"'));
  refusal = new Failure('no-connection', 'Sin conexión.');
  open();
  expect(
    await screen.findByText(/^No pudimos leer tus lugares ahora\. Así estaban hoy, \d\d:\d\d\.$/),
  ).toBeDefined();
  expect((await group('Vas')).getByRole('listitem').textContent).toContain('Vas: 2 lugares');
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('opened without a signal, shows what is read once the signal is back', async () => {
  open().unmount();
  await waitFor(() => expect(localStorage.getItem(SEATS_KEY)).toContain('"uid":"ana"'));
  refusal = new Failure('no-connection', 'Sin conexión.');
  const { router } = open();
  expect(await screen.findByText(/^No pudimos leer tus lugares ahora/)).toBeDefined();
  refusal = null;
  parties = [{ ...going, titulo: 'Otra peña' }];
  await act(() => router.revalidate());
  expect((await group('Vas')).getByText('Otra peña')).toBeDefined();
  expect(screen.queryByText(/^No pudimos leer/)).toBeNull();
  expect(screen.queryByRole('region', { name: 'Esperás lugar' })).toBeNull();
});

it('stores nothing of an answer that comes after the session', async () => {
  session = { user: null, loading: false };
  open();
  expect(await group('Vas')).toBeDefined();
  expect([localStorage.getItem(SEATS_KEY), sessionStorage.length]).toEqual([null, 0]);
});

it('makes, shows, replaces and ends the address of the own calendar', async () => {
  open();
  let token: string | null = null;
  vi.mocked(call).mockImplementation((async (_: string, { what }: { what: string }) => {
    if (what === 'make') token = token ? 'B'.repeat(22) : 'A'.repeat(22);
    if (what === 'revoke') token = null;
    return { token };
  }) as never);
  fireEvent.click(await screen.findByRole('button', { name: 'Ver en mi calendario' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Crear mi dirección' }));
  const apple = () => screen.getByRole('link', { name: 'Apple' }).getAttribute('href');
  await waitFor(() =>
    expect(apple()).toMatch(new RegExp(`^webcal://.*/api/calendario/${'A'.repeat(22)}/agenda.ics$`)),
  );
  vi.mocked(askConfirm).mockResolvedValue(true);
  fireEvent.click(screen.getByRole('button', { name: 'Crear otra' }));
  await waitFor(() => expect(apple()).toContain('B'.repeat(22)));
  expect(requestsFor('make').at(-1)).toEqual({ what: 'make', replaces: 'A'.repeat(22) });
  fireEvent.click(screen.getByRole('button', { name: 'Borrarla' }));
  expect(await screen.findByRole('button', { name: 'Crear mi dirección' })).toBeDefined();
});
