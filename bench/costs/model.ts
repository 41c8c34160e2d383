import { THUMBNAIL_WIDTHS } from '@vidriera/domain/values/limits';
import { BACKUP_DAYS } from '../../ops/src/project/database.ts';
import type { OriginShares } from './hits.ts';
import type { CostMeasurements } from './measured.ts';
import { type OtherCdn, PRICES } from './prices.ts';
import { standingCosts } from './standing.ts';

const DAYS = 30;
const DAY = 86_400;
const GB = 1e9;

/** Assumptions to replace once there are real visitors. Every view opens a page by its address. */
export const ASSUMPTIONS = {
  /** Share of views by kind. */
  kinds: { landing: 0.05, explore: 0.2, evento: 0.35, perfil: 0.4 },
  /** Share of views with a cold cache. */
  cold: 0.4,
  /** Per view: items published with an image, likes, sign-ups. */
  publication: 1 / 2000,
  like: 1 / 100,
  signUp: 1 / 5000,
  /** Share of items that repeat with gaps, such as monthly, and their dates in a month. */
  gapped: 0.1,
  gappedDates: 2,
  /** Pages that crawlers read, for each view. */
  crawled: 0.5,
  /** Share of monthly visitors who sign in; views per visitor and month. */
  signedIn: 0.1,
  viewsEach: 30,
  /** Database bytes per item and person, with indexes. */
  item: 8000,
  person: 4000,
  /** Bytes of an uploaded photo, of its thumbnails together, and of a log line. */
  upload: 3_000_000,
  thumbnails: 100_000,
  line: 1000,
  /** Presses for each counted view. */
  press: 0.3,
  /** Bytes of an answer that only has headers. */
  headers: 600,
} as const;

/**
 * Seconds that a request holds an instance and its CPU (docs/performance.md); the API counts like pages.
 * Google bills at least 100 ms, and scales out at 60 % CPU.
 */
const INSTANCE = { held: 0.1, cpu: 1 / 108, full: 0.6, gib: 0.25, apiGib: 1, pageGib: 0.5 };
/** Instance seconds for an image's thumbnails, and reads by the rules (firestore.rules). */
const IMAGE_SECONDS = 2;
const RULES = { publication: 4, like: 1 };
/**
 * The night after a date of an item that repeats with gaps. It reads and writes the item and the owner’s `lights`; the item’s trigger
 * reads both again, and finds nothing to do (functions/src/items/items/item-written.ts).
 */
const RELIT = { reads: 5, writes: 2 };
/** The upload and its rewritten original trigger the function; the thumbnails’ bucket has no trigger. */
const ORIGINALS = 2;
const FILES = ORIGINALS + THUMBNAIL_WIDTHS.length;

export interface CostChanges {
  /** Serves images and builds. */
  other?: OtherCdn;
  /** Also serves HTML. */
  html?: boolean;
  /** No log line for successful requests. */
  silent?: boolean;
}

export interface MonthlyBill {
  pages: number;
  pictures: number;
  builds: number;
  functions: number;
  reads: number;
  writes: number;
  stored: number;
  /** Database with point-in-time recovery, and backups. */
  database: number;
  people: number;
  /** Pages that crawlers read: the CDN has few of them. */
  crawlers: number;
  logs: number;
  /** Costs of a project without any visitor (standing.ts). */
  standing: number;
}

/** Returns the dollars per day of instances for these requests. */
function instances(requests: number, gib: number): number {
  const rate = requests / DAY;
  const busy = Math.max(1 - Math.exp(-rate * INSTANCE.held), (rate * INSTANCE.cpu) / INSTANCE.full);
  return requests * PRICES.request + busy * DAY * (PRICES.cpu + gib * PRICES.memory);
}

/** Returns Identity Platform's dollars for a month with `people` sign-ins. */
export function identityPlatformCost(people: number): number {
  let [dollars, from] = [0, 0];
  for (const [until, each] of PRICES.identity) {
    dollars += Math.max(0, Math.min(people, until) - from) * each;
    from = until;
  }
  return dollars;
}

