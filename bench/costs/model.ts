import { THUMBNAIL_WIDTHS } from '@vidriera/domain/values/limits';
import { BACKUP_DAYS } from '../../ops/src/project/database.ts';
import type { Hits } from './cdn.ts';
import type { Measured } from './measured.ts';
import { type OtherCdn, PRICES } from './prices.ts';

const DAYS = 30;
const DAY = 86_400;
const GB = 1e9;

/** What nobody has measured, because it needs visitors. Every view opens a page by its address. */
export const ASSUMED = {
  /** Of the views, by kind of page. */
  kinds: { landing: 0.05, explore: 0.2, evento: 0.35, perfil: 0.4 },
  /** Of the views, those with nothing in the browser's cache. */
  cold: 0.4,
  /** For each view: an item with a picture published, a like, a sign-up. */
  publication: 1 / 2000,
  like: 1 / 100,
  signUp: 1 / 5000,
  /** Of the people who come in a month, those who sign in; views of each of them in a month. */
  signedIn: 0.1,
  viewsEach: 30,
  /** Bytes that an item and a person take in the database, their index entries among them. */
  item: 8000,
  person: 4000,
  /** Bytes of a picture as a phone sends it, of its thumbnails together, and of a line of a log. */
  upload: 3_000_000,
  thumbnails: 100_000,
  line: 1000,
} as const;

/**
 * How long a request keeps an instance, and its processor, in seconds (docs/performance.md: later pages, and pages a second of one processor; the
 * API is taken to be like pages). Google bills 100 ms at least, and adds an instance when the processor is busy for 0.6 of the time.
 */
const INSTANCE = { held: 0.1, cpu: 1 / 108, full: 0.6, gib: 0.25, apiGib: 1, pageGib: 0.5 };
/** Seconds of an instance that a picture's thumbnails take, and documents the rules read (docs/data.md). */
const IMAGE_SECONDS = 2;
const RULES = { publication: 4, like: 1 };
const FILES = 1 + THUMBNAIL_WIDTHS.length;

/** What the CDN answers of pages and of pictures. Builds are a few hundred files that it always has. */
export interface Cached {
  pages: Hits;
  pictures: Hits;
}

/** What is sent, or kept, otherwise than today. */
export interface Changes {
  /** Where pictures and builds come from. */
  other?: OtherCdn;
  /** HTML comes from there, too. */
  html?: boolean;
  /** No line of a log for a request that succeeds. */
  silent?: boolean;
}

export interface Bill {
  pages: number;
  pictures: number;
  builds: number;
  functions: number;
  reads: number;
  writes: number;
  stored: number;
  /** The database: what it keeps, for a week's recovery too, and its backups. */
  database: number;
  people: number;
  logs: number;
}

/** What instances cost in a day that answer so many requests. */
function instances(requests: number, gib: number): number {
  const rate = requests / DAY;
  const busy = Math.max(1 - Math.exp(-rate * INSTANCE.held), (rate * INSTANCE.cpu) / INSTANCE.full);
  return requests * PRICES.request + busy * DAY * (PRICES.cpu + gib * PRICES.memory);
}

/** Returns the dollars that Identity Platform takes for a month in which `people` signed in. */
export function identity(people: number): number {
  let [dollars, from] = [0, 0];
  for (const [until, each] of PRICES.identity) {
    dollars += Math.max(0, Math.min(people, until) - from) * each;
    from = until;
  }
  return dollars;
}

/** How many copies of the database backups hold: those of the last days, and of the last weeks (ops/src/project/database.ts). */
const COPIES = BACKUP_DAYS.daily + BACKUP_DAYS.weekly / 7;

type Kind = keyof Measured['pages'];
type Part = keyof Measured['pages']['explore']['cold'];

