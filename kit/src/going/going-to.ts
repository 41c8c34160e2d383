import { GOING_EVENT } from '@vidriera/domain/site/start';

/**
 * Announces where the action in progress leads if it succeeds, so that the shell prefetches it (runtime/browser/prefetch.ts).
 * @param path on this site: '/all'
 */
export const goingTo = (path: string): void =>
  void dispatchEvent(new CustomEvent<string>(GOING_EVENT, { detail: path }));
