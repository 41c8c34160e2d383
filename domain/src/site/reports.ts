/** Where browsers report what went wrong in a page: our own script (shell/src/start/tell.ts), and the browser itself for the page's policy. */
export const REPORTS = '/api/avisos';
/** The policy's name for it. */
export const REPORTS_NAME = 'avisos';

/** One of our own scripts: '/assets/start-1a2b3c4d.js'. */
export const OWN_SCRIPT = /\/(?:assets|r)\/[\w./-]{1,120}\.js/;
/** A place in it: line and column. */
export const FRAME = new RegExp(`${OWN_SCRIPT.source}:\\d{1,7}:\\d{1,7}`);

/** What went wrong: something threw, a promise nobody waited for was rejected, or a screen could not be drawn or loaded. */
export type ReportKind = 'error' | 'rejection' | 'screen';

/** Characters of a report's text, and of its address; places it names; its bytes. */
export const REPORT_LIMITS = { text: 300, path: 200, frames: 8, bytes: 8192 } as const;
