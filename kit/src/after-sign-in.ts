import { read, readParsed, write } from '@vidriera/session/local-storage';
import type { PendingAction, pendingActionSchema } from './pending-action.ts';

/** The key in session storage: one tab, one pending action. */
export const AFTER_SIGN_IN = 'vidriera.afterSignIn';

/** Milliseconds after which an action is not continued. */
const EXPIRES = 60 * 60 * 1000;

type ActionKind = PendingAction['act'];
export type ActionItem = Pick<PendingAction, 'tipo' | 'id' | 'titulo'>;

const store = (action: PendingAction): void => write(AFTER_SIGN_IN, JSON.stringify(action), 'sessionStorage');

/** Stores what a visitor pressed, to be continued in this tab when they have signed in or up. */
export const continueAfterSignIn = (act: ActionKind, { tipo, id, titulo }: ActionItem): void =>
  store({ at: Date.now(), by: null, act, tipo, id, titulo });

/** Drops the pending action: the visitor came back without an account, or the session ended. */
export const forgetPendingAction = (): void => write(AFTER_SIGN_IN, null, 'sessionStorage');

/** The schema brings zod, so it is fetched only if something is stored. */
async function fetchSchema(): Promise<typeof pendingActionSchema | null> {
  if (!read(AFTER_SIGN_IN, 'sessionStorage')) return null;
  try {
    return (await import('./pending-action.ts')).pendingActionSchema;
  } catch (caught) {
    console.warn('a pending action could not be read:', caught);
    return null;
  }
}

/** Returns the pending action of an account, and binds it to that account. An old, unreadable or foreign one is deleted. */
function bound(uid: string, schema: typeof pendingActionSchema): PendingAction | null {
  const action = readParsed(AFTER_SIGN_IN, schema, 'sessionStorage');
  if (!action || Math.abs(Date.now() - action.at) >= EXPIRES || (action.by ?? uid) !== uid) {
    forgetPendingAction();
    return null;
  }
  store({ ...action, by: uid });
  return action;
}

/** Binds the pending action to the account that signs in: no other account can continue it. */
export async function bindPendingAction(uid: string): Promise<void> {
  const schema = await fetchSchema();
  if (schema) bound(uid, schema);
}

/** Returns the pending action of this kind (and item), once; `null` if there is none, it is old, or it is another account's. */
export async function takePendingAction(
  uid: string,
  act: ActionKind,
  id?: string,
): Promise<PendingAction | null> {
  const schema = await fetchSchema();
  const action = schema && bound(uid, schema); // no await from here on: two callers take it once
  if (action?.act !== act || (id && action.id !== id)) return null;
  forgetPendingAction();
  return action;
}
