/** `state` of a navigation by which the person leaves altogether: no screen holds it up to ask about unsaved changes. */
export const LEAVING = { leaving: true };

/** Whether a navigation's state says so. */
export const isLeaving = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'leaving' in state && state.leaving === true;
