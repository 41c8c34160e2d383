/**
 * Imports a screen's loader and its skeleton in parallel. A navigation needs both, hydration neither.
 * @returns the first module
 */
export const importWith = async <T>(load: Promise<T>, skeleton: Promise<unknown>): Promise<T> =>
  (await Promise.all([load, skeleton]))[0];