/** Database copies in backups, daily and weekly (ops/src/project/database.ts). */
const COPIES = BACKUP_DAYS.daily + BACKUP_DAYS.weekly / 7;

type Kind = keyof CostMeasurements['pages'];
type Part = keyof CostMeasurements['pages']['explore']['cold'];

/** Averages all kinds, cold and warm. */
export function meanView({ pages }: CostMeasurements) {
  const kinds = Object.entries(ASSUMPTIONS.kinds) as [Kind, number][];
  const mean = (of: (page: CostMeasurements['pages'][Kind]) => number) =>
    kinds.reduce((sum, [kind, part]) => sum + part * of(pages[kind]), 0);
  const sent = (part: Part, what: 'bytes' | 'requests') =>
    mean(({ cold, warm }) => ASSUMPTIONS.cold * cold[part][what] + (1 - ASSUMPTIONS.cold) * warm[part][what]);
  return { sent, calls: mean(({ drawing }) => drawing.calls), reads: mean(({ drawing }) => drawing.reads) };
}

/** Returns the dollars of a day of pages that the CDN has not, read without pictures and scripts. */
export function uncachedPages(measured: CostMeasurements, pages: number): number {
  const { sent, calls, reads } = meanView(measured);
  const gb = (pages * sent('html', 'bytes')) / GB;
  return (
    gb * (PRICES.hostingGb + PRICES.internetGb) +
    instances(pages, INSTANCE.pageGib) +
    instances(pages * calls, INSTANCE.apiGib) +
    pages * reads * PRICES.read +
    ((pages * (1 + calls) * ASSUMPTIONS.line) / GB) * PRICES.logsGb
  );
}

/** Returns the dollars per month at `perDay` page views a day. @param shares what the origin answers; builds are always cached */
export function monthlyBill(
  measured: CostMeasurements,
  perDay: number,
  shares: OriginShares,
  { other, html = false, silent = false }: CostChanges = {},
): MonthlyBill {
  const view = meanView(measured);
  const { publication, like, signUp } = measured.acts;
  const drawn = perDay * shares.pages;
  const published = perDay * ASSUMPTIONS.publication;
  const liked = perDay * ASSUMPTIONS.like;
  const signedUp = perDay * ASSUMPTIONS.signUp;
  /** Returns the cost of delivering one part by Hosting or another CDN. */
  const delivered = (part: Part, cdn: OtherCdn | undefined) => {
    const gb = (perDay * view.sent(part, 'bytes')) / GB;
    return cdn ? gb * cdn.gb + perDay * view.sent(part, 'requests') * cdn.request : gb * PRICES.hostingGb;
  };
  // Another CDN stores its files and never misses.
  const missed = other ? 0 : perDay * shares.pictures;
  const misses = missed * view.sent('pictures', 'requests');
  const thumbnailGb = (published * 365 * ASSUMPTIONS.thumbnails) / GB;
  const events =
    published * (publication.writes + ORIGINALS) + liked * like.writes + signedUp * signUp.writes;
  // One year of items and people; the stored lists are small in comparison.
  const databaseGb = (365 * (published * ASSUMPTIONS.item + signedUp * ASSUMPTIONS.person)) / GB;
  const people = (perDay * DAYS * ASSUMPTIONS.signedIn) / ASSUMPTIONS.viewsEach;
  const requests = drawn * (1 + view.calls) + misses + events + signedUp;
  // Items of one year.
  const relit = (published * 365 * ASSUMPTIONS.gapped * ASSUMPTIONS.gappedDates) / DAYS;
  const written =
    published * publication.writes + liked * like.writes + signedUp * signUp.writes + relit * RELIT.writes;
  const read =
    relit * RELIT.reads +
    drawn * view.reads +
    published * (publication.reads + RULES.publication) +
    liked * (like.reads + RULES.like) +
    signedUp * signUp.reads;
  const day: MonthlyBill = {
    pages:
      delivered('html', html ? other : undefined) +
      delivered('api', undefined) +
      // On a CDN miss, the page also leaves the function.
      ((drawn * view.sent('html', 'bytes')) / GB) * PRICES.internetGb,
    pictures:
      delivered('pictures', other) +
      ((missed * view.sent('pictures', 'bytes')) / GB) * PRICES.internetGb +
      ((other?.month ?? 0) + thumbnailGb * (other?.storedGb ?? 0)) / DAYS,
    builds: delivered('builds', other),
    functions:
      instances(drawn, INSTANCE.pageGib) +
      instances(drawn * view.calls, INSTANCE.apiGib) +
      instances(misses, INSTANCE.gib) +
      instances(events + signedUp, INSTANCE.gib) +
      published * IMAGE_SECONDS * (PRICES.cpu + INSTANCE.pageGib * PRICES.memory),
    reads: read * PRICES.read,
    writes: written * PRICES.write,
    stored:
      published * FILES * PRICES.classA +
      misses * PRICES.classB +
      // Uploads of one year.
      ((published * 365 * ASSUMPTIONS.upload) / GB) * (PRICES.storedGb / DAYS),
    database: (databaseGb * (2 * PRICES.databaseGb + COPIES * PRICES.backupGb)) / DAYS,
    people: identityPlatformCost(people) / DAYS,
    crawlers: uncachedPages(measured, perDay * ASSUMPTIONS.crawled),
    logs: (((silent ? 0 : requests) * ASSUMPTIONS.line) / GB) * PRICES.logsGb,
    standing: Object.values(standingCosts()).reduce((sum, part) => sum + part, 0) / DAYS,
  };
  return Object.fromEntries(
    Object.entries(day).map(([line, dollars]) => [line, dollars * DAYS]),
  ) as unknown as MonthlyBill;
}

