/** @typedef {{ sentence: string, exitCode: number }} Problem a sentence for the person at the terminal, and what to end with */

/** The stop signal that ended npm, or that npm says it heard; 0 for none. */
export function signalOf(outcome) {
  const numbers = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 };
  const heard = typeof outcome === 'number' ? outcome - 128 : numbers[outcome.replace('signal ', '')];
  return Object.values(numbers).includes(heard) ? heard : 0;
}

/**
 * Why an installation did not end well, the likeliest cause first.
 * @param {number | string} outcome of npm
 * @param {boolean} online whether the registry could be reached
 * @param {string | undefined} full what is wrong with the disk
 * @returns {Problem}
 */
export function problemOf(outcome, online, full) {
  const signal = signalOf(outcome);
  if (signal) {
    const exitCode = 128 + signal;
    return {
      sentence: 'Stopped while installing the dependencies: the next start installs what is missing.',
      exitCode,
    };
  }
  if (full) return { sentence: full, exitCode: 1 };
  const why = online
    ? `npm ended with ${outcome}): read its message above`
    : "the npm registry cannot be reached, and npm's cache lacks some): check the connection";
  return { sentence: `The dependencies could not be installed (${why}, then try again.`, exitCode: 1 };
}
