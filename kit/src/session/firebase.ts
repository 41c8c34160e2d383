import { once } from '../once.ts';

/**
 * Firebase, each part fetched when first asked for. They live in the shared session module so that the shell and every area use
 * the same app: a second copy would know of no signed-in user.
 */
export const loadAuth = once(() => import('./sdk/auth.ts'));
export const loadFirestore = once(() => import('./sdk/firestore.ts'));
export const loadStorage = once(() => import('./sdk/storage.ts'));
