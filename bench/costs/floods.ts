import { THUMBNAIL_BYTES } from '@vidriera/domain/values/limits';
import { TABLE } from '../../functions/src/base/limits/table.ts';
import { httpOptions, sitemapOptions } from '../../functions/src/base/process/options.ts';
import { LOOK_EVERY } from '../../functions/src/items/agenda/read.ts';
import { DRAWN } from '../../functions/src/site/pages/drawing-budget.ts';
import { PER_FILE } from '../../functions/src/site/sitemap/files.ts';
import { LISTED } from '../../functions/src/site/sitemap/sitemap.ts';
import type { CostMeasurements } from './measured.ts';
import { uncachedPages } from './model.ts';
import { PRICES } from './prices.ts';

const DAY = 86_400;
const GB = 1e9;
/** Requests per second of one machine. */
export const FLOOD = 500;
/** Sitemap files of 10,000 addresses that two instances build per second. */
const FILES_A_SECOND = 2;
/** Minimum number of builds in a live manifest (docs/decisions/releases.md). */
const KEPT_BUILDS = 5;
/** Size of a 768 px thumbnail of an 8:1 noise image, before the limit. */
const NOISE_BYTES = 1_769_000;
/** Maximum documents per search query before lists were stored in parts. */
const LOOKED_THROUGH = 200;
/** Networks that ask for letters without end. */
const NETWORKS = 10;
/** Of a code's letter: its request twice, the queue four times, counts by mailbox twice; and a tenth of two shared counts. */
const WRITES_A_LETTER = 8.2;
/** The network's limit before, when each letter also wrote the counts of network and front. */
const BEFORE = { letters: 200, writes: 10 };
/** Views of that image. */
export const IMAGE_VIEWS = 1_000_000;

interface Flood {
  what: string;
  /** Dollars per day, or per `LOOKS`. */
  before: number;
  after: number;
}

/** Returns the cost of attacks and of one popular image, before and after the limits. */
export function floodCosts(measured: CostMeasurements): Flood[] {
  const { manifests } = measured;
  const lettersOf = (perWindow: number) => NETWORKS * perWindow * (DAY / TABLE.accountLetter.window);
  const daily = (perSecond: number, price: number) => perSecond * DAY * price;
  const maps = (perSecond: number) => daily((perSecond * manifests * KEPT_BUILDS) / GB, PRICES.hostingGb);
  const looked = (bytes: number) => ((IMAGE_VIEWS * bytes) / GB) * PRICES.hostingGb;
  return [
    {
      what: 'searches for a word that many items have, beside one that none has (two queries of events)',
      before: daily(FLOOD * 2 * LOOKED_THROUGH, PRICES.read),
      after: daily((httpOptions.maxInstances * 1000) / LOOK_EVERY, PRICES.read),
    },
    {
      what: 'files of the sitemap, asked of the function itself',
      before: daily(FILES_A_SECOND * PER_FILE, PRICES.read),
      after: daily(sitemapOptions.maxInstances * LISTED.perSecond, PRICES.read),
    },
    {
      what: 'pages past the CDN, asked by one network',
      before: uncachedPages(measured, FLOOD * DAY),
      after: uncachedPages(measured, httpOptions.maxInstances * DRAWN.perSecond * DAY),
    },
    {
      what: 'the map of the areas (`/remotes.json`)',
      before: maps(FLOOD),
      after: maps(httpOptions.maxInstances),
    },
    {
      what: 'letters with codes, asked for by ten networks',
      before: lettersOf(BEFORE.letters) * BEFORE.writes * PRICES.write,
      after: lettersOf(TABLE.accountLetter.network) * WRITES_A_LETTER * PRICES.write,
    },
    {
      what: 'a picture of noise on a card, looked at a million times',
      before: looked(NOISE_BYTES),
      after: looked(THUMBNAIL_BYTES[768]),
    },
  ];
}
