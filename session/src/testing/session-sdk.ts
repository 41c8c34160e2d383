import { vi } from 'vitest';

export const ANA = {
  uid: 'ana1',
  email: 'ana@example.com',
  getIdToken: vi.fn(async (_fresh?: boolean) => 'tok'),
};
export const DOC = {
  uid: 'ana1',
  email: 'ana@example.com',
  username: 'ana',
  display_name: 'Ana',
  photo_url: '',
  role: 'creador',
};

export const sdk = {
  auth: { currentUser: null as unknown },
  listener: undefined as ((user: unknown) => void) | undefined,
  loadAuth: vi.fn(),
  getDoc: vi.fn(),
  signIn: vi.fn(),
  signOut: vi.fn(),
  reload: vi.fn(),
  applyActionCode: vi.fn(),
  checkActionCode: vi.fn(),
  confirmPasswordReset: vi.fn(),
  callWith: vi.fn(),
};

export const firebase = {
  loadAuth: sdk.loadAuth,
  loadFirestore: async () => ({
    db: {},
    doc: (_db: unknown, ...path: string[]) => path.join('/'),
    getDoc: sdk.getDoc,
  }),
  loadStorage: vi.fn(),
};

/** Makes Auth report a user, or `null`. */
export function report(user: unknown): void {
  sdk.auth.currentUser = user;
  sdk.listener?.(user);
}

/** Resets the session: nobody is signed in, and Ana's document exists. */
export async function freshSession() {
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
    applyActionCode: sdk.applyActionCode,
    checkActionCode: sdk.checkActionCode,
    confirmPasswordReset: sdk.confirmPasswordReset,
  }));
  return import('../session.ts');
}
