/**
 * Receives reports of the shell's script (shell/src/start/tell.ts), and the browser's reports of policy
 * violations.
 */
export const REPORTS = '/api/avisos';
/** Its name in the policy. */
export const REPORTS_NAME = 'avisos';

/** One of our scripts: '/assets/start-1a2b3c4d.js'. */
export const OWN_SCRIPT = /\/(?:assets|r)\/[\w./-]{1,120}\.js/;
/** A script with line and column. */
export const FRAME = new RegExp(`${OWN_SCRIPT.source}:\\d{1,7}:\\d{1,7}`);

/** An uncaught error, an unhandled rejection, or a screen that failed to load or render. */
export type ReportKind = 'error' | 'rejection' | 'screen';

/** Most characters of text and path, stack frames, and bytes. */
export const REPORT_LIMITS = { text: 300, path: 200, frames: 8, bytes: 8192 } as const;
