import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { Claim } from '@vidriera/domain/claim/wire-schema';
import { Failure } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import { detailWith } from '@vidriera/domain/testing/items';
import { itemIdSchema } from '@vidriera/domain/values/ids-schema';
import { AFTER_SIGN_IN, continueAfterSignIn } from '@vidriera/kit/going/after-sign-in';
import { call } from '@vidriera/kit/requests/callable';
import { storedClaims } from '@vidriera/kit/requests/stored-claims';
import { createMemoryRouter, RouterProvider } from '@vidriera/router';
import { mailConfirmed, type SessionUser, sendVerification } from '@vidriera/session';
import { beforeEach, expect, it, vi } from 'vitest';
import { Actions } from '../detail/actions.tsx';

let user: SessionUser | null = null;
vi.mock('@vidriera/session', () => ({
  useUser: () => user,
  sessionHint: () => user && { uid: user.uid, role: 'personal', username: 'ana' },
  sessionNow: () => ({ user, loading: false }),
  whenKnown: async () => ({ user }),
  mailConfirmed: vi.fn(),
  sendVerification: vi.fn(),
}));
vi.mock('@vidriera/kit/requests/callable', () => ({ call: vi.fn() }));
vi.mock('@vidriera/kit/claim/phone-key', () => ({ phoneKey: async () => ({ phoneKey: 'B-clave' }) }));

const NOW = '2026-11-23T18:00';
const PROMO = detailWith('promo', { id: 'p1', titulo: '2x1 en vermut', fechaDesde: null, fechaHasta: null });
const ana = { uid: 'ana', email: 'ana@ejemplo.com' } as SessionUser;
const P1 = itemIdSchema.parse('p1');
const claim = (change: Partial<Claim> = {}): Claim => ({
  promo: P1,
  titulo: '2x1 en vermut',
  state: 'open',
  isWithdrawn: false,
  takenAt: 1,
  lapsesAt: 2,
  redeemedAt: null,
  letters: 'BCDFGH',
  ticket: 'V1.x',
  ...change,
});
const answers = (...claims: Claim[]) => vi.mocked(call).mockResolvedValueOnce({ claims } as never);
const refuses = (code: Failure['code'], words: string) =>
  vi.mocked(call).mockRejectedValueOnce(new Failure(code, words));

function open(change: Partial<typeof PROMO> = {}, past = false) {
  const element = (
    <Actions
      detail={{ ...PROMO, ...change } as typeof PROMO}
      past={past}
      left={null}
      calendar={null}
      now={NOW}
    />
  );
  const path = '/explore/promo/p1';
  const router = createMemoryRouter(
    [
      { path, element },
      { path: '/mis-promos', element: <p>el pase</p> },
      { path: '/signup', element: <p>una cuenta</p> },
    ],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />);
  return router;
}
const press = () => fireEvent.click(screen.getByRole('button', { name: 'La quiero' }));

