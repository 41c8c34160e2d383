import { TOAST } from '@vidriera/domain/values/limits';

export type ToastKind = 'info' | 'success' | 'error';
export interface ToastRequest {
  kind: ToastKind;
  text: string;
  autoClose: number;
}

/** Areas dispatch it on the window; the page's one host listens. */
export const TOAST_EVENT = 'vidriera:toast';

const ask =
  (kind: ToastKind) =>
  (text: string, autoClose: number = TOAST.cierre): void => {
    dispatchEvent(new CustomEvent<ToastRequest>(TOAST_EVENT, { detail: { kind, text, autoClose } }));
  };

/** Shows a short message at the top right; `autoClose` defaults to 5000 ms (profile screens use `TOAST.perfilCloses`). */
export const toast = { info: ask('info'), success: ask('success'), error: ask('error') };
