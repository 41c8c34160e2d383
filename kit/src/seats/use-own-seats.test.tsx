import { act, render, screen, waitFor } from '@testing-library/react';
import { Failure } from '@vidriera/domain/failure';
import { beforeEach, expect, it, vi } from 'vitest';
import { askSeats } from '../requests/ask-seats.ts';
import { call } from '../requests/callable.ts';
import { OwnSeatsMark } from '../ui/cards/own-seats-mark.tsx';
import { forgetOwnSeats, ownSeatState } from './own-seats.ts';

let uid: string | null = 'ana';
vi.mock('@vidriera/session', () => ({
  useUser: () => uid && { uid },
  sessionHint: () => uid && { uid },
  sessionNow: () => ({ user: uid && { uid }, loading: false }),
}));
vi.mock('../requests/callable.ts', () => ({ call: vi.fn() }));

const DAY = '2099-11-28';
const party = (evento: string, held: number) => ({ evento, fecha: DAY, held });
const answers = (...parties: object[]) =>
  vi
    .mocked(call)
    .mockResolvedValue({ what: 'mine', parties, past: [], notices: [], promoNotices: [] } as never);
const marks = (...events: string[]) =>
  render(events.map((evento) => <OwnSeatsMark key={evento} evento={evento} />));

beforeEach(() => {
  uid = 'ana';
  vi.mocked(call).mockReset();
  sessionStorage.clear();
});

it('marks events that a person goes to or waits for, by one request', async () => {
  answers(party('a', 2), party('b', 0), party('c', 0), party('c', 1));
  const { container } = marks('a', 'b', 'c', 'd');
  await waitFor(() => expect(container.textContent).toBe('VasEsperás lugarVas'));
  marks('a');
  expect(call).toHaveBeenCalledOnce();
});

it('asks again after seats changed', async () => {
  answers(party('a', 1));
  marks('a');
  expect(await screen.findByText('Vas')).toBeDefined();
  answers();
  act(forgetOwnSeats);
  await waitFor(() => expect(screen.queryByText('Vas')).toBeNull());
});

it('is forgotten when seats are given back', async () => {
  answers(party('a', 1));
  await askSeats({ what: 'mine' });
  expect(ownSeatState('ana', 'a')).toBe('goes');
  expect(ownSeatState('bea', 'a'), 'of somebody else').toBeNull();
  vi.mocked(call).mockResolvedValue({ what: 'leave', left: true } as never);
  await askSeats({ what: 'leave', evento: 'a', fecha: DAY } as never);
  expect(ownSeatState('ana', 'a')).toBeNull();
});

it('says nothing when the session ended in another tab', async () => {
  const warn = vi.spyOn(console, 'warn');
  vi.mocked(call).mockRejectedValue(new Failure('no-session', 'Tu sesión venció.'));
  marks('a');
  await waitFor(() => expect(call).toHaveBeenCalledWith('seats', { what: 'mine' }, { signedIn: true }));
  await new Promise((done) => setTimeout(done));
  expect(warn).not.toHaveBeenCalled();
});

it('asks nothing for a visitor, and reads nothing from broken storage', () => {
  uid = null;
  expect(marks('a').container.textContent).toBe('');
  expect(call).not.toHaveBeenCalled();
  sessionStorage.setItem('vidriera.ownSeats', '{');
  expect(ownSeatState('ana', 'a')).toBeNull();
});
