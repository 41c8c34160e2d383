import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Failure } from '@vidriera/domain/failure';
import { isCodeAsked } from '@vidriera/kit/code/is-code-asked';
import { AFTER_SIGN_IN } from '@vidriera/kit/going/after-sign-in';
import { call } from '@vidriera/kit/requests/callable';
import { createMemoryRouter, RouterProvider } from '@vidriera/router';
import { beforeEach, expect, it, vi } from 'vitest';
import { ana, EVENTO, FECHA, freshDates, requestsFor, state } from '../../testing/go.tsx';
import { Remind } from './remind.tsx';

vi.mock('@vidriera/session', () => ({
  useUser: vi.fn(),
  sessionHint: vi.fn(),
  sessionNow: vi.fn(),
  whenKnown: vi.fn(),
  mailConfirmed: vi.fn(),
  sendVerification: vi.fn(),
}));
vi.mock('@vidriera/kit/requests/callable', () => ({ call: vi.fn() }));
vi.mock('@vidriera/kit/messages/dialogs', () => ({ askConfirm: vi.fn() }));

const AT = '2099-11-27T18:00';
let reminders: object[];
let refusal: Failure | null;

beforeEach(() => {
  freshDates();
  reminders = [];
  refusal = null;
  localStorage.clear();
  sessionStorage.clear();
  vi.mocked(call).mockImplementation((async (_: string, { what, ...date }: { what: string }) => {
    if (refusal) throw refusal;
    if (what === 'mine') return { what, parties: [], past: [], reminders, notices: [], promoNotices: [] };
    reminders = what === 'remind' ? [date] : [];
    return what === 'remind' ? { what, at: AT } : { what };
  }) as never);
});

function open(change: object = {}, past = false) {
  const detail = { ...EVENTO, ...change } as typeof EVENTO;
  const element = <Remind detail={detail} past={past} now="2026-11-23T18:00" />;
  const path = '/explore/evento/i1';
  const router = createMemoryRouter(
    [
      { path, element },
      { path: '*', element: null },
    ],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />);
}

it.each([
  ['has a date', {}, false, true],
  ['keeps no seats', { aforo: undefined }, false, true],
  ['is cancelled', { estado: 'cancelado' }, false, false],
  ['has no date', { proximaFecha: null }, false, false],
  ['is over', {}, true, false],
])('is offered for an event that %s', (_, change, past, is) => {
  state.user = null;
  open(change, past);
  expect(screen.queryByRole('button', { name: 'Avisame' }) !== null).toBe(is);
  expect(call, 'nothing is asked before a press').not.toHaveBeenCalled();
});

it('asks by one press, says when the letter leaves, and takes it back by another', async () => {
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Avisame' }));
  expect(
    await screen.findByText('Te avisamos por mail: viernes 27 de noviembre de 2099, 18:00.'),
  ).toBeDefined();
  expect(requestsFor('remind')).toEqual([{ what: 'remind', evento: 'i1', fecha: FECHA }]);
  expect(await screen.findByRole('button', { name: 'Te avisamos', hidden: true })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'No me avises' }));
  expect(await screen.findByText('No te avisamos.')).toBeDefined();
  expect(requestsFor('unremind')).toEqual([{ what: 'unremind', evento: 'i1', fecha: FECHA }]);
});

it('leads a visitor to an account, and asks once they are back', async () => {
  state.user = null;
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Avisame' }));
  fireEvent.click(await screen.findByRole('link', { name: 'Crear mi cuenta' }));
  expect(JSON.parse(localStorage.getItem(AFTER_SIGN_IN) ?? '')).toMatchObject({ act: 'remind', id: 'i1' });
  expect(requestsFor('remind')).toEqual([]);
  cleanup();
  state.user = ana;
  open();
  expect(await screen.findByText(/^Te avisamos por mail/)).toBeDefined();
  expect(localStorage.getItem(AFTER_SIGN_IN), 'once').toBeNull();
});

it('a code that was asked for here opens it again after a reload, and no other dialog', async () => {
  state.user = null;
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Avisame' }));
  fireEvent.change(await screen.findByLabelText('Nombre'), { target: { value: 'Ana' } });
  fireEvent.change(screen.getByLabelText('Mail'), { target: { value: 'ana@ejemplo.com' } });
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(screen.getByRole('button', { name: 'Mandame el código' }));
  await screen.findByLabelText('Código de ocho números');
  cleanup();
  history.replaceState(null, '', '/explore/evento/i1');
  open();
  expect(await screen.findByLabelText('Código de ocho números')).toBeDefined();
  expect(isCodeAsked('/explore/evento/i1'), 'the seats').toBe(false);
});

it('says why it was refused', async () => {
  refusal = new Failure('over', 'Falta muy poco.');
  vi.spyOn(console, 'warn').mockReturnValue();
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Avisame' }));
  expect(await screen.findByText('Falta muy poco.')).toBeDefined();
});
