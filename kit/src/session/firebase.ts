import { once } from '../once.ts';

/**
 * Firebase, each part fetched when first asked for. They live in the shared session module so that the shell and every area use
 * the same app: a second copy would know of no signed-in user.
 */
export const loadAuth = once(async () => {
  const sdk = await import('./sdk/auth.ts');
  return { ...sdk, auth: sdk.firebaseAuth() };
});

export const loadFirestore = once(async () => {
  const sdk = await import('./sdk/firestore.ts');
  return { ...sdk, db: sdk.firestoreDb() };
});

export const loadStorage = once(async () => {
  const sdk = await import('./sdk/storage.ts');
  return { ...sdk, storage: sdk.firebaseStorage() };
});
