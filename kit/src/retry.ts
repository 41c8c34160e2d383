import { dropKeptAnswers } from '@vidriera/session/stale';

let preloadFailed = false;

/** Notes that a chunk or its style sheet could not be fetched: Vite remembers a failed style sheet for the page's life. */
export function watchPreloadErrors(): void {
  addEventListener('vite:preloadError', notePreloadError);
}

/** Notes that a script the page itself names could not be fetched: browsers remember that, too. */
export const notePreloadError = (): void => {
  preloadFailed = true;
};

/**
 * Tries a failed screen again: its loaders anew, or the whole page where only that fetches everything again. Without a connection the page
 * is not reloaded: it would be lost.
 */
export function retry(revalidate: () => void | Promise<void>): void {
  dropKeptAnswers();
  if (preloadFailed && navigator.onLine) location.reload();
  else void revalidate();
}
