let preloadFailed = false;

/** Notes that a chunk or its style sheet could not be fetched: Vite remembers a failed style sheet for the page's life. */
export function watchPreloadErrors(): void {
  addEventListener('vite:preloadError', () => {
    preloadFailed = true;
  });
}

/** Tries a failed screen again: its loaders anew, or the whole page where only that fetches everything again. */
export function retry(revalidate: () => Promise<void>): void {
  if (preloadFailed) location.reload();
  else void revalidate();
}
