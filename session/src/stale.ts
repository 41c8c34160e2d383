/** Each area bundles its own copy of this module; this event makes all copies drop their cached answers. */
export const STALE_EVENT = 'vidriera:stale';

/** Drops all cached answers: after a write, a change of session, and before a retry. */
export const dropKeptAnswers = (): void => void globalThis.dispatchEvent?.(new Event(STALE_EVENT));

/** Returns a write's outcome and drops the cached answers, also after a failure: the write may have arrived. */
export const asWrite = <T>(writing: Promise<T>): Promise<T> => writing.finally(dropKeptAnswers);
