import { READY_EVENT } from '@vidriera/domain/site/start';

/** Says once that the first screen answers to presses: it is drawn, or hydrated. */
export function ready(): void {
  const { dataset } = document.documentElement;
  if (dataset.ready !== undefined) return;
  dataset.ready = '';
  dispatchEvent(new Event(READY_EVENT));
}
