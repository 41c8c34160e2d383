/** Comments around the head elements of a server-rendered screen. */
export const HEAD_MARK = { from: 'screen', to: '/screen' } as const;

/** Events from the shell to the page's inline script: it has hydrated, or it can't. */
export const READY_EVENT = 'vidriera:ready';
export const FAILURE_EVENT = 'vidriera:failure';

/**
 * Name of the `<meta>` of rendered pages for signed-in people. Others are sent to /login (shell/index.html).
 */
export const MEMBERS_META = 'vidriera-members';

/** Event before an action navigates; its detail is a path on this site. */
export const GOING_EVENT = 'vidriera:going-to';

/** Id of the JSON script that tells the inline script what to start. */
export const START_ID = 'vidriera-start';

/** Content of START_ID's script. */
export interface PageStart {
  /** The shell's entry script. */
  entry: string;
  /** Scripts that hydration needs, fetched in parallel. */
  preloads: string[];
  /** Style sheets that the page holds in part, applied whole before the shell starts. */
  sheets?: string[];
  /** The page has no content of its own: the shell starts at once. */
  skeleton?: true;
}

/**
 * Address of the service worker (shell/src/offline/worker.ts). The page's only Trusted Types policy creates
 * it.
 */
export const SERVICE_WORKER = '/sw.js';
export const WORKER_POLICY = 'vidriera-worker';
