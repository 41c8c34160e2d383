import { READY_EVENT } from '@vidriera/domain/site/start';

/** Fires READY_EVENT once: the first screen is rendered or hydrated, so its buttons work. */
export function markReady(): void {
  const { dataset } = document.documentElement;
  if (dataset.ready !== undefined) return;
  dataset.ready = '';
  dispatchEvent(new Event(READY_EVENT));
}
