import type { Tipo } from '@vidriera/domain/values/ids';
import type { ItemId } from '@vidriera/domain/values/ids-schema';
import { write } from '@vidriera/session/local-storage';

/** The key in session storage: one tab, one pending action. */
export const AFTER_SIGN_IN = 'vidriera.afterSignIn';

export interface ActionItem {
  tipo: Tipo;
  id: ItemId;
  titulo: string;
}

export interface PendingAction extends ActionItem {
  /** When it was pressed, in milliseconds since 1970. */
  at: number;
  by: string | null;
  /** `like` likes the item; `open` opens its dialog again (a promo's, an event's seats). */
  act: 'like' | 'open';
}

/** Stores what a visitor pressed, to be continued in this tab when they have signed in or up. */
export function continueAfterSignIn(act: PendingAction['act'], { tipo, id, titulo }: ActionItem): void {
  const action: PendingAction = { at: Date.now(), by: null, act, tipo, id, titulo };
  write(AFTER_SIGN_IN, JSON.stringify(action), 'sessionStorage');
}

/** Drops the pending action: the visitor came back without an account, or the session ended. */
export const forgetPendingAction = (): void => write(AFTER_SIGN_IN, null, 'sessionStorage');
