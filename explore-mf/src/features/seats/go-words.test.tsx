import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { date, freshDates, GOING, open, state } from '../../testing/go.tsx';

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

it.each([
  ['Voy', { free: 1, mine: null }],
  ['Lista de espera', { free: 0, mine: null }],
  ['Cambiar mi reserva', { free: 0, mine: GOING }],
  ['Cambiar mi espera', { free: 0, mine: { asked: 2, held: 0, state: 'waiting', ahead: 3 } }],
] as const)('says what can be done: %s', (words, left) => {
  const { fecha: _, ...known } = date(left);
  open({}, false, known);
  expect(screen.getByRole('button', { name: words })).toBeDefined();
});

it('promises a visitor no seat of a full event', async () => {
  state.user = null;
  const { fecha: _, ...known } = date({ free: 0 });
  open({}, false, known);
  fireEvent.click(screen.getByRole('button', { name: 'Lista de espera' }));
  expect(await screen.findByText(/Te anotamos en la lista de espera/)).toBeDefined();
  expect(screen.queryByText(/Te guardamos el lugar/)).toBeNull();
});