/** A mean view of all kinds, cold and warm. */
export function meanView({ pages }: Measured) {
  const kinds = Object.entries(ASSUMED.kinds) as [Kind, number][];
  const mean = (of: (page: Measured['pages'][Kind]) => number) =>
    kinds.reduce((sum, [kind, part]) => sum + part * of(pages[kind]), 0);
  const sent = (part: Part, what: 'bytes' | 'requests') =>
    mean(({ cold, warm }) => ASSUMED.cold * cold[part][what] + (1 - ASSUMED.cold) * warm[part][what]);
  return { sent, calls: mean(({ drawing }) => drawing.calls), reads: mean(({ drawing }) => drawing.reads) };
}

/** What a month costs, in dollars, at so many page views a day. */
export function monthly(
  measured: Measured,
  perDay: number,
  cached: Cached,
  { other, html = false, silent = false }: Changes = {},
): Bill {
  const view = meanView(measured);
  const { publication, like, signUp } = measured.acts;
  const drawn = perDay * cached.pages.made;
  const published = perDay * ASSUMED.publication;
  const liked = perDay * ASSUMED.like;
  const signedUp = perDay * ASSUMED.signUp;
  /** What delivering a part of the views costs, by Hosting or by the other CDN. */
  const delivered = (part: Part, cdn: OtherCdn | undefined) => {
    const gb = (perDay * view.sent(part, 'bytes')) / GB;
    return cdn ? gb * cdn.gb + perDay * view.sent(part, 'requests') * cdn.request : gb * PRICES.hostingGb;
  };
  // What another CDN stores itself it asks nobody for.
  const missed = other ? 0 : perDay * cached.pictures.made;
  const misses = missed * view.sent('pictures', 'requests');
  const thumbnailGb = (published * 365 * ASSUMED.thumbnails) / GB;
  const events = published * (publication.writes + FILES) + liked * like.writes + signedUp * signUp.writes;
  // A year of publishing and signing up, and the parts of the agenda, which are small beside it.
  const databaseGb = (365 * (published * ASSUMED.item + signedUp * ASSUMED.person)) / GB;
  const people = (perDay * DAYS * ASSUMED.signedIn) / ASSUMED.viewsEach;
  const requests = drawn * (1 + view.calls) + misses + events + signedUp;
  const written = published * publication.writes + liked * like.writes + signedUp * signUp.writes;
  const read =
    drawn * view.reads +
    published * (publication.reads + RULES.publication) +
    liked * (like.reads + RULES.like) +
    signedUp * signUp.reads;
  const day: Bill = {
    pages:
      delivered('html', html ? other : undefined) +
      delivered('api', undefined) +
      // A page that the CDN has not leaves the function for it first.
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
      // What a year of publishing keeps in the bucket.
      ((published * 365 * ASSUMED.upload) / GB) * (PRICES.storedGb / DAYS),
    database: (databaseGb * (2 * PRICES.databaseGb + COPIES * PRICES.backupGb)) / DAYS,
    people: identity(people) / DAYS,
    logs: (((silent ? 0 : requests) * ASSUMED.line) / GB) * PRICES.logsGb,
  };
  return Object.fromEntries(
    Object.entries(day).map(([line, dollars]) => [line, dollars * DAYS]),
  ) as unknown as Bill;
}

export const total = (bill: Bill): number =>
  Object.values(bill).reduce((sum: number, line: number) => sum + line, 0);

/** What a million of each act cost, in dollars, apart from views. */
export function millions({ acts }: Measured): Record<keyof Measured['acts'], number> {
  const million = ({ reads, writes }: { reads: number; writes: number }, ruled: number, calls: number) =>
    1e6 * ((reads + ruled) * PRICES.read + writes * PRICES.write) + calls * 1e6 * requestCost;
  const requestCost = PRICES.request + INSTANCE.held * (PRICES.cpu + INSTANCE.gib * PRICES.memory);
  const image = FILES * PRICES.classA + IMAGE_SECONDS * (PRICES.cpu + INSTANCE.pageGib * PRICES.memory);
  return {
    publication: million(acts.publication, RULES.publication, acts.publication.writes + FILES) + 1e6 * image,
    like: million(acts.like, RULES.like, acts.like.writes),
    signUp: million(acts.signUp, 0, 1 + acts.signUp.writes),
  };
}
