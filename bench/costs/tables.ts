import { FLOOD, floodCosts, IMAGE_VIEWS } from './floods.ts';
import { LARGEST_VOLUME, originShares, VOLUMES } from './hits.ts';
import type { CostMeasurements } from './measured.ts';
import {
  ASSUMPTIONS,
  type CostChanges,
  costPerMillion,
  countingPerMillion,
  type MonthlyBill,
  meanView,
  monthlyBill,
  total,
  uncachedPages,
  waitingCosts,
} from './model.ts';
import { OTHER_CDNS, PRICES } from './prices.ts';
import { standingCosts } from './standing.ts';

const dollars = (amount: number): string =>
  amount >= 100 ? Math.round(amount).toLocaleString('en') : amount.toFixed(2);

/** Formats a Markdown table. All columns but the first are right-aligned. */
function table(head: string[], rows: string[][]): string {
  const widths = head.map((_, i) => Math.max(...[head, ...rows].map((row) => (row[i] ?? '').length), 4));
  const line = (row: string[]) =>
    `| ${row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join(' | ')} |`;
  const rule = `| ${widths.map((width, i) => (i === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}

/** People in a full hall, as in `bench:hall`. */
const HALL_PEOPLE = 300;

const LINES: [keyof MonthlyBill, string][] = [
  ['pages', 'Hosting: HTML, answers of the API'],
  ['pictures', 'pictures'],
  ['builds', 'scripts, styles, fonts'],
  ['functions', 'functions'],
  ['reads', 'Firestore: reads'],
  ['writes', 'writes'],
  ['stored', 'Storage, after a year'],
  ['database', 'Firestore and its backups, after a year'],
  ['people', 'Identity Platform'],
  ['crawlers', 'crawlers'],
  ['logs', 'logs'],
  ['standing', 'without any visitor'],
];

const views = VOLUMES.map((volume) => `${volume.toLocaleString('en')} views a day`);

function viewTable(measured: CostMeasurements): string {
  const view = meanView(measured);
  const kb = (bytes: number) => (bytes / 1000).toFixed(1);
  const rows = (Object.keys(ASSUMPTIONS.kinds) as (keyof typeof ASSUMPTIONS.kinds)[]).map((kind) => {
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

function actsTable(measured: CostMeasurements): string {
  const bills = VOLUMES.map((volume) => {
    const bill = monthlyBill(measured, volume, originShares(volume));
    return total(bill) - bill.standing;
  });
  const perMillion = bills.map((bill, i) => dollars((bill / (30 * (VOLUMES[i] ?? 1))) * 1e6));
  const { publication, like, signUp } = measured.acts;
  const cost = costPerMillion(measured);
  return table(
    ['a million', 'reads', 'writes', 'dollars'],
    [
      ...VOLUMES.map((volume, i) => [
        `page views, at ${volume.toLocaleString('en')} a day`,
        '',
        '',
        perMillion[i] ?? '',
      ]),
      ['pages past the CDN, as crawlers read them', '', '', dollars(uncachedPages(measured, 1e6))],
      ...VOLUMES.map((volume) => [
        `views in the figures, at ${volume.toLocaleString('en')} a day`,
        '2',
        '1',
        dollars(countingPerMillion(volume)),
      ]),
      ['publications with a picture', publication.reads, publication.writes, dollars(cost.publication)],
      ['likes', like.reads, like.writes, dollars(cost.like)],
      ['sign-ups', signUp.reads, signUp.writes, dollars(cost.signUp)],
    ].map((row) => row.map(String)),
  );
}

function monthTable(measured: CostMeasurements): string {
  const bills = VOLUMES.map((volume) => monthlyBill(measured, volume, originShares(volume)));
  const rows = LINES.map(([line, name]) => [name, ...bills.map((bill) => dollars(bill[line]))]);
  return table(
    ['dollars a month', ...views],
    [...rows, ['all', ...bills.map((bill) => dollars(total(bill)))]],
  );
}

function cdnTable(measured: CostMeasurements): string {
  const row = (name: string, changes: CostChanges = {}, pages?: 'pagesForAnHour') => {
    const bill = monthlyBill(measured, LARGEST_VOLUME, originShares(LARGEST_VOLUME, pages), changes);
    const rest =
      bill.writes + bill.stored + bill.database + bill.people + bill.crawlers + bill.logs + bill.standing;
    const figures = [bill.pages, bill.pictures, bill.builds, bill.functions, bill.reads, rest, total(bill)];
    return [name, ...figures.map(dollars)];
  };
  const rows = OTHER_CDNS.flatMap((other) => [
    row(`pictures, builds: ${other.name}`, { other }),
    row('… and HTML', { other, html: true }),
    row('… and pages kept for an hour, in a shared store', { other, html: true }, 'pagesForAnHour'),
    row('… and no log of what succeeds', { other, html: true, silent: true }, 'pagesForAnHour'),
  ]);
  const head = ['dollars a month', 'HTML', 'pictures', 'builds', 'functions', 'reads', 'the rest', 'all'];
  return table(head, [row('Hosting, as today'), ...rows]);
}

function floodTable(measured: CostMeasurements): string {
  const rows = floodCosts(measured).map(({ what, before, after }) => [what, dollars(before), dollars(after)]);
  return table(
    [
      `dollars for a day of ${FLOOD} requests a second, or ${IMAGE_VIEWS.toLocaleString('en')} looks`,
      'before',
      'now',
    ],
    rows,
  );
}

const stored = ({ reads, writes }: { reads: number; writes: number }) =>
  reads * PRICES.read + writes * PRICES.write;
const rounded = (value: number) => String(Math.round(value * 10) / 10);

function hallTable({ hall }: CostMeasurements): string {
  const acts = Object.entries(hall);
  const sum = {
    reads: acts.reduce((all, [, { reads }]) => all + reads, 0),
    writes: acts.reduce((all, [, { writes }]) => all + writes, 0),
  };
  return table(
    ['each person', 'reads', 'writes', `dollars for ${HALL_PEOPLE}`],
    [...acts, ['all', sum] as const].map(([name, act]) => [
      name,
      rounded(act.reads),
      rounded(act.writes),
      (HALL_PEOPLE * stored(act)).toFixed(3),
    ]),
  );
}

function quietTable({ quiet }: CostMeasurements): string {
  const rows = Object.entries(quiet).map(([name, run]) => [
    `\`${name}\``,
    String(run.runs),
    rounded(run.reads),
    rounded(run.writes),
    (run.runs * stored(run)).toFixed(4),
  ]);
  return table(['a day without anybody', 'runs', 'reads each', 'writes each', 'dollars a day'], rows);
}

function standingTable(): string {
  return table(
    ['without any visitor', 'dollars a month'],
    Object.entries(standingCosts()).map(([name, cost]) => [name, dollars(cost)]),
  );
}

function waitingTable(): string {
  return table(
    ['an instance that waits', 'dollars a month'],
    Object.entries(waitingCosts()).map(([name, cost]) => [`\`${name}\``, dollars(cost)]),
  );
}

/** Returns every table by its title; docs/costs.md has some of them. */
export const tables = (measured: CostMeasurements): Record<string, string> => ({
  'A view': viewTable(measured),
  'Each act': actsTable(measured),
  'A month': monthTable(measured),
  'Without any visitor': standingTable(),
  'Another CDN, at 10,000,000 views a day': cdnTable(measured),
  Floods: floodTable(measured),
  'A full hall': hallTable(measured),
  'A quiet day': quietTable(measured),
  'Waiting instances': waitingTable(),
});
