let standing = false;
/** Whether the list of the whole country is shown: a navigation within it is not redirected to the city. */
export const isWholeCountryShown = (): boolean => standing;
export function setWholeCountryShown(whole: boolean): void {
  standing = whole;
}
