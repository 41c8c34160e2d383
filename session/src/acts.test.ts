import { messages } from '@vidriera/domain/messages/messages';
import { LOCAL_KEYS } from '@vidriera/domain/values/limits';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Session from './session.ts';

const { ANA, DOC, firebase, freshSession, report, sdk } = await vi.hoisted(
  () => import('./testing/session-sdk.ts'),
);
vi.mock('./firebase.ts', () => firebase);
vi.mock('./call-with.ts', () => ({ callWith: sdk.callWith }));

let session: typeof Session;
beforeEach(async () => {
  session = await freshSession();
});

describe('signing in and out', () => {
  it('resolves with the person, read once', async () => {
    sdk.signIn.mockImplementation(async () => {
      report(ANA);
      return { user: ANA };
    });
    const user = await session.signIn(' ana@example.com ', 'clave segura');
    expect(user.username).toBe('ana');
    expect(sdk.signIn).toHaveBeenCalledExactlyOnceWith(sdk.auth, 'ana@example.com', 'clave segura');
    expect(sdk.getDoc).toHaveBeenCalledTimes(1);
  });

  const wrong = () => Object.assign(new Error('x'), { code: 'auth/invalid-credential' });
  it('tries a password as typed, then once in NFC', async () => {
    const [typed, composed] = ['contrasen\u0303a larga', 'contrase\u00F1a larga'];
    sdk.signIn.mockImplementation(async (_auth: unknown, _email: string, password: string) => {
      if (password !== composed) throw wrong();
      report(ANA);
      return { user: ANA };
    });
    expect((await session.signIn('ana@example.com', typed)).username).toBe('ana');
    expect(sdk.signIn.mock.calls.map(([, , password]) => password)).toEqual([typed, composed]);
  });

  it.each([
    ['that is wrong in both forms', 'contrasen\u0303a', wrong(), 2],
    ['that has one form only', 'contrase\u00F1a', wrong(), 1],
    [
      'when the limit is reached',
      'contrasen\u0303a',
      Object.assign(new Error('x'), { code: 'auth/too-many-requests' }),
      1,
    ],
  ])('does not try on with a password %s', async (_, password, error, times) => {
    sdk.signIn.mockRejectedValue(error);
    await expect(session.signIn('ana@example.com', password)).rejects.toMatchObject({ name: 'Failure' });
    expect(sdk.signIn).toHaveBeenCalledTimes(times);
  });

  it.each([
    ['auth/invalid-credential', 'credentials', messages.session.loginError],
    ['auth/user-not-found', 'credentials', messages.session.loginError],
    ['auth/user-mismatch', 'credentials', messages.session.loginError],
    ['auth/network-request-failed', 'no-connection', messages.general.noConnection],
    ['auth/whatever', 'internal', messages.general.internal],
  ])('says %s as %s', async (code, ours, message) => {
    sdk.signIn.mockRejectedValue(Object.assign(new Error('x'), { code }));
    await expect(session.signIn('a@b.c', 'x')).rejects.toMatchObject({
      name: 'Failure',
      code: ours,
      message,
    });
  });

  it('forgets the person after signing out', async () => {
    sdk.auth.currentUser = ANA;
    await session.whenKnown();
    await session.signOut();
    expect(sdk.signOut).toHaveBeenCalledExactlyOnceWith(sdk.auth);
    expect(session.sessionNow().user).toBeNull();
    expect(localStorage.length).toBe(0);
  });

  it('refreshUser reads the document again', async () => {
    sdk.auth.currentUser = ANA;
    await session.whenKnown();
    sdk.getDoc.mockResolvedValue({ exists: () => true, data: () => ({ ...DOC, role: 'personal' }) });
    expect((await session.refreshUser())?.role).toBe('personal');
    expect(session.sessionNow().user?.role).toBe('personal');
    expect(localStorage.getItem(LOCAL_KEYS.role)).toBe('personal');
  });
});
