import { GOING_EVENT } from '@vidriera/domain/site/start';

/**
 * Tells that what was just asked for leads there if it succeeds: the shell begins then what that takes (runtime/browser/prefetch.ts).
 * @param path on this site: '/all'
 */
export const goingTo = (path: string): void =>
  void dispatchEvent(new CustomEvent<string>(GOING_EVENT, { detail: path }));
