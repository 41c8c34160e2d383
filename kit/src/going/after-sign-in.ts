import type { Tipo, Uid } from '@vidriera/domain/values/ids';
import type { ItemId } from '@vidriera/domain/values/ids-schema';
import { read, write } from '@vidriera/session/local-storage';
import { toast } from '../messages/toast.ts';

/** Local storage key. Each browser has one pending action: its tab may be closed while the person signs in. */
export const AFTER_SIGN_IN = 'vidriera.afterSignIn';
/** Session storage key: this tab stored the action. */
const PRESSED_HERE = 'vidriera.presionado';

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
/** Publishes what another app shared. */
export interface PublishAction extends Pressed {
  act: 'publish';
  /** Of `/agregar-post`: an address, a title, a text. */
  search: string;
}
export type PendingAction = ItemAction | FollowAction | PublishAction;
export type ActionOf<A extends PendingAction['act']> = Extract<
  PendingAction,
  { act: A extends ItemAction['act'] ? ItemAction['act'] : A }
>;

/** Stores a visitor's action, to continue after sign-in or sign-up. */
export const continueAfterSignIn = (act: ItemAction['act'], { tipo, id, titulo }: ActionItem): void =>
  keepOrTell({ at: Date.now(), by: null, act, tipo, id, titulo });

/** Like `continueAfterSignIn`, for following a creator. */
export const followAfterSignIn = (id: Uid): void =>
  keepOrTell({ at: Date.now(), by: null, act: 'follow', id });

/** Stores what another app shared, for an account (`null`: whichever signs in) that may not publish yet. Its page also has it in its address. */
export const publishOnceCreator = (search: string, by: string | null): void =>
  void keep({ at: Date.now(), by, act: 'publish', search });

function keep(action: PendingAction): boolean {
  write(PRESSED_HERE, '1', 'sessionStorage');
  return write(AFTER_SIGN_IN, JSON.stringify(action));
}

function keepOrTell(action: PendingAction): void {
  if (keep(action)) return;
  toast.info('Este navegador no guarda lo que ibas a hacer: cuando entres, tocalo de nuevo.');
}

/** Deletes the pending action, at the end of the session. */
export function forgetPendingAction(): void {
  write(AFTER_SIGN_IN, null);
  write(PRESSED_HERE, null, 'sessionStorage');
}

/** Deletes the pending action that was stored in this tab, after a return without an account. */
export function forgetPress(): void {
  if (read(PRESSED_HERE, 'sessionStorage')) forgetPendingAction();
}
