/**
 * Measures the public pages with Lighthouse's mobile emulation, each with its floor (bench/pages/floor.ts):
 * five interleaved visits, medians. `npm run bench:pages [-- --beside DIRECTORY NAME=URL …]` adds the same pages of another checkout, and
 * other sites' pages.
 */
import { createServer } from 'node:net';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { z } from '@vidriera/domain/zod-classic';
import { findShell } from '../local/src/testing/chromium.ts';
import { ensureChromium } from '../local/src/testing/ensure-chromium.ts';
import { startBeside } from './pages/beside.ts';
import { startFakeCdn } from './pages/cdn.ts';
import { addressesOf, preparePages } from './pages/fixture.ts';
import { floors } from './pages/floor.ts';
import { parseOtherSite } from './pages/guest.ts';
import { type LighthouseVisit, visitPage } from './pages/measure.ts';
import { sized } from './size.ts';
import { stackShape } from './stack-env.ts';
import { median } from './stats.ts';

const ROUNDS = sized(5, 1);

const env = z
  .object({
    ...stackShape,
  })
  .parse(process.env);

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || address === null) throw new Error('no free port');
  return address.port;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { beside: { type: 'string' } },
});
const guests = positionals.map(parseOtherSite);
const other = values.beside === undefined ? null : await startBeside(values.beside);
const lender = env.VIDRIERA_ACCOUNTS.find(({ role }) => role === 'creador')?.username ?? '';
const fixture = await preparePages(env.VIDRIERA_ORIGIN, lender);
const ours = await startFakeCdn(env.VIDRIERA_ORIGIN);
const theirs = other && (await startFakeCdn(other.origin));
const floor = await startFakeCdn(env.VIDRIERA_ORIGIN);
for (const [path, html] of Object.entries(floors(fixture))) await floor.serve(path, html);
const addresses = addressesOf(fixture);
const kinds = [
  ['profile', 'perfil, 12 links', '/perfil'],
  ['explore', `explore, ${fixture.cards.length} cards`, '/explore'],
  ['event', 'evento', '/evento'],
] as const;
const pages: { name: string; url: string; floor?: string }[] = [
  ...kinds.flatMap(([kind, name, floorPath]) => {
    const below = `floor of ${name}`;
    const page = (site: string, url: string) => ({ name: name + site, url, floor: below });
    return [
      { name: below, url: floor.origin + floorPath },
      page('', ours.origin + addresses[kind]),
      ...(theirs ? [page(` (${values.beside})`, theirs.origin + other.addresses[kind])] : []),
    ];
  }),
  { name: 'landing', url: `${ours.origin}/` },
  ...guests,
];

const port = await freePort();
// A headless browser has no pages of its own, whose work would count.
const executablePath = findShell() ?? (await ensureChromium(AbortSignal.timeout(600_000)));
const browser = await chromium.launchPersistentContext('', {
  executablePath,
  args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--ignore-certificate-errors'],
});
const devtools = await browser.newCDPSession(browser.pages()[0] ?? (await browser.newPage()));
/** Clears local storage; Lighthouse clears only the caches. */
const forget = (url: string) =>
  devtools.send('Storage.clearDataForOrigin', {
    origin: new URL(url).origin,
    storageTypes: 'local_storage',
  });
const visits = new Map<string, LighthouseVisit[]>(pages.map(({ name }) => [name, []]));
try {
  for (const { url } of pages) await visitPage(url, port); // warms up the fake CDN
  for (let round = 1; round <= ROUNDS; round++) {
    for (const { name, url } of pages) {
      await forget(url);
      visits.get(name)?.push(await visitPage(url, port));
      console.error(`round ${round} of ${ROUNDS}: ${name}`);
    }
  }
} finally {
  await browser.close();
  for (const site of [ours, floor, theirs]) site?.close();
  if (other) other.stop();
}

const middle = (name: string, field: keyof LighthouseVisit): number =>
  median((visits.get(name) ?? []).map((visit) => visit[field]));
const kb = (bytes: number): string => (bytes / 1000).toFixed(1);
console.log(
  '| page | perf. | FCP ms | LCP ms | LCP / floor | TBT ms | CLS | HTML kB | JS kB | requests before LCP |',
);
console.log('| --- | --: | --: | --: | --: | --: | --: | --: | --: | --: |');
for (const { name, floor: below } of pages) {
  const of = (field: keyof LighthouseVisit) => middle(name, field);
  const ratio = below ? (of('lcp') / middle(below, 'lcp')).toFixed(2) : '';
  const row = [
    name,
    of('performance'),
    Math.round(of('fcp')),
    Math.round(of('lcp')),
    ratio,
    Math.round(of('tbt')),
  ];
  console.log(
    `| ${[...row, of('cls').toFixed(3), kb(of('html')), kb(of('js')), of('requestsBeforeLcp')].join(' | ')} |`,
  );
}
