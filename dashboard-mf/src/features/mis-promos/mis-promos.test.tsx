import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { codeOf, newPhoneKeys, publicKeyText } from '@vidriera/domain/claim/code';
import { STEP_MS } from '@vidriera/domain/claim/times';
import type { Claim } from '@vidriera/domain/claim/wire-schema';
import { Failure } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import { itemIdSchema } from '@vidriera/domain/values/ids-schema';
import { askConfirm } from '@vidriera/kit/messages/dialogs';
import { call } from '@vidriera/kit/requests/callable';
import { storeClaims } from '@vidriera/kit/requests/stored-claims';
import { createMemoryRouter, RouterProvider } from '@vidriera/router';
import { WithData } from '@vidriera/runtime/testing/with-data';
import { noteServerTime } from '@vidriera/session/server-clock';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { unlessOnlySearch } from '../only-search.ts';
import { load as loadMisPromos } from './load.ts';
import MisPromos from './mis-promos.tsx';

const pair = await newPhoneKeys();
const phoneKey = await publicKeyText(pair.publicKey);
vi.mock('@vidriera/kit/requests/callable', () => ({ call: vi.fn() }));
vi.mock('@vidriera/session', () => ({
  whenKnown: async () => ({ user: { uid: 'ana' } }),
  sessionHint: () => null,
  sessionNow: () => ({ user: { uid: 'ana' }, loading: false }),
}));
vi.mock('@vidriera/kit/claim/phone-key', () => ({
  phoneKey: async () => ({ phoneKey, key: pair.privateKey, kept: true }),
}));
vi.mock('@vidriera/kit/claim/qr-path', () => ({ qrPath: (text: string) => ({ side: 9, path: text }) }));
vi.mock('@vidriera/kit/hooks/use-kept-screen', () => ({ useKeptScreen: vi.fn() }));
vi.mock('@vidriera/kit/messages/dialogs', () => ({ askConfirm: vi.fn() }));

const HOUR = 3_600_000;
/** A second after a step begins, far from midnight. */
const NOON = new Date('2026-11-25T15:00:01Z');
const TICKET = 'V1.kid.p1';
const [P1, P2, X] = ['p1', 'p2', 'x'].map((id) => itemIdSchema.parse(id)) as [
  Claim['promo'],
  Claim['promo'],
  Claim['promo'],
];
const claim = (change: Partial<Claim> = {}): Claim => ({
  promo: P1,
  titulo: '2x1 en vermut',
  state: 'open',
  isWithdrawn: false,
  takenAt: Date.now() - HOUR,
  lapsesAt: Date.now() + HOUR,
  redeemedAt: null,
  letters: 'BCDFGH',
  ticket: TICKET,
  ...change,
});
const answers = (...claims: Claim[]) => vi.mocked(call).mockResolvedValueOnce({ claims } as never);

function open(path = '/mis-promos') {
  const loader = (args: Parameters<typeof loadMisPromos>[0]) =>
    loadMisPromos(args, { uid: 'ana', role: null, username: null } as never);
  const router = createMemoryRouter(
    [
      {
        path: '/mis-promos',
        element: <WithData of={MisPromos} />,
        loader,
        shouldRevalidate: unlessOnlySearch,
        hydrateFallbackElement: <p>…</p>,
      },
    ],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />);
  return router;
}
const code = () => screen.findByRole('img', { name: 'Código para canjear' });
const ticketShown = async () => (await code()).querySelector('path')?.getAttribute('d') ?? '';

beforeEach(() => {
  localStorage.clear();
  vi.mocked(call).mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('shows the code of the server’s clock on a device that is ten minutes ahead, and says so', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON.getTime() + 10 * 60_000 });
  const server = NOON.getTime();
  noteServerTime(server, Date.now());
  storeClaims('ana', [claim({ lapsesAt: server + 5 * 60_000 })]);
  vi.mocked(call).mockRejectedValue(new Failure('no-connection', messages.general.noConnection));
  open();
  const step = Math.floor(server / STEP_MS);
  expect(await ticketShown()).toMatch(`${TICKET}.${step}.`);
  expect(screen.getByText(/^El reloj de este dispositivo está 10 minutos adelantado\./)).toBeDefined();
});

it('shows an open claim: code, letters, end', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  answers(
    claim(),
    claim({ promo: X, titulo: 'Café', state: 'used', redeemedAt: 1, letters: null, ticket: null }),
  );
  open();
  const [ticket, step] = [
    /^(.*)\.(\d{8})\.[^.]{86}$/.exec(await ticketShown())?.[1],
    Math.floor(Date.now() / STEP_MS),
  ];
  expect(ticket).toBe(TICKET);
  expect(await ticketShown()).toContain(`${TICKET}.${step}.`);
  expect(screen.getByText('BCD FGH')).toBeDefined();
  expect(screen.getByText(/^Vale hasta (hoy|el \S+ \d+), \d\d:\d\d$/)).toBeDefined();
  expect(screen.getByText(/^Canjeada el /)).toBeDefined();
});

