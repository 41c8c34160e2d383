import type { Tipo, Uid } from '@vidriera/domain/values/ids';
import type { ItemId } from '@vidriera/domain/values/ids-schema';
import { write } from '@vidriera/session/local-storage';
import { toast } from './toast.ts';

/** Session storage key. Each tab has one pending action. */
export const AFTER_SIGN_IN = 'vidriera.afterSignIn';

export interface ActionItem {
  tipo: Tipo;
  id: ItemId;
  titulo: string;
}

interface Pressed {
  /** Time of the press, in milliseconds since 1970. */
  at: number;
  by: string | null;
}
/** `like` likes the item; `open` opens its dialog again (a promo's, an event's seats), and `remind` that of its reminder. */
export interface ItemAction extends Pressed, ActionItem {
  act: 'like' | 'open' | 'remind';
}
/** Follows a creator. */
export interface FollowAction extends Pressed {
  act: 'follow';
  id: Uid;
}
export type PendingAction = ItemAction | FollowAction;
export type ActionOf<A extends PendingAction['act']> = A extends 'follow' ? FollowAction : ItemAction;

/** Stores a visitor's action, to continue in this tab after sign-in or sign-up. */
export const continueAfterSignIn = (act: ItemAction['act'], { tipo, id, titulo }: ActionItem): void =>
  keep({ at: Date.now(), by: null, act, tipo, id, titulo });

/** Like `continueAfterSignIn`, for following a creator. */
export const followAfterSignIn = (id: Uid): void => keep({ at: Date.now(), by: null, act: 'follow', id });

function keep(action: PendingAction): void {
  if (write(AFTER_SIGN_IN, JSON.stringify(action), 'sessionStorage')) return;
  toast.info('Este navegador no guarda lo que ibas a hacer: cuando entres, tocalo de nuevo.');
}

/** Deletes the pending action, after a return without an account or the end of the session. */
export const forgetPendingAction = (): void => void write(AFTER_SIGN_IN, null, 'sessionStorage');
