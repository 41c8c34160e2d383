import { messages } from 'domain/messages/messages';
import type { Uid } from 'domain/values/ids';
import { LOCAL_KEYS } from 'domain/values/limits';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Session from './session.ts';

const ANA = { uid: 'ana1', email: 'ana@example.com', getIdToken: vi.fn(async (_fresh?: boolean) => 'tok') };
const DOC = {
  uid: 'ana1',
  email: 'ana@example.com',
  username: 'ana',
  display_name: 'Ana',
  photo_url: '',
  role: 'creador',
};

const sdk = vi.hoisted(() => ({
  auth: { currentUser: null as unknown },
  listener: undefined as ((user: unknown) => void) | undefined,
  loadAuth: vi.fn(),
  getDoc: vi.fn(),
  signIn: vi.fn(),
  signOut: vi.fn(),
  reload: vi.fn(),
  callWith: vi.fn(),
}));
vi.mock('./firebase.ts', () => ({
  attested: async () => 'page',
  loadAuth: sdk.loadAuth,
  loadFirestore: async () => ({
    db: {},
    doc: (_db: unknown, ...path: string[]) => path.join('/'),
    getDoc: sdk.getDoc,
  }),
  loadStorage: vi.fn(),
}));
vi.mock('../call-with.ts', () => ({ callWith: sdk.callWith }));

let session: typeof Session;
const report = (user: unknown) => {
  sdk.auth.currentUser = user;
  sdk.listener?.(user);
};

beforeEach(async () => {
  vi.resetModules();
  vi.resetAllMocks();
  localStorage.clear();
  sdk.auth.currentUser = null;
  sdk.listener = undefined;
  sdk.getDoc.mockResolvedValue({ exists: () => true, data: () => DOC });
  sdk.loadAuth.mockImplementation(async () => ({
    auth: sdk.auth,
    onAuthStateChanged: (_auth: unknown, listener: (user: unknown) => void) => {
      sdk.listener = listener;
      listener(sdk.auth.currentUser);
    },
    signInWithEmailAndPassword: sdk.signIn,
    signOut: sdk.signOut,
    reload: sdk.reload,
  }));
  session = await import('./session.ts');
});

