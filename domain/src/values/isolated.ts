/** Right-to-left letters, and the controls that turn or embed text. */
const TURNS =
  /[\u0590-\u08FF\u200E\u200F\u202A-\u202E\u2066-\u2069\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/**
 * Returns a title for a sentence. One that turns the writing direction is isolated (FSI, PDI), so that the words after it
 * keep their order; others stay as they are.
 */
export const isolated = (title: string): string => (TURNS.test(title) ? `\u2068${title}\u2069` : title);

/** A title in the quotes of a sentence. */
export const quoted = (title: string): string => `«${isolated(title)}»`;
