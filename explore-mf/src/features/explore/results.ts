/** Where the results stand, as the end of an address: it leads there once they have come, with scripts or without. */
export const RESULTS = '#agenda';

/** Takes a person to where the results are about to come, with the focus: out of a phone's keyboard, or of a link that is about to go. */
export function toResults(): void {
  const results = document.querySelector<HTMLElement>(RESULTS);
  results?.focus({ preventScroll: true });
  requestAnimationFrame(() => results?.scrollIntoView()); // the router first keeps the place that is left, for Back
}
