import { isRefused } from './refused-text.ts';

/** Brings a form's first bad control, in the order it is seen in, into view, and gives it the focus. */
export function focusFirstError(form: HTMLFormElement, isBad: (name: string) => boolean): void {
  const bad = [...form.elements].find((one) => isRefused(one) || isBad(one.getAttribute('name') ?? ''));
  if (!(bad instanceof HTMLElement)) return;
  bad.focus({ preventScroll: true });
  bad.scrollIntoView({ block: 'center' }); // past what sticks to the edges
}
