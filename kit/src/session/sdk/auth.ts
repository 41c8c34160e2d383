import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';
import { pageConfig } from '../../config.ts';
import { firebaseApp } from './app.ts';

export {
  EmailAuthProvider,
  onAuthStateChanged,
  reauthenticateWithCredential,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  type User,
  updatePassword,
} from 'firebase/auth';

let auth: Auth | undefined;

/** Firebase Auth, without the pop-up machinery; it reports to the emulator where the page names one. */
export function firebaseAuth(): Auth {
  if (auth) return auth;
  const made = initializeAuth(firebaseApp(), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  });
  made.languageCode = 'es'; // of the mails it sends
  const { emulators } = pageConfig().firebase;
  if (emulators) connectAuthEmulator(made, emulators.auth, { disableWarnings: true });
  auth = made;
  return made;
}