export const total = (bill: MonthlyBill): number =>
  Object.values(bill).reduce((sum: number, line: number) => sum + line, 0);

/** Returns the dollars of a million of each action, without views. */
export function costPerMillion({ acts }: CostMeasurements): Record<keyof CostMeasurements['acts'], number> {
  const million = ({ reads, writes }: { reads: number; writes: number }, ruled: number, calls: number) =>
    1e6 * ((reads + ruled) * PRICES.read + writes * PRICES.write) + calls * 1e6 * requestCost;
  const requestCost = PRICES.request + INSTANCE.held * (PRICES.cpu + INSTANCE.gib * PRICES.memory);
  const image = FILES * PRICES.classA + IMAGE_SECONDS * (PRICES.cpu + INSTANCE.pageGib * PRICES.memory);
  return {
    publication:
      million(acts.publication, RULES.publication, acts.publication.writes + ORIGINALS) + 1e6 * image,
    like: million(acts.like, RULES.like, acts.like.writes),
    signUp: million(acts.signUp, 0, 1 + acts.signUp.writes),
  };
}

/** Reads and writes of an event in the figures, if none shares a write: the person and, once in ten minutes, the item; the month. */
const EVENT = { reads: 2, writes: 1 };

/** Returns the dollars of a million counted views with their presses: an upper bound, as bursts share writes. */
export function countingPerMillion(perDay: number): number {
  const events = perDay * (1 + ASSUMPTIONS.press);
  const stored = EVENT.reads * PRICES.read + EVENT.writes * PRICES.write;
  const sent = (ASSUMPTIONS.line * PRICES.logsGb + ASSUMPTIONS.headers * PRICES.hostingGb) / GB;
  return ((instances(events, INSTANCE.gib) + events * (stored + sent)) / perDay) * 1e6;
}

/** Returns the monthly price of one idle instance of each function with a minimum (`VIDRIERA_MIN_INSTANCES`). */
export function waitingCosts(): Record<'pages' | 'api', number> {
  const month = (gib: number) => (PRICES.idleCpu + gib * PRICES.memory) * DAYS * DAY;
  return { pages: month(INSTANCE.pageGib), api: month(INSTANCE.apiGib) };
}