beforeEach(() => {
  user = ana;
  localStorage.clear();
  sessionStorage.clear();
  vi.mocked(call).mockReset();
  vi.mocked(mailConfirmed).mockReset();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

it.each([
  ['of a promo that is over', {}, true, false],
  ['of one that has not begun', { fechaDesde: '2026-11-24' }, false, false],
  ['of one that began today', { fechaDesde: '2026-11-23' }, false, true],
  ['of one without days', {}, false, true],
])('%s: offered: %s', (_, change, past, is) => {
  open(change, past);
  expect(screen.queryByRole('button', { name: 'La quiero' }) !== null).toBe(is);
});

it.each([
  [null, 'Desde que la tomás, tenés 72 horas para usarla.'],
  ['2026-12-17', 'Desde que la tomás, tenés 72 horas para usarla.'],
  ['2026-11-25', 'Tenés hasta el miércoles 25 de noviembre para usarla.'],
  ['2026-11-24', 'Tenés hasta mañana, martes 24 de noviembre para usarla.'],
  ['2026-11-23', 'Tenés hasta hoy, lunes 23 de noviembre para usarla.'],
])('says before the press how long it can be used: until %s', (fechaHasta, words) => {
  open({ fechaHasta });
  expect(screen.getByText(words)).toBeDefined();
});

it('links its owner to the counter’s own document', () => {
  user = { ...ana, uid: PROMO.usuario.id };
  open();
  expect(screen.queryByRole('button', { name: 'La quiero' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Canjear' }).getAttribute('href')).toBe('/canjear');
  expect(screen.getByRole('link', { name: 'Quiénes la tomaron' }).getAttribute('href')).toBe('/canjes/p1');
});

it('takes the promo, stores it, and shows its pass', async () => {
  answers(claim());
  const router = open();
  press();
  expect(await screen.findByText('el pase')).toBeDefined();
  expect(router.state.location.search).toBe('?promo=p1');
  expect(vi.mocked(call).mock.calls).toEqual([
    ['claims', { what: 'take', promo: 'p1', phoneKey: 'B-clave' }],
  ]);
  expect(storedClaims('ana')).toEqual([claim()]);
  expect(storedClaims('otra'), 'nobody else’s').toEqual([]);
});

it('leads a visitor to an account, and takes it when they are back', async () => {
  user = null;
  open();
  press();
  await screen.findByRole('textbox', { name: 'Nombre' });
  const way = await screen.findByRole('link', { name: 'Crear mi cuenta' });
  expect(way.getAttribute('href')).toBe('/signup?volver=%2Fexplore%2Fpromo%2Fp1');
  fireEvent.click(way);
  expect(JSON.parse(localStorage.getItem(AFTER_SIGN_IN) ?? '')).toMatchObject({
    act: 'open',
    tipo: 'promo',
    id: 'p1',
  });
  expect(call).not.toHaveBeenCalled();

  user = ana;
  answers(claim());
  open();
  await waitFor(() => expect(call).toHaveBeenCalledOnce());
  expect(localStorage.getItem(AFTER_SIGN_IN), 'once').toBeNull();
});

it('forgets the action of a visitor who returns without an account', () => {
  user = null;
  continueAfterSignIn('open', { tipo: 'promo', id: itemIdSchema.parse('p1'), titulo: 'Jazz' });
  open();
  expect(localStorage.getItem(AFTER_SIGN_IN)).toBeNull();
});

it('waits for a confirmed address, then continues', async () => {
  refuses('mail-not-confirmed', 'Confirmá tu mail.');
  vi.mocked(mailConfirmed).mockResolvedValueOnce(false);
  open();
  press();
  expect((await screen.findByRole('region', { name: 'Confirmá tu mail' })).textContent).toContain(ana.email);
  fireEvent.click(screen.getByRole('button', { name: 'Reenviar' }));
  await waitFor(() => expect(sendVerification).toHaveBeenCalledOnce());
  vi.mocked(mailConfirmed).mockResolvedValueOnce(false);
  fireEvent.click(screen.getByRole('button', { name: 'Ya lo confirmé' }));
  expect(await screen.findByText(/todavía no figura confirmado/)).toBeDefined();
  vi.mocked(mailConfirmed).mockResolvedValueOnce(true);
  answers(claim());
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByText('el pase')).toBeDefined();
  expect(mailConfirmed).toHaveBeenLastCalledWith({ fresh: true });
});

it('retries with a new token if the address was confirmed meanwhile', async () => {
  refuses('mail-not-confirmed', 'Confirmá tu mail.');
  vi.mocked(mailConfirmed).mockResolvedValueOnce(true);
  answers(claim());
  open();
  press();
  expect(await screen.findByText('el pase')).toBeDefined();
});

it.each([
  ['sold-out', 'Se agotó.', null],
  ['over', 'Ya terminó.', null],
  ['too-many-open', 'Tenés cinco sin usar.', 'Ver las promos que pedí'],
] as const)('says why not: %s', async (code, words, way) => {
  refuses(code, words);
  open();
  press();
  expect((await screen.findByRole('alert')).textContent).toBe(words);
  expect(screen.queryByRole('link', { name: 'Ver las promos que pedí' }) !== null).toBe(way !== null);
  expect(screen.queryByRole('button', { name: 'Probar de nuevo' })).toBeNull();
});

it('retries after a connection failure', async () => {
  refuses('no-connection', messages.general.noConnection);
  answers(claim());
  open();
  press();
  fireEvent.click(await screen.findByRole('button', { name: 'Probar de nuevo' }));
  expect(await screen.findByText('el pase')).toBeDefined();
});

it('reports that they had it already', async () => {
  answers(claim({ state: 'used', redeemedAt: Date.parse('2020-03-02T20:14-03:00') }));
  open();
  press();
  expect(await screen.findByText('Ya la canjeaste: el 2 mar, 20:14. Es una por persona.')).toBeDefined();
});
