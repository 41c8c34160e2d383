import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SiteName } from '@vidriera/domain/site/areas';
import type { DeployedBuild } from '@vidriera/local/sites/manifest';
import { type ReleaseSite, siteFor } from '@vidriera/local/sites/site';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkCompatibility } from './compatibility.ts';

const HASH = '0'.repeat(64);
const about = { contract: 1, react: '19.3.1', files: [] };
const shell = (id: string, ...names: string[]): DeployedBuild => ({
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
const explore = (id: string, ...names: string[]): DeployedBuild => ({
  ...about,
  id,
  entry: '/r/explore/e.js',
  js: [],
  uses: { '@vidriera/router': names },
  adopt: '/r/explore/adopt.js',
  server: { file: '/r/explore/server/routes-1.cjs', sha256: '0'.repeat(64) },
});
const [A, B] = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb'] as const;

/** Live builds of each site. */
let live: Partial<Record<SiteName, DeployedBuild[]>>;
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

const siteOf = (name: SiteName): ReleaseSite => ({
  ...siteFor(name, 'p', 'v'),
  origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
});
const check = (coming: Partial<Record<SiteName, DeployedBuild[]>>) =>
  checkCompatibility(
    Object.entries(coming).map(([name, builds]) => ({ site: siteOf(name as SiteName), builds })),
    siteOf,
  );

it('accepts compatible builds, and any area before the first shell', async () => {
  expect(await check({ explore: [explore(A, 'Link')] })).toEqual([]);
  live = { shell: [shell(A, 'Link')] };
  expect(await check({ explore: [explore(A, 'Link')] })).toEqual([]);
  expect(await check({ shell: [shell(B, 'Link', 'Form')], explore: [explore(B, 'Form')] })).toEqual([]);
});

it('rejects an area’s build that is incompatible with the live shell, even if an older one is compatible', async () => {
  live = { shell: [shell(A, 'Link')] };
  await expect(check({ explore: [explore(B, 'Form'), explore(A, 'Link')] })).rejects.toThrow(
    /explore's build b+ does not run in the shell's a+ \(@vidriera\/router of the shell has no Form\)/,
  );
});

it('rejects a shell without a compatible build of an area, and notes an older one', async () => {
  live = { explore: [explore(B, 'Form')] };
  await expect(check({ shell: [shell(B, 'Link')] })).rejects.toThrow(/deploy the shell and explore/);
  live = { explore: [explore(B, 'Form'), explore(A, 'Link')] };
  expect(await check({ shell: [shell(B, 'Link')] })).toEqual([
    expect.stringMatching(/its build a+ will be served/),
  ]);
});

it('rejects builds of an unknown format', async () => {
  live = { shell: [{ id: A, files: [] }] };
  await expect(check({ explore: [explore(A)] })).rejects.toThrow(/deploy the shell first/);
  live = { explore: [{ id: A, files: [] }] };
  await expect(check({ shell: [shell(A)] })).rejects.toThrow(/live build of explore has an unknown format/);
});
