import { type Hits, type Lifetime, simulate, type Visits } from './cdn.ts';
import { FLOOD, floods, LOOKS } from './floods.ts';
import type { Measured } from './measured.ts';
import {
  ASSUMED,
  type Bill,
  type Cached,
  type Changes,
  meanView,
  millions,
  monthly,
  total,
} from './model.ts';
import { OTHER_CDNS } from './prices.ts';

const VOLUMES = [1000, 100_000, 10_000_000] as const;
const LARGEST = VOLUMES[2];

/** Who visits: Zipf over 100,000 pages, from seven edges, most from the nearest. */
const VISITS: Omit<Visits, 'perDay'> = {
  pages: 100_000,
  exponent: 0.9,
  edges: [50, 20, 10, 8, 5, 4, 3],
  seed: 20_261_123,
};
const PAGES: Lifetime = { fresh: 60, stale: 0, shared: false };
/** Pictures never change; no CDN promises to keep what it has no room for, so here they are forgotten after a day. */
const FILES: Lifetime = { fresh: 86_400, stale: 0, shared: false };

const HOUR: Lifetime = { ...PAGES, fresh: 3600, shared: true };

const LIFETIMES: [string, Lifetime][] = [
  ['60 s: pages today', PAGES],
  ['60 s, and 600 more while another is fetched: the API today', { ...PAGES, stale: 600 }],
  ['300 s', { ...PAGES, fresh: 300 }],
  ['300 s, and 3600 more', { ...PAGES, fresh: 300, stale: 3600 }],
  ['3600 s', { ...PAGES, fresh: 3600 }],
  ['3600 s, edges before a shared store', HOUR],
  ['60 s, edges before a shared store', { ...PAGES, shared: true }],
  ['60 s and 600 more, edges before a shared store', { ...PAGES, stale: 600, shared: true }],
  ['a day: pictures', FILES],
];

export type AllHits = Map<string, Hits[]>;

/** What the CDN answers of each lifetime, by volume. Takes some seconds. */
export const allHits = (): AllHits =>
  new Map(
    LIFETIMES.map(([name, lifetime]) => [
      name,
      VOLUMES.map((perDay) => simulate(lifetime, { ...VISITS, perDay })),
    ]),
  );

const hitsOf = (hits: AllHits, lifetime: Lifetime, volume: number): Hits => {
  const [name = ''] = LIFETIMES.find(([, one]) => one === lifetime) ?? [];
  const found = hits.get(name)?.[(VOLUMES as readonly number[]).indexOf(volume)];
  if (!found) throw new Error(`nothing was simulated for ${volume}`);
  return found;
};

const cachedAt = (hits: AllHits, volume: number, pages = PAGES): Cached => ({
  pages: hitsOf(hits, pages, volume),
  pictures: hitsOf(hits, FILES, volume),
});

const dollars = (amount: number): string =>
  amount >= 100 ? Math.round(amount).toLocaleString('en') : amount.toFixed(2);
const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;