it('reports a deleted promo of an unused claim, without a link', async () => {
  const gone = { state: 'lapsed', isWithdrawn: true, letters: null, ticket: null } as const;
  answers(claim({ promo: X, titulo: 'Café', state: 'lapsed' }), claim(gone));
  open();
  const section = await screen.findByRole('region', { name: 'Ya no valen' });
  expect(section.textContent).toContain('2x1 en vermut');
  expect(section.textContent).toContain('Quien las publicó las eliminó, o dejó de publicar.');
  expect(section.querySelector('a')).toBeNull();
  expect(section.textContent).not.toContain('Café');
  expect(screen.queryByRole('img', { name: 'Código para canjear' })).toBeNull();
});

it('shows the code of a hidden promo, without a link: it has no page', async () => {
  answers(claim({ isHidden: true }));
  open();
  expect(await ticketShown()).toContain(TICKET);
  const heading = screen.getByRole('heading', { name: '2x1 en vermut' });
  expect(heading.querySelector('a')).toBeNull();
});

it('says that a promo is not there for now', async () => {
  answers(claim({ isHidden: true, isPaused: true }));
  open();
  expect(await screen.findByText('No disponible por ahora.')).toBeDefined();
});

it('signs again with each step of the clock', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: NOON });
  answers(claim());
  open();
  const first = await ticketShown();
  await act(() => vi.advanceTimersByTimeAsync(STEP_MS));
  await waitFor(async () => expect(await ticketShown()).not.toBe(first));
  const prefix = (await codeOf(TICKET, pair.privateKey, Date.now())).split('.').slice(0, -1).join('.');
  expect((await ticketShown()).startsWith(prefix)).toBe(true);
});

it('shows stored claims offline, and tells so', async () => {
  storeClaims('ana', [claim()]);
  vi.mocked(call).mockRejectedValue(new Failure('no-connection', messages.general.noConnection));
  open();
  expect(await ticketShown()).toContain(TICKET);
  expect(await screen.findByText(/Así estaban hoy, .* sirven igual\./)).toBeDefined();
});

it('reports that it has nothing to show', async () => {
  storeClaims('otra', [claim()]);
  vi.mocked(call).mockRejectedValueOnce(new Failure('no-connection', messages.general.noConnection));
  open();
  expect((await screen.findByRole('alert')).textContent).toContain('todavía no hay ninguna promo guardada');
  answers();
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Todavía no pediste ninguna promo.')).toBeDefined();
});

it('gives a claim back after a confirmation', async () => {
  answers(claim());
  open();
  vi.mocked(askConfirm).mockResolvedValueOnce(false);
  fireEvent.click(await screen.findByRole('button', { name: 'Devolver' }));
  await waitFor(() => expect(askConfirm).toHaveBeenCalledOnce());
  expect(call).toHaveBeenCalledOnce();
  vi.mocked(askConfirm).mockResolvedValueOnce(true);
  answers();
  answers();
  fireEvent.click(screen.getByRole('button', { name: 'Devolver' }));
  expect(await screen.findByText('Todavía no pediste ninguna promo.')).toBeDefined();
  expect(vi.mocked(call).mock.calls.at(1)).toEqual(['claims', { what: 'release', promo: 'p1' }]);
});

it('notices a redemption while visible, and pauses while hidden', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: NOON });
  answers(claim());
  open();
  await code();
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(call).toHaveBeenCalledOnce();
  seen.mockReturnValue('visible');
  answers(claim({ state: 'used', redeemedAt: Date.now(), letters: null, ticket: null }));
  document.dispatchEvent(new Event('visibilitychange'));
  await act(() => vi.advanceTimersByTimeAsync(7000));
  expect(await screen.findByText(/^Canjeada hoy, /, { selector: 'b' })).toBeDefined();
  expect(screen.queryByRole('img')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(call, 'nothing is open any more').toHaveBeenCalledTimes(2);
});

it('shows the requested claim first', async () => {
  answers(claim(), claim({ promo: P2, titulo: 'Café', letters: 'KLMPRT' }));
  open('/mis-promos?promo=p2');
  expect(await screen.findByText('KLM PRT')).toBeDefined();
  fireEvent.click(screen.getByRole('link', { name: '2x1 en vermut', current: false }));
  expect(await screen.findByText('BCD FGH')).toBeDefined();
  expect(call, 'nothing is read for it').toHaveBeenCalledOnce();
});

it('explains a promo called off, and shows no code', async () => {
  const off = { state: 'lapsed', letters: null, ticket: null } as const;
  answers(
    claim({ ...off, calledOff: 'No llegó la mercadería.' }),
    claim({ ...off, promo: P2, titulo: 'Café', lapsesAt: 1 }),
  );
  open();
  const section = await screen.findByRole('region', { name: 'Canceladas' });
  expect(section.textContent).toContain('2x1 en vermutSe canceló. No llegó la mercadería.');
  expect(section.textContent).not.toContain('Café');
  expect(screen.getByRole('region', { name: 'Usadas y vencidas' }).textContent).toContain('Venció');
  expect(screen.queryByRole('img', { name: 'Código para canjear' })).toBeNull();
});
