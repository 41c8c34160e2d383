/** Time limits in ms of the growing steps. */
export const STEP_MS = {
  rollDates: 200_000,
  sweepUploads: 100_000,
  reconcile: 1_000_000,
  agenda: 250_000,
  copyMails: 120_000,
};

/** Of Auth, at a time: the most that it gives. */
export const MAILS_PAGE = 1000;
