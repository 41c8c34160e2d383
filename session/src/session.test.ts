import { messages } from '@vidriera/domain/messages/messages';
import { LATE, READING_MS, readInTime } from '@vidriera/domain/reading-limit';
import type { Uid } from '@vidriera/domain/values/ids';
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

describe('the session', () => {
  it('is loading until Auth reports', async () => {
    expect(session.sessionNow()).toEqual({ user: null, loading: true, error: null });
    expect(await session.whenKnown()).toEqual({ user: null, loading: false, error: null });
  });

  it('reads the person’s document, and remembers them', async () => {
    sdk.auth.currentUser = ANA;
    const { user } = await session.whenKnown();
    expect(user).toEqual({
      uid: 'ana1',
      email: 'ana@example.com',
      username: 'ana',
      displayName: 'Ana',
      photoUrl: null,
      role: 'creador',
      terms: 'first',
      suspendedUntil: null,
      blocked: [],
    });
    expect(sdk.getDoc).toHaveBeenCalledExactlyOnceWith('user/ana1');
    expect(localStorage.getItem(LOCAL_KEYS.userId)).toBe('ana1');
    expect(session.sessionHint()).toEqual({ uid: 'ana1', role: 'creador', username: 'ana' });
  });

  it('keeps the person with the remembered role if the document can’t be read', async () => {
    localStorage.setItem(LOCAL_KEYS.userId, 'ana1');
    localStorage.setItem(LOCAL_KEYS.role, 'personal');
    sdk.auth.currentUser = ANA;
    sdk.getDoc.mockRejectedValue({ code: 'unavailable' });
    const { user, error } = await session.whenKnown();
    expect(user).toMatchObject({ uid: 'ana1', username: '', role: 'personal' });
    expect(error?.code).toBe('no-connection');
  });

  it('reads a document again for readers of Firestore, once for all of them', async () => {
    sdk.auth.currentUser = ANA;
    sdk.getDoc.mockRejectedValueOnce({ code: 'unavailable' });
    const first = await session.whenRead();
    expect([first.user?.username, first.error?.code]).toEqual(['', 'no-connection']);
    const again = await Promise.all([session.whenRead(), session.whenRead()]);
    expect(again.map(({ user, error }) => [user?.username, error])).toEqual([
      ['ana', null],
      ['ana', null],
    ]);
    expect(sdk.getDoc).toHaveBeenCalledTimes(2);
    await session.whenRead();
    expect(sdk.getDoc).toHaveBeenCalledTimes(2);
  });

  it('tells readers of Firestore that it waited in vain, and others who the person is', async () => {
    sdk.auth.currentUser = ANA;
    vi.useFakeTimers();
    const late = readInTime(new Promise(() => undefined));
    sdk.getDoc.mockReturnValueOnce(late);
    vi.advanceTimersByTime(READING_MS);
    vi.useRealTimers();
    await expect(session.whenRead()).rejects.toMatchObject({ message: LATE });
    expect((await session.whenKnown()).user?.uid).toBe('ana1');
    expect((await session.whenRead()).user?.username).toBe('ana');
  });

  it('loads Auth again after a failure', async () => {
    sdk.loadAuth.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    await expect(session.whenKnown()).rejects.toMatchObject({
      name: 'Failure',
      code: 'no-connection',
    });
    expect(session.sessionNow()).toMatchObject({ loading: false, error: { code: 'no-connection' } });
    expect(await session.whenKnown()).toMatchObject({ loading: false, error: null });
  });

  it.each([
    ['with the connection', () => dispatchEvent(new Event('online'))],
    ['when they come back', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('keeps a remembered person unreported while Auth fails, and retries %s', async (_, comeBack) => {
    localStorage.setItem(LOCAL_KEYS.userId, 'ana1');
    sdk.auth.currentUser = ANA;
    sdk.loadAuth.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    session.startSession((start) => start());
    const { error } = await session.whenReported();
    expect(error?.code).toBe('no-connection');
    expect(session.sessionNow()).toMatchObject({ user: null, loading: true });
    await new Promise((resolve) => setTimeout(resolve)); // connections are restored in their own task
    comeBack();
    await expect.poll(() => session.sessionNow()).toMatchObject({ loading: false, error: null });
    expect(session.sessionNow().user?.username).toBe('ana');
  });

  it('hands over the document it has just read, once, unless it is old', async () => {
    sdk.auth.currentUser = ANA;
    const clock = vi.spyOn(Date, 'now');
    const { user } = await session.whenKnown();
    const uid = user?.uid as Uid;
    expect(await session.justRead(uid)).toMatchObject({ username: 'ana' });
    expect(await session.justRead(uid)).toBeNull();
    await session.refreshUser();
    clock.mockReturnValue(Date.now() + 11_000);
    expect(await session.justRead(uid)).toBeNull();
    clock.mockRestore();
  });

  it.each(['before', 'after'])(
    'does not restore a person whom another tab signed out %s Auth’s report',
    async (when) => {
      localStorage.setItem(LOCAL_KEYS.userId, 'ana1');
      sdk.auth.currentUser = ANA;
      const read = Promise.withResolvers<unknown>();
      sdk.getDoc.mockReturnValueOnce(read.promise);
      const observed = Promise.withResolvers<void>();
      session.startSession((start) => void observed.promise.then(start));
      const signOutElsewhere = () => {
        localStorage.clear();
        dispatchEvent(new StorageEvent('storage', { key: LOCAL_KEYS.userId }));
      };
      if (when === 'before') signOutElsewhere();
      observed.resolve();
      await expect.poll(() => sdk.getDoc).toHaveBeenCalledOnce();
      if (when === 'after') signOutElsewhere();
      read.resolve({ exists: () => true, data: () => DOC });
      await session.whenKnown();
      expect(session.sessionHint()).toBeNull();
      expect(session.sessionNow()).toMatchObject({ user: null, loading: false });
      expect(session.whyEnded()).toBe('other-tab');
    },
  );

  it('publishes only the latest report', async () => {
    await session.whenKnown();
    let answer: (value: unknown) => void = () => undefined;
    sdk.getDoc.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    report(ANA);
    await expect.poll(() => sdk.getDoc).toHaveBeenCalledOnce();
    report(null);
    answer({ exists: () => true, data: () => DOC });
    await expect.poll(() => session.sessionNow().loading).toBe(false);
    await Promise.resolve();
    expect(session.sessionNow().user).toBeNull();
    expect(session.sessionHint()).toBeNull();
  });
});

describe('an account without a document', () => {
  const NONE = { exists: () => false };
  beforeEach(() => {
    sdk.getDoc.mockResolvedValueOnce(NONE);
    sdk.auth.currentUser = ANA;
  });

  it('is completed by the server before it is published', async () => {
    const { user, error } = await session.whenKnown();
    expect(sdk.callWith).toHaveBeenCalledExactlyOnceWith(
      'completeAccount',
      {},
      { token: expect.any(Function) },
    );
    expect(sdk.getDoc).toHaveBeenCalledTimes(2);
    expect([user?.username, error]).toEqual(['ana', null]);
  });

  it('is completed once; if it still has none, the session reports it', async () => {
    sdk.getDoc.mockResolvedValue(NONE);
    const { user, error } = await session.whenKnown();
    expect(sdk.callWith).toHaveBeenCalledOnce();
    expect([user?.uid, user?.username, error?.code]).toEqual(['ana1', '', 'internal']);
  });

  it('fails to sign in if that fails, and is retried with the next report', async () => {
    sdk.auth.currentUser = null;
    const { Failure } = await import('@vidriera/domain/failure');
    sdk.signIn.mockImplementation(async () => {
      report(ANA);
      return { user: ANA };
    });
    sdk.callWith.mockRejectedValueOnce(new Failure('no-connection', messages.general.noConnection));
    await expect(session.signIn('ana@example.com', 'clave')).rejects.toMatchObject({ code: 'no-connection' });
    sdk.getDoc.mockResolvedValueOnce(NONE);
    expect((await session.signIn('ana@example.com', 'clave')).username).toBe('ana');
    expect(sdk.callWith).toHaveBeenCalledTimes(2);
  });
});

describe('an address that Auth has changed', () => {
  const CHANGED = { ...ANA, email: 'ana.nueva@example.com' };
  beforeEach(() => {
    sdk.auth.currentUser = CHANGED;
  });

  it('session: asks the server to copy it, and shows the stored one', async () => {
    const copied = { exists: () => true, data: () => ({ ...DOC, email: CHANGED.email }) };
    sdk.callWith.mockImplementation(async () => {
      sdk.getDoc.mockResolvedValue(copied);
    });
    const { user, error } = await session.whenKnown();
    expect(sdk.callWith).toHaveBeenCalledExactlyOnceWith(
      'completeAccount',
      {},
      { token: expect.any(Function) },
    );
    expect([user?.email, error]).toEqual([CHANGED.email, null]);
  });

  it('session: keeps the old address if the server can’t be asked', async () => {
    const { Failure } = await import('@vidriera/domain/failure');
    sdk.callWith.mockRejectedValue(new Failure('no-connection', messages.general.noConnection));
    const { user, error } = await session.whenKnown();
    expect([user?.email, error]).toEqual([DOC.email, null]);
  });
});

describe('on a public page', () => {
  it('loads nothing if nobody is remembered', async () => {
    const afterPaint = vi.fn();
    session.startSession(afterPaint);
    expect(session.sessionNow()).toEqual({ user: null, loading: false, error: null });
    expect(await session.idToken()).toBeNull();
    expect(afterPaint).not.toHaveBeenCalled();
    expect(sdk.loadAuth).not.toHaveBeenCalled();
  });

  it('waits for the first paint if somebody is', async () => {
    localStorage.setItem(LOCAL_KEYS.userId, 'ana1');
    sdk.auth.currentUser = ANA;
    let start: () => void = () => undefined;
    session.startSession((callback) => {
      start = callback;
    });
    expect(sdk.loadAuth).not.toHaveBeenCalled();
    expect(session.sessionNow().loading).toBe(true);
    start();
    await expect.poll(() => session.sessionNow().user?.username).toBe('ana');
  });

  it('follows another tab', async () => {
    session.startSession(vi.fn());
    localStorage.setItem(LOCAL_KEYS.userId, 'ana1');
    sdk.auth.currentUser = ANA;
    dispatchEvent(new StorageEvent('storage', { key: LOCAL_KEYS.userId }));
    await expect.poll(() => session.sessionNow().user?.username).toBe('ana');
    expect(session.whyEnded()).toBeNull();
    localStorage.removeItem(LOCAL_KEYS.userId);
    dispatchEvent(new StorageEvent('storage', { key: LOCAL_KEYS.userId }));
    expect(session.sessionNow().user).toBeNull();
    expect(session.whyEnded()).toBe('other-tab');
  });
});

describe('a session that ends by itself', () => {
  const back = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));

  it('is distinguished from one ended here', async () => {
    sdk.auth.currentUser = ANA;
    await session.whenKnown();
    report(null);
    expect(session.whyEnded()).toBe('expired');
    report(ANA);
    await expect.poll(() => session.whyEnded()).toBeNull();
    await session.signOut();
    report(null);
    expect(session.whyEnded()).toBeNull();
  });

  it('is noticed if Auth does not know the remembered person', async () => {
    localStorage.setItem(LOCAL_KEYS.userId, 'ana1');
    expect((await session.whenKnown()).user).toBeNull();
    expect(session.whyEnded()).toBe('expired');
  });

  it('is checked when the page becomes visible, at most every five minutes', async () => {
    const clock = vi.spyOn(Date, 'now').mockReturnValue(0);
    sdk.auth.currentUser = ANA;
    await session.whenKnown();
    clock.mockReturnValue(4 * 60_000);
    back();
    expect(sdk.reload).not.toHaveBeenCalled();
    clock.mockReturnValue(6 * 60_000);
    sdk.reload.mockRejectedValue({ code: 'auth/network-request-failed' });
    back();
    expect(sdk.reload).toHaveBeenCalledExactlyOnceWith(ANA);
    clock.mockReturnValue(12 * 60_000);
    back();
    expect(sdk.reload).toHaveBeenCalledTimes(2);
    expect(session.sessionNow().user?.username).toBe('ana');
    clock.mockRestore();
  });
});
