import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Failure } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import { itemIdSchema } from '@vidriera/domain/values/ids-schema';
import { AFTER_SIGN_IN, continueAfterSignIn } from '@vidriera/kit/going/after-sign-in';
import { call } from '@vidriera/kit/requests/callable';
import { mailConfirmed, sendVerification } from '@vidriera/session';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  ana,
  answering,
  button,
  confirm,
  freshDates,
  GOING,
  open,
  press,
  requestsFor,
  state,
} from '../../testing/go.tsx';

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

beforeEach(freshDates);

it('leads a visitor to an account, and continues when they are back', async () => {
  state.user = null;
  answering({});
  open();
  press();
  await screen.findByRole('textbox', { name: 'Nombre' });
  const way = await screen.findByRole('link', { name: 'Crear mi cuenta' });
  expect(way.getAttribute('href')).toBe('/signup?volver=%2Fexplore%2Fevento%2Fi1');
  fireEvent.click(way);
  expect(JSON.parse(localStorage.getItem(AFTER_SIGN_IN) ?? '')).toMatchObject({
    act: 'open',
    tipo: 'evento',
    id: 'i1',
  });
  expect(requestsFor('go')).toEqual([]);

  state.user = ana;
  open();
  expect(await screen.findByRole('group', { name: 'Cuántos lugares' })).toBeDefined();
  expect(localStorage.getItem(AFTER_SIGN_IN), 'once').toBeNull();
});

it('forgets the action of a visitor who returns without an account', () => {
  state.user = null;
  continueAfterSignIn('open', { tipo: 'evento', id: itemIdSchema.parse('i1'), titulo: 'Jazz' });
  open();
  expect(localStorage.getItem(AFTER_SIGN_IN)).toBeNull();
});

it('waits for a confirmed address, then continues', async () => {
  answering({ mine: GOING });
  state.refusal = new Failure('mail-not-confirmed', 'Confirmá tu mail.');
  vi.mocked(mailConfirmed).mockResolvedValueOnce(false);
  open();
  press();
  await confirm();
  expect((await screen.findByRole('region', { name: 'Confirmá tu mail' })).textContent).toContain(ana.email);
  fireEvent.click(await button('Reenviar'));
  await waitFor(() => expect(sendVerification).toHaveBeenCalledOnce());
  vi.mocked(mailConfirmed).mockResolvedValueOnce(false);
  fireEvent.click(await button('Ya lo confirmé'));
  expect(await screen.findByText(/todavía no figura confirmado/)).toBeDefined();
  vi.mocked(mailConfirmed).mockResolvedValueOnce(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByText('Vas: 2 lugares')).toBeDefined();
  expect(mailConfirmed).toHaveBeenLastCalledWith({ fresh: true });
});

it('reports a failure, and keeps the choice', async () => {
  answering({});
  state.refusal = new Failure('too-many-open', 'Ya estás en 10 fechas.');
  open();
  press();
  fireEvent.click(await screen.findByRole('radio', { name: '4' }));
  await confirm();
  expect((await screen.findByRole('alert')).textContent).toBe('Ya estás en 10 fechas.');
  expect(screen.getByRole('radio', { name: '4' })).toHaveProperty('checked', true);
});

it('retries failed dates', async () => {
  vi.mocked(call).mockRejectedValueOnce(new Failure('no-connection', 'Sin conexión.'));
  open();
  press();
  expect(await screen.findByText('Sin conexión.')).toBeDefined();
  answering({});
  fireEvent.click(await button('Probar de nuevo'));
  expect(await screen.findByRole('group', { name: 'Cuántos lugares' })).toBeDefined();
});

it.each([true, false])('tells whether letters can be sent: %s', async (can) => {
  state.getsMail = can;
  answering({ mine: GOING });
  open();
  press();
  await screen.findByRole('group', { name: 'Cuántos lugares' });
  expect(screen.queryByText(messages.seats.noMail)).toBeNull();
  await confirm();
  await screen.findByText('Vas: 2 lugares');
  expect(screen.queryAllByText(messages.seats.noMail)).toHaveLength(can ? 0 : 1);
});