/** A Markdown table, its columns as wide as what stands in them; all but the first are figures. */
function table(head: string[], rows: string[][]): string {
  const widths = head.map((_, i) => Math.max(...[head, ...rows].map((row) => (row[i] ?? '').length), 4));
  const line = (row: string[]) =>
    `| ${row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join(' | ')} |`;
  const rule = `| ${widths.map((width, i) => (i === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}

const LINES: [keyof Bill, string][] = [
  ['pages', 'Hosting: HTML'],
  ['pictures', 'pictures'],
  ['builds', 'scripts, styles, fonts'],
  ['functions', 'functions'],
  ['reads', 'Firestore: reads'],
  ['writes', 'writes'],
  ['stored', 'Storage, after a year'],
  ['logs', 'logs'],
];

const views = VOLUMES.map((volume) => `${volume.toLocaleString('en')} views a day`);

function viewTable(measured: Measured): string {
  const view = meanView(measured);
  const kb = (bytes: number) => (bytes / 1000).toFixed(1);
  const rows = (Object.keys(ASSUMED.kinds) as (keyof typeof ASSUMED.kinds)[]).map((kind) => {
    const { cold, warm, drawing } = measured.pages[kind];
    const sum = (sent: typeof cold) => Object.values(sent).reduce((all, { bytes }) => all + bytes, 0);
    const figures = [cold.html, cold.builds, cold.pictures].map(({ bytes }) => kb(bytes));
    return [kind, ...figures, kb(sum(cold)), kb(sum(warm)), String(drawing.calls), String(drawing.reads)];
  });
  const means = (['html', 'builds', 'pictures'] as const).map((part) => kb(view.sent(part, 'bytes')));
  rows.push(['a mean view', ...means, '', '', view.calls.toFixed(1), view.reads.toFixed(1)]);
  return table(
    ['page', 'HTML kB', 'builds kB', 'pictures kB', 'all, cold', 'all, warm', 'calls', 'reads'],
    rows,
  );
}

function actsTable(measured: Measured, hits: AllHits): string {
  const bills = VOLUMES.map((volume) => total(monthly(measured, volume, cachedAt(hits, volume))));
  const perMillion = bills.map((bill, i) => dollars((bill / (30 * (VOLUMES[i] ?? 1))) * 1e6));
  const { publication, like, signUp } = measured.acts;
  const cost = millions(measured);
  return table(
    ['a million', 'reads', 'writes', 'dollars'],
    [
      ...VOLUMES.map((volume, i) => [
        `page views, at ${volume.toLocaleString('en')} a day`,
        '',
        '',
        perMillion[i] ?? '',
      ]),
      ['publications with a picture', publication.reads, publication.writes, dollars(cost.publication)],
      ['likes', like.reads, like.writes, dollars(cost.like)],
      ['sign-ups', signUp.reads, signUp.writes, dollars(cost.signUp)],
    ].map((row) => row.map(String)),
  );
}

function monthTable(measured: Measured, hits: AllHits): string {
  const bills = VOLUMES.map((volume) => monthly(measured, volume, cachedAt(hits, volume)));
  const rows = LINES.map(([line, name]) => [name, ...bills.map((bill) => dollars(bill[line]))]);
  return table(
    ['dollars a month', ...views],
    [...rows, ['all', ...bills.map((bill) => dollars(total(bill)))]],
  );
}

function cdnTable(measured: Measured, hits: AllHits): string {
  const row = (name: string, changes: Changes = {}, pages = PAGES) => {
    const bill = monthly(measured, LARGEST, cachedAt(hits, LARGEST, pages), changes);
    const rest = bill.writes + bill.stored + bill.logs;
    const figures = [bill.pages, bill.pictures, bill.builds, bill.functions, bill.reads, rest, total(bill)];
    return [name, ...figures.map(dollars)];
  };
  const rows = OTHER_CDNS.flatMap((other) => [
    row(`pictures, builds: ${other.name}`, { other }),
    row('… and HTML', { other, html: true }),
    row('… and pages kept for an hour, in a shared store', { other, html: true }, HOUR),
    row('… and no log of what succeeds', { other, html: true, silent: true }, HOUR),
  ]);
  const head = ['dollars a month', 'HTML', 'pictures', 'builds', 'functions', 'reads', 'the rest', 'all'];
  return table(head, [row('Hosting, as today'), ...rows]);
}

function hitsTable(hits: AllHits): string {
  const cell = ({ answered, made }: Hits) => `${percent(answered)}, ${percent(made)}`;
  return table(
    ['kept for', ...views],
    [...hits].map(([name, each]) => [name, ...each.map(cell)]),
  );
}

function floodTable(measured: Measured): string {
  const rows = floods(measured).map(({ what, before, after }) => [what, dollars(before), dollars(after)]);
  return table(
    [
      `dollars for a day of ${FLOOD} requests a second, or ${LOOKS.toLocaleString('en')} looks`,
      'before',
      'now',
    ],
    rows,
  );
}

/** The tables of docs/costs.md, by what they are of. */
export const tables = (measured: Measured, hits: AllHits): Record<string, string> => ({
  'A view': viewTable(measured),
  'Each act': actsTable(measured, hits),
  'A month': monthTable(measured, hits),
  'Another CDN, at 10,000,000 views a day': cdnTable(measured, hits),
  'What the CDN answers without waiting, and what the origin makes, of all views': hitsTable(hits),
  Floods: floodTable(measured),
});
