import { Failure } from '@vidriera/domain/failure';
import { signOut } from '@vidriera/session';
import { beforeEach, expect, it, vi } from 'vitest';
import { pendingPress } from './after-sign-in.ts';
import { KEPT_CLAIMS } from './claim/keys.ts';
import { endSession } from './end-session.ts';
import { keepOwnSeats, ownStanding } from './own-seats.ts';

vi.mock('@vidriera/session', () => ({ signOut: vi.fn() }));

beforeEach(() => {
  localStorage.setItem(KEPT_CLAIMS, '[]');
  sessionStorage.setItem('vidriera.afterSignIn', `${Date.now()} like evento ${'a'.repeat(20)} Noche`);
  keepOwnSeats('ana1', [{ evento: 'a', held: 1 }]);
});

const expectNothingKept = () => {
  expect(localStorage.getItem(KEPT_CLAIMS)).toBeNull();
  expect(pendingPress()).toBeNull();
  expect(ownStanding('ana1', 'a')).toBeNull();
};

it('forgets claims, seats and a pending press when the session ends', async () => {
  expect(pendingPress()).not.toBeNull();
  await endSession();
  expect(signOut).toHaveBeenCalledOnce();
  expectNothingKept();
});

it('forgets them also where signing out fails', async () => {
  vi.mocked(signOut).mockRejectedValueOnce(new Failure('no-connection', 'x'));
  await expect(endSession()).rejects.toThrow('x');
  expectNothingKept();
});
