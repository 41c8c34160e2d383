import { dropKeptAnswers } from '@vidriera/session/stale';

let preloadFailed = false;

/** Notes failed chunks and style sheets: Vite caches a failed style sheet as long as the page lives. */
export function watchPreloadErrors(): void {
  addEventListener('vite:preloadError', notePreloadError);
}

/** Notes that a script of the document failed: browsers cache that too. */
export const notePreloadError = (): void => {
  preloadFailed = true;
};

/** Retries a failed screen: revalidates, or reloads the page after a failed chunk. Offline the page is not reloaded: it would be lost. */
export async function retry(revalidate: () => void | Promise<void>): Promise<void> {
  dropKeptAnswers();
  if (preloadFailed && navigator.onLine) location.reload();
  else await revalidate();
}
