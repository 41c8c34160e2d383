/**
 * The oldest browsers that run our scripts; a WebView is the Chrome of its number. Build targets and words follow from it, and
 * tests/e2e/browser-floor.spec.ts holds the built files to it.
 */
export const FLOOR = { chrome: '109', firefox: '115', safari: '16.4' } as const;
