/** In the one registry of symbols: shell and areas each hold a copy of this module. */
export const LATE = Symbol.for('vidriera.late');

/** What a loader answers that is not done in time: its screen's skeleton stands until it is. */
export interface Late {
  [LATE]: Promise<unknown>;
}

/** Whether the data of a route are still being read. */
export const isLate = (data: unknown): data is Late => data instanceof Object && LATE in data;

/**
 * Whether what is loaded is the screen that stands at the browser's address, or the page's first one: those are waited for. The frame says
 * which address is shown (shell/src/frame/place.tsx).
 */
export function stands(url: string): boolean {
  const shown = globalThis.document?.documentElement.dataset.at;
  return shown === undefined || shown === new URL(url, globalThis.location?.origin).pathname;
}
