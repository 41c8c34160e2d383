/** Codes by letter that sign in. */
export const CODE = {
  digits: 6,
  /** Minutes from the making of the letter on. */
  minutes: 10,
  /** Seconds until another letter. */
  resendSeconds: 30,
  /** Minutes in which a used code answers its own page again, whose answer may be lost. */
  againMinutes: 5,
  /** Wrong codes per mailbox and day. */
  wrongPerDay: 25,
} as const;
