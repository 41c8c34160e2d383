/** Marks the beginning and the end of what a rendered screen put into the head. */
export const HEAD_MARK = { from: 'screen', to: '/screen' } as const;

/** The browser's events by which the shell tells the page's inline script that it has taken over, or can't. */
export const READY_EVENT = 'vidriera:ready';
export const FAILURE_EVENT = 'vidriera:failure';
