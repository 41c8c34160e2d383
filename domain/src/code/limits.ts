/** Codes by letter that sign in. */
export const CODE = {
  digits: 8,
  /** Minutes from the making of the letter on. */
  minutes: 10,
  /** Seconds until another letter. */
  resendSeconds: 30,
  /** Minutes in which a used code answers its own page again, whose answer may be lost. */
  againMinutes: 5,
  /** Wrong codes of a letter, which end it. */
  tries: 3,
} as const;
