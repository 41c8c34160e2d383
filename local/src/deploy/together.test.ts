import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SiteName } from '@vidriera/domain/site/areas';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Kept } from './manifest.ts';
import { type Site, siteFor } from './site.ts';
import { checkTogether } from './together.ts';

const HASH = '0'.repeat(64);
const about = { contract: 1, react: '19.3.1', files: [] };
const shell = (id: string, ...names: string[]): Kept => ({
  ...about,
  id,
  offers: { '@vidriera/router': names },
  server: { file: '/server/s-1.cjs', sha256: HASH },
  document: {
    clientHtml: ['', '', ''],
    serverHtml: ['', '', ''],
    scripts: [],
    styles: [],
    boot: '',
    entry: '/assets/a.js',
    preloads: [],
    sheets: [],
  },
});
const explore = (id: string, ...names: string[]): Kept => ({
  ...about,
  id,
  entry: '/r/explore/e.js',
  js: [],
  uses: { '@vidriera/router': names },
  adopt: '/r/explore/adopt.js',
  server: { file: '/r/explore/server/routes-1.cjs', sha256: '0'.repeat(64) },
});
const [A, B] = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb'] as const;

/** What each site serves as its manifest. */
let live: Partial<Record<SiteName, Kept[]>>;
let server: Server;
beforeEach(async () => {
  live = {};
  server = createServer(({ url }, response) => {
    const name = /^\/(?:(shell)\.json|r\/(\w+)\/)/
      .exec(url ?? '')
      ?.slice(1)
      .find(Boolean) as SiteName;
    const builds = live[name];
    response.writeHead(builds ? 200 : 404, { 'content-type': 'application/json' });
    response.end(builds && JSON.stringify({ builds }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => server.close().closeAllConnections());

const siteOf = (name: SiteName): Site => ({
  ...siteFor(name, 'p', 'v'),
  origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
});
const check = (coming: Partial<Record<SiteName, Kept[]>>) =>
  checkTogether(
    Object.entries(coming).map(([name, builds]) => ({ site: siteOf(name as SiteName), builds })),
    siteOf,
  );

it('lets go what runs together, and whatever comes before there is a shell', async () => {
  expect(await check({ explore: [explore(A, 'Link')] })).toEqual([]);
  live = { shell: [shell(A, 'Link')] };
  expect(await check({ explore: [explore(A, 'Link')] })).toEqual([]);
  expect(await check({ shell: [shell(B, 'Link', 'Form')], explore: [explore(B, 'Form')] })).toEqual([]);
});

it('refuses an area’s build that the live shell has nothing for, though an older one would do', async () => {
  live = { shell: [shell(A, 'Link')] };
  await expect(check({ explore: [explore(B, 'Form'), explore(A, 'Link')] })).rejects.toThrow(
    /explore's build b+ does not run in the shell's a+ \(@vidriera\/router of the shell has no Form\)/,
  );
});

it('refuses a shell in which no live build of an area runs, and says where an older one will be served', async () => {
  live = { explore: [explore(B, 'Form')] };
  await expect(check({ shell: [shell(B, 'Link')] })).rejects.toThrow(/deploy the shell and explore/);
  live = { explore: [explore(B, 'Form'), explore(A, 'Link')] };
  expect(await check({ shell: [shell(B, 'Link')] })).toEqual([
    expect.stringMatching(/its build a+ will be served/),
  ]);
});

it('refuses what it can’t read', async () => {
  live = { shell: [{ id: A, files: [] }] };
  await expect(check({ explore: [explore(A)] })).rejects.toThrow(/deploy the shell first/);
  live = { explore: [{ id: A, files: [] }] };
  await expect(check({ shell: [shell(A)] })).rejects.toThrow(/live of explore is of another kind/);
});