describe('the session', () => {
  it('is loading until Auth has reported', async () => {
    expect(session.sessionNow()).toEqual({ user: null, loading: true, error: null });
    expect(await session.whenReady()).toEqual({ user: null, loading: false, error: null });
  });

  it('is read from the person’s own document, and remembered', async () => {
    sdk.auth.currentUser = ANA;
    const { user } = await session.whenReady();
    expect(user).toEqual({
      uid: 'ana1',
      email: 'ana@example.com',
      username: 'ana',
      displayName: 'Ana',
      photoUrl: null,
      role: 'creador',
    });
    expect(sdk.getDoc).toHaveBeenCalledExactlyOnceWith('user/ana1');
    expect(localStorage.getItem(LOCAL_KEYS.userId)).toBe('ana1');
    expect(session.sessionHint()).toEqual({ uid: 'ana1', role: 'creador', username: 'ana' });
  });

  it('keeps who is known, with the remembered role, when the document can not be read', async () => {
    localStorage.setItem(LOCAL_KEYS.userId, 'ana1');
    localStorage.setItem(LOCAL_KEYS.role, 'personal');
    sdk.auth.currentUser = ANA;
    sdk.getDoc.mockRejectedValue({ code: 'unavailable' });
    const { user, error } = await session.whenReady();
    expect(user).toMatchObject({ uid: 'ana1', username: '', role: 'personal' });
    expect(error?.code).toBe('no-connection');
  });

  it('forgets a failure to load Auth, so that the next guard tries again', async () => {
    sdk.loadAuth.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    await expect(session.whenReady()).rejects.toMatchObject({
      name: 'Failure',
      code: 'no-connection',
    });
    expect(session.sessionNow()).toMatchObject({ loading: false, error: { code: 'no-connection' } });
    expect(await session.whenReady()).toMatchObject({ loading: false, error: null });
  });

  it.each([
    ['with the connection', () => dispatchEvent(new Event('online'))],
    ['when they come back', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])(
    'says nothing of whom this browser remembers while Auth can’t be loaded, and asks again %s',
    async (_, comeBack) => {
      localStorage.setItem(LOCAL_KEYS.userId, 'ana1');
      sdk.auth.currentUser = ANA;
      sdk.loadAuth.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
      session.startSession((start) => start());
      const { error } = await session.whenReported();
      expect(error?.code).toBe('no-connection');
      expect(session.sessionNow()).toMatchObject({ user: null, loading: true });
      await new Promise((resolve) => setTimeout(resolve)); // connections come back in a task of their own
      comeBack();
      await vi.waitFor(() => expect(session.sessionNow()).toMatchObject({ loading: false, error: null }));
      expect(session.sessionNow().user?.username).toBe('ana');
    },
  );

  it('hands on once the document it has just read, and not when it is old', async () => {
    sdk.auth.currentUser = ANA;
    const clock = vi.spyOn(Date, 'now');
    const { user } = await session.whenReady();
    const uid = user?.uid as Uid;
    expect(await session.justRead(uid)).toMatchObject({ username: 'ana' });
    expect(await session.justRead(uid)).toBeNull();
    await session.refreshUser();
    clock.mockReturnValue(Date.now() + 11_000);
    expect(await session.justRead(uid)).toBeNull();
    clock.mockRestore();
  });

  it.each(['before', 'after'])(
    'remembers nobody again whom another tab has signed out %s Auth reports them',
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
      await vi.waitFor(() => expect(sdk.getDoc).toHaveBeenCalledOnce());
      if (when === 'after') signOutElsewhere();
      read.resolve({ exists: () => true, data: () => DOC });
      await session.whenKnown();
      expect(session.sessionHint()).toBeNull();
      expect(session.sessionNow()).toMatchObject({ user: null, loading: false });
      expect(session.whyEnded()).toBe('other-tab');
    },
  );

  it('publishes only the latest report when an older one is slower', async () => {
    await session.whenReady();
    let answer: (value: unknown) => void = () => undefined;
    sdk.getDoc.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    report(ANA);
    await vi.waitFor(() => expect(sdk.getDoc).toHaveBeenCalledOnce());
    report(null);
    answer({ exists: () => true, data: () => DOC });
    await vi.waitFor(() => expect(session.sessionNow().loading).toBe(false));
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

  it('is completed by the server, as whose token and page it is, before anybody hears of it', async () => {
    const { user, error } = await session.whenReady();
    expect(sdk.callWith).toHaveBeenCalledExactlyOnceWith('tok', 'completeAccount', {}, 'page');
    expect(sdk.getDoc).toHaveBeenCalledTimes(2);
    expect([user?.username, error]).toEqual(['ana', null]);
  });

  it('is asked about once, also where it still has none, and the session says so', async () => {
    sdk.getDoc.mockResolvedValue(NONE);
    const { user, error } = await session.whenReady();
    expect(sdk.callWith).toHaveBeenCalledOnce();
    expect([user?.uid, user?.username, error?.code]).toEqual(['ana1', '', 'internal']);
  });

  it('is no sign-in while that fails, and is tried again with the next', async () => {
    sdk.auth.currentUser = null;
    const { Failure } = await import('../failure.ts');
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

describe('signing in and out', () => {
  it('resolves with the person, read once although Auth reports them too', async () => {
    sdk.signIn.mockImplementation(async () => {
      report(ANA);
      return { user: ANA };
    });
    const user = await session.signIn(' ana@example.com ', 'clave segura');
    expect(user.username).toBe('ana');
    expect(sdk.signIn).toHaveBeenCalledExactlyOnceWith(sdk.auth, 'ana@example.com', 'clave segura');
    expect(sdk.getDoc).toHaveBeenCalledTimes(1);
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

  it('leaves nothing remembered after signing out', async () => {
    sdk.auth.currentUser = ANA;
    await session.whenReady();
    await session.signOut();
    expect(sdk.signOut).toHaveBeenCalledExactlyOnceWith(sdk.auth);
    expect(session.sessionNow().user).toBeNull();
    expect(localStorage.length).toBe(0);
  });

  it('reads the document again when asked', async () => {
    sdk.auth.currentUser = ANA;
    await session.whenReady();
    sdk.getDoc.mockResolvedValue({ exists: () => true, data: () => ({ ...DOC, role: 'personal' }) });
    expect((await session.refreshUser())?.role).toBe('personal');
    expect(session.sessionNow().user?.role).toBe('personal');
    expect(localStorage.getItem(LOCAL_KEYS.role)).toBe('personal');
  });
});

describe('on a public page', () => {
  it('loads nothing when nobody is remembered', async () => {
    const afterPaint = vi.fn();
    session.startSession(afterPaint);
    expect(session.sessionNow()).toEqual({ user: null, loading: false, error: null });
    expect(await session.idToken()).toBeNull();
    expect(afterPaint).not.toHaveBeenCalled();
    expect(sdk.loadAuth).not.toHaveBeenCalled();
  });

  it('waits for its turn when somebody is', async () => {
    localStorage.setItem(LOCAL_KEYS.userId, 'ana1');
    sdk.auth.currentUser = ANA;
    let start: () => void = () => undefined;
    session.startSession((callback) => {
      start = callback;
    });
    expect(sdk.loadAuth).not.toHaveBeenCalled();
    expect(session.sessionNow().loading).toBe(true);
    start();
    await vi.waitFor(() => expect(session.sessionNow().user?.username).toBe('ana'));
  });

  it('follows another tab', async () => {
    session.startSession(vi.fn());
    localStorage.setItem(LOCAL_KEYS.userId, 'ana1');
    sdk.auth.currentUser = ANA;
    dispatchEvent(new StorageEvent('storage', { key: LOCAL_KEYS.userId }));
    await vi.waitFor(() => expect(session.sessionNow().user?.username).toBe('ana'));
    expect(session.whyEnded()).toBeNull();
    localStorage.removeItem(LOCAL_KEYS.userId);
    dispatchEvent(new StorageEvent('storage', { key: LOCAL_KEYS.userId }));
    expect(session.sessionNow().user).toBeNull();
    expect(session.whyEnded()).toBe('other-tab');
  });
});

describe('a session that ends by itself', () => {
  const back = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));

  it('is told apart from one that was ended here', async () => {
    sdk.auth.currentUser = ANA;
    await session.whenReady();
    report(null);
    expect(session.whyEnded()).toBe('expired');
    report(ANA);
    await vi.waitFor(() => expect(session.whyEnded()).toBeNull());
    await session.signOut();
    report(null);
    expect(session.whyEnded()).toBeNull();
  });

  it('is noticed when the browser remembers somebody whom Auth does not know', async () => {
    localStorage.setItem(LOCAL_KEYS.userId, 'ana1');
    expect((await session.whenReady()).user).toBeNull();
    expect(session.whyEnded()).toBe('expired');
  });

  it('is asked about when the page comes back into view, not more than every five minutes', async () => {
    const clock = vi.spyOn(Date, 'now').mockReturnValue(0);
    sdk.auth.currentUser = ANA;
    await session.whenReady();
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

describe('whether the account’s deletion was begun', () => {
  it.each([
    ['there', true, {}, false],
    ['there, and closed', true, { cierre: new Date() }, true],
    ['missing, the sign-in there', false, {}, false],
  ])('is told by the person’s own document: %s', async (_what, there, more, begun) => {
    sdk.auth.currentUser = ANA;
    sdk.getDoc.mockResolvedValue({ exists: () => there, data: () => ({ ...DOC, ...more }) });
    expect(await session.deletionBegun()).toBe(begun);
    expect(sdk.getDoc).toHaveBeenLastCalledWith('user/ana1');
  });

  it('and where that is missing by Auth, which knows nobody by their sign-in any more', async () => {
    sdk.auth.currentUser = ANA;
    sdk.getDoc.mockResolvedValue({ exists: () => false });
    const refuse = (code: string) =>
      ANA.getIdToken.mockImplementation(async (fresh) => (fresh ? Promise.reject({ code }) : 'tok'));
    refuse('auth/user-not-found');
    expect(await session.deletionBegun()).toBe(true);
    refuse('auth/network-request-failed');
    await expect(session.deletionBegun()).rejects.toMatchObject({ code: 'no-connection' });
  });

  it('is not told where it can’t be read, nor to whoever is not signed in', async () => {
    await expect(session.deletionBegun()).rejects.toMatchObject({ code: 'no-session' });
    sdk.auth.currentUser = ANA;
    sdk.getDoc.mockRejectedValue({ code: 'unavailable' });
    await expect(session.deletionBegun()).rejects.toMatchObject({ code: 'no-connection' });
  });
});
