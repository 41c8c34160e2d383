/**
 * Imports a screen's loader, and its skeleton beside it: whoever goes to the screen needs both, whoever hydrates it needs neither.
 * @returns the first module
 */
export const importWith = async <T>(load: Promise<T>, skeleton: Promise<unknown>): Promise<T> =>
  (await Promise.all([load, skeleton]))[0];
