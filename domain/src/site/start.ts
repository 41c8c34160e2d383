/** Marks the beginning and the end of what a drawn screen put into the head. */
export const HEAD_MARK = { from: 'screen', to: '/screen' } as const;

/** The browser's events by which the shell tells the page's inline script that it has taken over, or can't. */
export const READY_EVENT = 'vidriera:ready';
export const FAILURE_EVENT = 'vidriera:failure';

/** Name of the `<meta>` of a drawn page for signed-in people only: whom the browser does not remember is led to /login (shell/index.html). */
export const MEMBERS_META = 'vidriera-members';

/** Name of the event by which an act tells where it leads, before it is done; its detail is a path on this site. */
export const GOING_EVENT = 'vidriera:going-to';

/** Id of the `<script type="application/json">` that tells the inline script of a drawn page what to start. */
export const START_ID = 'vidriera-start';

/** Id of the one that names the area of a bare page's screen (`PageArea`). */
export const AREA_ID = 'vidriera-area';

/** What stands in START_ID's. */
export interface PageStart {
  /** The script that starts the shell. */
  entry: string;
  /** All others that taking over needs, fetched side by side with it. */
  preloads: string[];
}

/** Address of the service worker (shell/src/offline/worker.ts), and the one policy of Trusted Types a page has: it makes that address. */
export const SERVICE_WORKER = '/sw.js';
export const WORKER_POLICY = 'vidriera-worker';
