import { once } from '@vidriera/domain/once';

/**
 * Each part of Firebase is fetched when needed. They live in the session module, which shell and areas share: a second copy of the app
 * would know no signed-in user.
 */
export const loadAuth = once(() => import('./sdk/auth.ts'));
export const loadFirestore = once(() => import('./sdk/firestore.ts'));
export const loadStorage = once(() => import('./sdk/storage.ts'));
