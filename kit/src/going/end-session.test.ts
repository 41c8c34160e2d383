import { Failure } from '@vidriera/domain/failure';
import { signOut } from '@vidriera/session';
import { beforeEach, expect, it, vi } from 'vitest';
import { keepOwnSeats, ownSeatState } from '../seats/own-seats.ts';
import { AFTER_SIGN_IN } from './after-sign-in.ts';
import { endSession } from './end-session.ts';
import { CLAIMS_KEY, SEATS_KEY } from './stored-keys.ts';

vi.mock('@vidriera/session', () => ({ signOut: vi.fn(), sessionNow: () => ({ user: null, loading: true }) }));

beforeEach(() => {
  localStorage.setItem(CLAIMS_KEY, '[]');
  localStorage.setItem(SEATS_KEY, '{}');
  localStorage.setItem(AFTER_SIGN_IN, '{}');
  keepOwnSeats('ana1', [{ evento: 'a', held: 1 }], []);
});

const expectNothingKept = () => {
  expect(localStorage.getItem(CLAIMS_KEY)).toBeNull();
  expect(localStorage.getItem(SEATS_KEY)).toBeNull();
  expect(localStorage.getItem(AFTER_SIGN_IN)).toBeNull();
  expect(ownSeatState('ana1', 'a')).toBeNull();
};

it('forgets claims, seats and a pending action when the session ends', async () => {
  await endSession();
  expect(signOut).toHaveBeenCalledOnce();
  expectNothingKept();
});

it('forgets them also if signing out fails', async () => {
  vi.mocked(signOut).mockRejectedValueOnce(new Failure('no-connection', 'x'));
  await expect(endSession()).rejects.toThrow('x');
  expectNothingKept();
});
