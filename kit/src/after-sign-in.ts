import { ITEM_ID, TIPOS, type Tipo } from '@vidriera/domain/values/ids';
import type { ItemId } from '@vidriera/domain/values/ids-schema';
import { read, write } from '@vidriera/session/local-storage';

const KEY = 'vidriera.afterSignIn';

/** Milliseconds after which a press is not continued: nobody remembers it. */
const EXPIRES = 60 * 60 * 1000;

const ACTS = ['like', 'open'] as const;

export interface PressedItem {
  tipo: Tipo;
  id: ItemId;
  titulo: string;
}

/** A press that needs an account: a like is given after signing in; a window (a promo's, an event's seats) is opened again. */
interface PendingPress extends PressedItem {
  act: (typeof ACTS)[number];
}

/** Keeps a visitor's press in this tab while they sign in or up. */
export function continueAfterSignIn(act: PendingPress['act'], { tipo, id, titulo }: PressedItem): void {
  write(KEY, [Date.now(), act, tipo, id, titulo].join(' '), 'sessionStorage');
}

/** The press that waits to be continued; `null` for nothing, for text that is no press, and after an hour. */
export function pendingPress(): PendingPress | null {
  const [at, act, tipo, id = '', ...titulo] = (read(KEY, 'sessionStorage') ?? '').split(' ');
  const isRecent = Math.abs(Date.now() - Number(at)) < EXPIRES;
  if (!isRecent || !isOneOf(ACTS, act) || !isOneOf(TIPOS, tipo) || !ITEM_ID.test(id)) return null;
  return { act, tipo, id: id as ItemId, titulo: titulo.join(' ') };
}

/** Forgets the press: it was continued, the visitor came back as one, or somebody signed out. */
export const forgetPress = (): void => write(KEY, null, 'sessionStorage');

const isOneOf = <T extends string>(all: readonly T[], text: string | undefined): text is T =>
  (all as readonly (string | undefined)[]).includes(text);
