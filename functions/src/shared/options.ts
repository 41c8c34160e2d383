import { ZONE } from '@vidriera/domain/values/fecha';
import type { CallableOptions, HttpsOptions } from 'firebase-functions/https';
import { setGlobalOptions } from 'firebase-functions/options';
import type { ScheduleOptions } from 'firebase-functions/scheduler';
import type { StorageOptions } from 'firebase-functions/storage';

/** Where every function runs; Hosting's rewrites in firebase.json name the same region. */
export const REGION = 'southamerica-east1';

/**
 * The whole address of a service account. The CLI compares it with the accounts that may read a secret; given the short form (`name@`), it would
 * not find it among them, and grant the secret to an account that there is not. Without a project, as in a test, it is the short form.
 */
const accountOf = (name: string): string => {
  const project = process.env.GCLOUD_PROJECT;
  return project ? `${name}@${project}.iam.gserviceaccount.com` : `${name}@`;
};

// The account has the roles that `npm run project:setup` grants it (ops/src/project/accounts.ts).
setGlobalOptions({
  region: REGION,
  serviceAccount: accountOf('vidriera-functions'),
  memory: '256MiB',
  timeoutSeconds: 30,
  concurrency: 80,
  maxInstances: 10,
});

/** Public HTTP: a cache stands before it, so few instances serve many visitors. */
export const httpOptions = { cors: false, invoker: 'public', maxInstances: 20 } satisfies HttpsOptions;

/** Lists are answered from an instance's memory: parts of 100,000 entries and indexes of 30,000 take half of it (agenda/read.ts, search/search-over.ts). */
export const apiOptions = { ...httpOptions, memory: '1GiB' } satisfies HttpsOptions;

/** Search engines come seldom, and each file is kept. The cities' file reads all parts of the agenda. */
export const sitemapOptions = { ...httpOptions, maxInstances: 2, memory: '512MiB' } satisfies HttpsOptions;

/**
 * Pages run what other teams deploy, so their service's account has no role on the project (`npm run project:setup` makes it).
 * Three pairs of builds come near 256 MB (`npm run bench:host`).
 */
export const pageOptions = {
  ...httpOptions,
  memory: '512MiB',
  timeoutSeconds: 60, // more than its own limits together (pages/on-pages.ts)
  serviceAccount: accountOf('vidriera-pages'),
} satisfies HttpsOptions;

/**
 * What browsers report: by itself, so that whoever floods it keeps nobody from reading, and without any role, for it needs none. Two instances
 * bound what a flood can write into the log (reports/reports.ts).
 */
export const reportOptions = {
  ...httpOptions,
  maxInstances: 2,
  timeoutSeconds: 10,
  serviceAccount: pageOptions.serviceAccount,
} satisfies HttpsOptions;

/** A setting that is a secret: `npm run project:setup` makes it; emulators give each stack one of its own. */
const secret = (name: string): string[] => (process.env.FUNCTIONS_EMULATOR === 'true' ? [] : [name]);

/** For whatever counts calls (limits/limited.ts). */
const limitSecret = secret('VIDRIERA_LIMIT_SECRET');

/** Callables are reached through the site's own origin: no other origin may call them. */
export const callableOptions = {
  cors: false,
  invoker: 'public',
  maxInstances: 10,
  secrets: limitSecret,
} satisfies CallableOptions;

/** Claims and counters: what signs tickets reads its key (claims/keys.ts). Each call is a transaction or a few. */
export const claimOptions = {
  ...callableOptions,
  maxInstances: 20,
  secrets: [...limitSecret, ...secret('VIDRIERA_CLAIM_KEY')],
} satisfies CallableOptions;

/** Seats of events: each call is a transaction or a few. */
export const seatOptions = { ...callableOptions, maxInstances: 20 } satisfies CallableOptions;

/** A copy of everything one person has. */
export const exportOptions = {
  ...callableOptions,
  timeoutSeconds: 300,
  maxInstances: 3,
} satisfies CallableOptions;

/**
 * One picture at a time in an instance: decoding is bound by CPU, and by memory (see images/render.ts). A phone's 49 megapixels on their side take
 * 530 MB, an interlaced PNG of as many 560: an instance that runs out of memory would be given the same picture again.
 */
export const imageOptions = {
  memory: '1GiB',
  cpu: 1,
  concurrency: 1,
  timeoutSeconds: 120,
  maxInstances: 10,
  retry: true,
  secrets: limitSecret,
} satisfies Omit<StorageOptions, 'bucket'>;

/** Pictures of shared links: drawing is bound by CPU, and each takes about 30 MB while it lasts. */
export const cardOptions = {
  ...httpOptions,
  memory: '512MiB',
  cpu: 1,
  concurrency: 4,
  maxInstances: 5,
} satisfies HttpsOptions;

/** Document triggers: delivered again when they fail, so each may run twice. */
export const triggerOptions = { retry: true, maxInstances: 10, timeoutSeconds: 60 } as const;

/** The person's own, which also removes a closed account with all it has. */
export const personOptions = { ...triggerOptions, timeoutSeconds: 540 } as const;

/** Letters: few at a time, as mail servers ask. What fails is tried again by the schedule. */
const mailSecrets = [...limitSecret, ...secret('VIDRIERA_SMTP_PASSWORD')];
export const mailOptions = { maxInstances: 2, concurrency: 10, timeoutSeconds: 60, secrets: mailSecrets };

/** Letters that wait for their moment. */
export const dueMailOptions = {
  schedule: '*/5 * * * *',
  timeZone: ZONE,
  timeoutSeconds: 300,
  maxInstances: 1,
  retryCount: 0,
  secrets: mailSecrets,
} satisfies ScheduleOptions;

/** The page where letters about events are stopped. */
export const eventMailOptions = {
  ...httpOptions,
  maxInstances: 2,
  secrets: limitSecret,
} satisfies HttpsOptions;

/**
 * What makes the agenda's parts: one at a time, for all write the same document of their versions. It reads and packs the parts of some zonas at
 * once, a few megabytes each.
 */
export const agendaOptions = {
  ...triggerOptions,
  maxInstances: 1,
  concurrency: 1,
  memory: '512MiB',
  timeoutSeconds: 540,
} as const;

/** A little after 06:00, local time, when the agenda's day has changed. A retry waits until the lease of a run that was cut off is over. */
export const dailyOptions = {
  schedule: '5 6 * * *',
  timeZone: ZONE,
  timeoutSeconds: 540,
  maxInstances: 1,
  retryCount: 3,
  minBackoffSeconds: 60,
} satisfies ScheduleOptions;

/** Three times more in the hour after, for dates that are left. */
export const moreDatesOptions = {
  ...dailyOptions,
  schedule: '20,35,50 6 * * *',
  retryCount: 0,
} satisfies ScheduleOptions;
