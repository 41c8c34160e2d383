/** Time limits in ms of the growing steps. */
export const STEP_MS = {
  rollDates: 145_000,
  sweepUploads: 100_000,
  reconcile: 995_000,
  agenda: 250_000,
  copyMails: 105_000,
  queueSummaries: 45_000,
  removeUnconfirmed: 35_000,
};

/** Of Auth, at a time: the most that it gives. */
export const MAILS_PAGE = 1000;
