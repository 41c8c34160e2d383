import { REGION } from '@vidriera/domain/site/regions';
import { ZONE } from '@vidriera/domain/values/fecha';
import type { CallableOptions, HttpsOptions } from 'firebase-functions/https';
import { setGlobalOptions } from 'firebase-functions/options';
import type { ScheduleOptions } from 'firebase-functions/scheduler';
import type { StorageOptions } from 'firebase-functions/storage';
import { NIGHT_SECONDS } from '../time/night.ts';
import { atMost, CROWD_INSTANCES, WAITING_INSTANCES } from './quota.ts';

/**
 * Returns a service account's full address. The CLI compares it with the accounts that may read a secret;
 * given `name@`, it would grant the secret to a missing account. Tests have no project, so they get the short
 * form.
 */
const accountOf = (name: string): string => {
  const project = process.env.GCLOUD_PROJECT;
  return project ? `${name}@${project}.iam.gserviceaccount.com` : `${name}@`;
};

// Whole CPUs are the default: an instance with less takes one request at a time.
// `npm run project:setup` grants the account its roles (ops/src/project/accounts.ts).
setGlobalOptions({
  region: REGION,
  serviceAccount: accountOf('vidriera-functions'),
  memory: '256MiB',
  timeoutSeconds: 30,
  concurrency: 80,
  maxInstances: atMost(10),
});

/** Public HTTP, cached by Hosting, so few instances suffice. */
export const httpOptions = {
  cors: false,
  invoker: 'public',
  maxInstances: CROWD_INSTANCES,
} satisfies HttpsOptions;

/** Half of the memory caches parts of 100,000 entries and indexes of 30,000 (agenda/read.ts, search/search-over.ts). */
export const apiOptions = {
  ...httpOptions,
  minInstances: WAITING_INSTANCES,
  memory: '1GiB',
} satisfies HttpsOptions;

/** 80 of the largest thumbnails at once take all of 256 MB. */
export const mediaOptions = { ...httpOptions, memory: '512MiB' } satisfies HttpsOptions;

/** Rarely called and cached. The cities' file reads all parts of the agenda. */
export const sitemapOptions = {
  ...httpOptions,
  maxInstances: atMost(2),
  memory: '512MiB',
} satisfies HttpsOptions;

/**
 * Pages run other teams' builds, so their account has no role on the project. Four pairs of builds need more
 * than 256 MB (`npm run bench:host`).
 */
export const pageOptions = {
  ...httpOptions,
  minInstances: WAITING_INSTANCES,
  memory: '512MiB',
  timeoutSeconds: 60, // longer than its own limits together (pages/on-pages.ts)
  serviceAccount: accountOf('vidriera-pages'),
} satisfies HttpsOptions;

/**
 * A separate function without any role, so that a flood of reports blocks no reader. Two instances bound
 * the log (reports/reports.ts).
 */
export const reportOptions = {
  ...httpOptions,
  maxInstances: atMost(2),
  timeoutSeconds: 10,
  serviceAccount: pageOptions.serviceAccount,
} satisfies HttpsOptions;

/**
 * Agendas in other sites' frames, apart from pages, so that a busy site delays no reader. They read the public API, so their account has no
 * role.
 */
export const embedOptions = {
  ...httpOptions,
  maxInstances: atMost(2),
  serviceAccount: pageOptions.serviceAccount,
} satisfies HttpsOptions;

/**
 * Counts visits apart from those who answer readers, so that a flood of events delays no page. Two instances bound what is written
 * (figures/writer.ts).
 */
export const figuresOptions = {
  ...httpOptions,
  maxInstances: atMost(2),
  timeoutSeconds: 10,
} satisfies HttpsOptions;

/** Secrets come from `npm run project:setup`; each local stack has its own. */
const secret = (name: string): string[] => (process.env.FUNCTIONS_EMULATOR === 'true' ? [] : [name]);

/** For functions that count calls (limits/limited.ts). */
const limitSecret = secret('VIDRIERA_LIMIT_SECRET');

/** Callables are called through the site's own origin only. */
export const callableOptions = {
  cors: false,
  invoker: 'public',
  maxInstances: atMost(10),
  secrets: limitSecret,
} satisfies CallableOptions;

/** Claims and counters; signing reads its key (claims/keys.ts). A call is a few transactions. */
export const claimOptions = {
  ...callableOptions,
  maxInstances: CROWD_INSTANCES,
  secrets: [...limitSecret, ...secret('VIDRIERA_CLAIM_KEY')],
} satisfies CallableOptions;

/** Codes sign in, so their function alone may sign tokens, as its own account (ops/src/project/accounts.ts). */
export const codeOptions = {
  ...callableOptions,
  serviceAccount: accountOf('vidriera-codes'),
} satisfies CallableOptions;

/** Seats; a call is a few transactions. */
export const seatOptions = { ...callableOptions, maxInstances: CROWD_INSTANCES } satisfies CallableOptions;

/**
 * Fetches pages that people name, so its account has no role: whoever made it ask this machine's own addresses would get nothing. Two
 * instances bound what others are asked.
 */
