import { pageConfig } from '../config.ts';
import { once } from '../once.ts';

/**
 * Firebase, each part fetched when first asked for. They live in the session module, which shell and areas share: a second copy
 * of the app would know of no signed-in user.
 */
export const loadAuth = once(() => import('./sdk/auth.ts'));
export const loadFirestore = once(async () => {
  const [sdk] = await Promise.all([
    import('./sdk/firestore.ts'),
    pageConfig().firebase.appCheck?.reads && attested(),
  ]);
  return sdk;
});
export const loadStorage = once(() => import('./sdk/storage.ts'));
const loadAppCheck = once(() => import('./sdk/app-check.ts'));

/**
 * What says of a request that it is the page's own, fetched for whoever writes; `null` where App Check is off.
 * @param fresh not the token at hand. @throws Failure 'no-connection' | …
 */
export const attested = async (fresh = false): Promise<string | null> =>
  pageConfig().firebase.appCheck ? (await loadAppCheck()).attestation(fresh) : null;
