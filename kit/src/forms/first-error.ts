import { isRefused } from '../messages/refused-text.ts';

/** Scrolls a form's first invalid control into view and focuses it. */
export function focusFirstError(form: HTMLFormElement, isBad: (name: string) => boolean): void {
  const bad = [...form.elements].find(
    (element) => isRefused(element) || isBad(element.getAttribute('name') ?? ''),
  );
  if (!(bad instanceof HTMLElement)) return;
  bad.focus({ preventScroll: true });
  bad.scrollIntoView({ block: 'center' }); // clear of sticky bars
}
