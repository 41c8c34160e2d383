import { once } from '@vidriera/domain/once';

/**
 * Firebase, each part fetched when first asked for. They live in the session module, which shell and areas share: a second copy
 * of the app would know of no signed-in user.
 */
export const loadAuth = once(() => import('./sdk/auth.ts'));
export const loadFirestore = once(() => import('./sdk/firestore.ts'));
export const loadStorage = once(() => import('./sdk/storage.ts'));