export const linkReaderOptions = {
  cors: false,
  invoker: 'public',
  maxInstances: atMost(2),
  concurrency: 20,
  timeoutSeconds: 10,
  serviceAccount: pageOptions.serviceAccount,
} satisfies CallableOptions;

/** As above. Twenty calendars of two MiB at once take 435 MB; slow servers take time. */
export const calendarReaderOptions = {
  ...linkReaderOptions,
  memory: '1GiB',
  timeoutSeconds: 15,
} satisfies CallableOptions;

/** As above. One picture at a time: decoding needs CPU and memory. */
export const pictureReaderOptions = {
  ...linkReaderOptions,
  memory: '512MiB',
  cpu: 1,
  concurrency: 1,
} satisfies CallableOptions;

export const exportOptions = {
  ...callableOptions,
  timeoutSeconds: 300,
  maxInstances: atMost(3),
} satisfies CallableOptions;

/**
 * One picture at a time: decoding needs CPU and memory (images/render.ts). 49 megapixels need up to 560 MB,
 * and running out would retry the same picture.
 */
export const imageOptions = {
  memory: '1GiB',
  cpu: 1,
  concurrency: 1,
  timeoutSeconds: 120,
  maxInstances: atMost(10),
  retry: true,
  secrets: limitSecret,
} satisfies Omit<StorageOptions, 'bucket'>;

/** Share images: drawing needs CPU and about 30 MB each. */
export const cardOptions = {
  ...httpOptions,
  memory: '512MiB',
  cpu: 1,
  concurrency: 4,
  maxInstances: atMost(5),
} satisfies HttpsOptions;

/** Document triggers are retried, so each may run twice. */
export const triggerOptions = { retry: true, maxInstances: atMost(10), timeoutSeconds: 60 } as const;

/** Items; a new one asks for its owner's mailbox (people/suspended-mailbox.ts). */
export const itemOptions = { ...triggerOptions, secrets: limitSecret };

/** The person's trigger, which also deletes a closed account's data. */
export const personOptions = { ...itemOptions, timeoutSeconds: 540 };

/** Letters: few at a time, as mail servers ask. The schedule retries failures. */
const mailSecrets = [...limitSecret, ...secret('VIDRIERA_SMTP_PASSWORD')];
export const mailOptions = {
  maxInstances: atMost(2),
  concurrency: 10,
  timeoutSeconds: 60,
  secrets: mailSecrets,
};

/** Due letters. A run mostly waits for the mail server. */
export const dueMailOptions = {
  schedule: '*/5 * * * *',
  timeZone: ZONE,
  timeoutSeconds: 300,
  maxInstances: 1,
  cpu: 0.5,
  concurrency: 1,
  retryCount: 0,
  secrets: mailSecrets,
} satisfies ScheduleOptions;

/** Items whose moment has come: each minute, and almost always none. */
export const visibilityOptions = {
  schedule: '* * * * *',
  timeZone: ZONE,
  timeoutSeconds: 120,
  maxInstances: 1,
  cpu: 0.5,
  concurrency: 1,
  retryCount: 0,
  secrets: limitSecret,
} satisfies ScheduleOptions;

/** Reminders of seats. Nobody is reminded in the night. */
export const reminderOptions = {
  schedule: '*/10 8-21 * * *',
  timeZone: ZONE,
  timeoutSeconds: 540,
  maxInstances: 1,
  cpu: 0.5,
  concurrency: 1,
  retryCount: 0,
} satisfies ScheduleOptions;

/** The page that stops letters about events. */
export const eventMailOptions = {
  ...httpOptions,
  maxInstances: atMost(2),
  secrets: limitSecret,
} satisfies HttpsOptions;

/**
 * Makes the agenda's parts, one run at a time, because all write one document of versions. Each part takes a
 * few megabytes.
 */
export const agendaOptions = {
  ...triggerOptions,
  maxInstances: 1,
  concurrency: 1,
  memory: '512MiB',
  timeoutSeconds: 540,
} as const;

/**
 * Shortly after 06:00 local time, when the agenda's day changes. A retry waits for the lease of a run that
 * was cut off.
 */
export const dailyOptions = {
  schedule: '5 6 * * *',
  timeZone: ZONE,
  timeoutSeconds: NIGHT_SECONDS,
  maxInstances: 1,
  retryCount: 3,
  minBackoffSeconds: 60,
  secrets: limitSecret,
} satisfies ScheduleOptions;

/** Three more runs in the following hour, for dates left over. */
export const moreDatesOptions = {
  ...dailyOptions,
  schedule: '20,35,50 6 * * *',
  timeoutSeconds: 540,
  retryCount: 0,
} satisfies ScheduleOptions;

/**
 * Exports before the day begins: three runs for the accounts, which a million fill, and three later ones that see whether the
 * database's export has ended. Its account reads password hashes, and may add files to the bucket of exports and list them.
 */
export const nightlyExportOptions = {
  ...dailyOptions,
  schedule: '30,40,50 3,5 * * *',
  timeoutSeconds: 540,
  secrets: [],
  serviceAccount: accountOf('vidriera-exports'),
} satisfies ScheduleOptions;
