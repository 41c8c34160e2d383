/** Navigation `state` for leaving altogether: no form asks about unsaved changes. */
export const LEAVING = { leaving: true };

export const isLeaving = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'leaving' in state && state.leaving === true;
