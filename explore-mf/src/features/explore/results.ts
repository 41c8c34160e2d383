/** The hash of the results, for pages with and without scripts. */
export const RESULTS = '#agenda';

/** Scrolls to the results and focuses them: it closes a phone's keyboard. */
export function toResults(): void {
  const results = document.querySelector<HTMLElement>(RESULTS);
  results?.focus({ preventScroll: true });
  requestAnimationFrame(() => results?.scrollIntoView()); // after the router has saved the scroll position for Back
}
