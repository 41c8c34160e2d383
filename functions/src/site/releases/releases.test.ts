import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { logger } from '../../base/process/logger.ts';
import { areaBuild, SHELL } from '../../testing/builds.ts';
import { fetchFile } from './fetch-file.ts';
import { createReleases } from './releases.ts';
import type { SiteOrigins } from './sites.ts';

const servers: Server[] = [];
async function serve(answer: Parameters<typeof createServer>[1]): Promise<string> {
  const server = createServer(answer as never).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
beforeEach(() => void vi.spyOn(logger, 'warn').mockReturnValue());
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});
const json = (value: object) => (_request: unknown, response: ServerResponse) =>
  void response.setHeader('content-type', 'application/json').end(JSON.stringify(value));
const manifest = (...builds: unknown[]) => serve(json({ builds }) as never);
const everywhere = (origin: string): SiteOrigins => ({
  shell: origin,
  explore: origin,
  dashboard: origin,
  profile: origin,
});
const read = (sites: SiteOrigins, limitMs = 5000) =>
  createReleases({ origins: sites, freshMs: 0, limitMs })();

it('returns each site’s builds, the live one first', async () => {
  const [fresh, old] = [areaBuild('explore'), areaBuild('explore', { id: '00000000000b' })];
  const sites = {
    shell: await manifest(SHELL),
    explore: await manifest(fresh, { contract: 'strange' }, old),
    dashboard: await manifest(areaBuild('dashboard')),
    profile: await manifest(areaBuild('profile')),
  };
  const { shell, areas, stale } = await read(sites);
  expect(stale).toEqual([]);
  expect(shell).toEqual([SHELL]);
  expect(areas.explore).toEqual([fresh, old]);
});

it.each([
  { js: ['/assets/bootstrap.js'] },
  { adopt: '/assets/bootstrap.js' },
  { entry: '/r/profile/remoteEntry-abcd1234.js' },
])('ignores a build that names files of another area: %o', async (change) => {
  const strange = areaBuild('explore', change);
  const origin = await manifest(areaBuild('profile'), strange);
  const { areas } = await read(everywhere(origin));
  expect(areas).toEqual({ explore: [], dashboard: [], profile: [areaBuild('profile')] });
});

it.each([
  ['a site that hangs', () => undefined, expect.stringContaining('timeout'), 100],
  [
    'invalid JSON',
    (_: unknown, response: ServerResponse) => void response.end('{'),
    'invalid manifest: SyntaxError',
  ],
  ['an invalid manifest', json({ entry: '/x' }), 'invalid manifest: $ZodError'],
  ['unreadable builds', json({ builds: [{}] }), 'no readable build'],
])('survives %s, and logs it', async (_fault, answer, reason, limitMs = 5000) => {
  const known = await read(everywhere(await serve(answer as never)), limitMs);
  expect(known).toEqual({
    shell: [],
    areas: { explore: [], dashboard: [], profile: [] },
    stale: ['shell', 'explore', 'dashboard', 'profile'],
  });
  expect(logger.warn).toHaveBeenCalledWith('releases: no manifest', { part: 'shell', reason });
});

it('asks again only when the answer is old or incomplete, and keeps the last good list', async () => {
  const respond = vi.fn(json({ builds: [SHELL] }));
  const sites = {
    shell: await serve(respond as never),
    explore: await manifest(areaBuild('explore')),
    dashboard: await manifest(areaBuild('dashboard')),
    profile: await manifest(areaBuild('profile')),
  };
  let now = 0;
  const releases = createReleases({ origins: sites, freshMs: 5000, now: () => now });
  await releases();
  now = 5000;
  await releases();
  expect(respond).toHaveBeenCalledTimes(1);
  now = 5001;
  await releases();
  expect(respond).toHaveBeenCalledTimes(2);
  sites.explore = 'http://127.0.0.1:1';
  now = 11_000;
  const later = await releases();
  expect(later.stale).toEqual(['explore']);
  expect(later.areas.explore).toEqual([areaBuild('explore')]);
  now = 12_000;
  await releases();
  expect(respond).toHaveBeenCalledTimes(3);
  now = 12_001;
  await releases();
  expect(respond).toHaveBeenCalledTimes(4);
});

it.each([
  ['answer', false],
  ['fail', true],
])('asks sites that %s once a second, for any number of callers', async (_state, down) => {
  const fail = (_request: unknown, response: ServerResponse) => void response.writeHead(503).end();
  const respond = vi.fn(down ? fail : json({ builds: [SHELL] }));
  const origins = everywhere(await serve(respond as never));
  let now = 0;
  const releases = createReleases({ origins, freshMs: 10_000, now: () => now });
  for (now = 0; now <= 3000; now += 10) await releases(true);
  expect(respond).toHaveBeenCalledTimes(3 * 4);
});

it('fetchFile: hangs up on an endless answer long before the timeout', async () => {
  let sent = 0;
  const pour = (response: ServerResponse) => {
    do sent += 1 << 16;
    while (response.write(Buffer.alloc(1 << 16)));
    response.once('drain', () => pour(response));
  };
  let hungUp: Promise<unknown> | undefined;
  const origin = await serve((_request, response) => {
    hungUp = once(response, 'close');
    pour(response.setHeader('content-type', 'text/javascript') as ServerResponse);
  });
  const path = '/r/explore/assets/endless-abcd1234.js';
  const limit = 10 * 1024 * 1024;
  expect(await fetchFile(path, origin, 60_000)).toEqual({ kind: 'down', reason: `more than ${limit} bytes` });
  await hungUp;
  // The connection's buffers come on top.
  expect(sent).toBeLessThan(2 * limit);
});
