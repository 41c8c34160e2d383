import { read } from '@vidriera/session/local-storage';
import { type ActionOf, AFTER_SIGN_IN, type PendingAction } from './after-sign-in.ts';

/** Parsing needs zod, so it is fetched only if something is stored. */
async function fetchParser() {
  if (!read(AFTER_SIGN_IN)) return null;
  return import('./pending-action.ts').catch((caught: unknown) => {
    console.warn('a pending action could not be read:', caught);
    return null;
  });
}

/** Binds the pending action to the account that signs in: no other account can continue it. */
export const bindPendingAction = async (uid: string): Promise<void> =>
  void (await fetchParser())?.boundAction(uid);

/** Takes the pending action of this kind (and item); `null` if it is missing, old, or of another account. */
export const takePendingAction = async <A extends PendingAction['act']>(
  uid: string,
  act: A,
  id?: string,
): Promise<ActionOf<A> | null> => (await fetchParser())?.takeAction(uid, act, id) ?? null;
