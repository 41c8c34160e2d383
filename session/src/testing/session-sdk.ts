import { vi } from 'vitest';

/** Who signs in. */
export const ANA = {
  uid: 'ana1',
  email: 'ana@example.com',
  getIdToken: vi.fn(async (_fresh?: boolean) => 'tok'),
};
/** Their own document. */
export const DOC = {
  uid: 'ana1',
  email: 'ana@example.com',
  username: 'ana',
  display_name: 'Ana',
  photo_url: '',
  role: 'creador',
};

/** Auth, Firestore and the server, as far as a session asks them. */
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

/** In the place of `./firebase.ts`. */
export const firebase = {
  loadAuth: sdk.loadAuth,
  loadFirestore: async () => ({
    db: {},
    doc: (_db: unknown, ...path: string[]) => path.join('/'),
    getDoc: sdk.getDoc,
  }),
  loadStorage: vi.fn(),
};

/** Has Auth report somebody, or nobody. */
export function report(user: unknown): void {
  sdk.auth.currentUser = user;
  sdk.listener?.(user);
}

/** A session that nothing has happened in; Auth knows nobody, and Ana's document is there. */
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
