/** Each area holds a copy of this module: by this event all copies drop what they keep. */
export const STALE_EVENT = 'vidriera:stale';

/** Drops every answer that was kept for another use: after a write, a change of session, and before a retry. */
export const dropKeptAnswers = (): void => void globalThis.dispatchEvent?.(new Event(STALE_EVENT));

/** Returns the outcome of a write and drops the kept answers, also after a failure: the write may have arrived. */
export const asWrite = <T>(writing: Promise<T>): Promise<T> => writing.finally(dropKeptAnswers);
