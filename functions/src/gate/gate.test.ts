import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import express from 'express';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchFile } from './fetch-file.ts';
import { createGate } from './gate.ts';
import { createRemotes } from './remotes.ts';

const REMOTE = (area: string) => ({
  entry: `/r/${area}/remoteEntry-abcd1234.js`,
  js: [`/r/${area}/assets/routes-abcd1234.js`],

  buildId: `build-${area}`,
});
const SCRIPT = `export default ${JSON.stringify('x'.repeat(2000))};`;

/** A Hosting site that has one area's files, and answers whatever else with a page of HTML. */
function siteServer(area: string, remote: object = REMOTE(area)): Server {
  return createServer((request, response) => {
    if (request.url === `/r/${area}/remote.json`) {
      response.setHeader('content-type', 'application/json').end(JSON.stringify(remote));
    } else if (request.url === `/r/${area}/assets/routes-abcd1234.js`) {
      response.setHeader('content-type', 'text/javascript; charset=utf-8').end(SCRIPT);
    } else if (request.url?.endsWith('broken-abcd1234.js')) {
      response.writeHead(500).end();
    } else if (request.url?.endsWith('page-abcd1234.js')) {
      response.setHeader('content-type', 'text/html').end('<!doctype html>');
    } else {
      response.writeHead(404, { 'content-type': 'text/html' }).end('<!doctype html>');
    }
  });
}

const listen = (server: Server): Promise<string> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    );
  });
const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.closeAllConnections();
    server.close(() => resolve());
  });

describe('the gate', () => {
  const log = vi.fn();
  let sites: Record<'explore' | 'dashboard' | 'profile', Server>;
  let gate: Server;
  let origin: string;

  beforeEach(async () => {
    log.mockClear();
    sites = {
      explore: siteServer('explore'),
      dashboard: siteServer('dashboard'),
      profile: siteServer('profile'),
    };
    const known = {
      explore: await listen(sites.explore),
      dashboard: await listen(sites.dashboard),
      profile: await listen(sites.profile),
    };
    const origins = () => Promise.resolve(known);
    const remotes = createRemotes({ origins, freshMs: 60_000, limitMs: 500, log });
    const app = express();
    app.use(createGate({ origins, remotes, log }));
    gate = createServer(app);
    origin = await listen(gate);
  });
  afterEach(() => Promise.all([gate, ...Object.values(sites)].map(close)));

  it('hands out a hashed file for ever, compressed', async () => {
    const answer = await fetch(`${origin}/r/explore/assets/routes-abcd1234.js`, {
      headers: { 'accept-encoding': 'br' },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await answer.text()).toBe(SCRIPT);
  });

  it('has a file without a hash asked for again', async () => {
    const answer = await fetch(`${origin}/r/explore/remote.json`);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  });

  it.each([
    ['a file that is not there', '/r/explore/assets/no-abcd1234.js', 404],
    ['HTML in the place of a script', '/r/explore/assets/page-abcd1234.js', 404],
    ['an unknown area', '/r/shell/x.js', 404],
    ['an area that fails', '/r/explore/assets/broken-abcd1234.js', 503],
  ])('answers %s with an error nobody keeps', async (_what, path, status) => {
    const answer = await fetch(origin + path);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).toBe('');
  });

  it('takes GET and HEAD only', async () => {
    const path = `${origin}/r/explore/assets/routes-abcd1234.js`;
    expect((await fetch(path, { method: 'HEAD' })).status).toBe(200);
    const refused = await fetch(path, { method: 'POST' });
    expect(refused.status).toBe(405);
    expect(refused.headers.get('allow')).toBe('GET, HEAD');
  });

  it('composes the map from the three sites', async () => {
    const answer = await fetch(`${origin}/remotes.json`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-remotes-stale')).toBeNull();
    expect(await answer.json()).toEqual({
      explore: REMOTE('explore'),
      dashboard: REMOTE('dashboard'),
      profile: REMOTE('profile'),
    });
  });

  it('keeps the last good entry of a site whose port is closed, says so, and fails its files', async () => {
    await fetch(`${origin}/remotes.json`);
    await close(sites.explore);
    const answer = await fetch(`${origin}/remotes.json`);
    expect(answer.headers.get('x-remotes-stale')).toBe('explore');
    expect(await answer.json()).toHaveProperty('explore', REMOTE('explore'));
    expect((await fetch(`${origin}/r/explore/assets/routes-abcd1234.js`)).status).toBe(503);
    expect((await fetch(`${origin}/r/profile/assets/routes-abcd1234.js`)).status).toBe(200);
    expect(log).toHaveBeenCalledWith(
      'gate: an area is down',
      expect.objectContaining({ reason: expect.stringContaining('ECONNREFUSED') }),
    );
  });

  it('leaves out a site that was never seen', async () => {
    await close(sites.profile);
    const map: unknown = await (await fetch(`${origin}/remotes.json`)).json();
    expect(map).toEqual({ explore: REMOTE('explore'), dashboard: REMOTE('dashboard') });
  });
});

describe('createRemotes', () => {
  it('does not believe a site that names files of another area', async () => {
    const server = siteServer('explore', REMOTE('profile'));
    const origin = await listen(server);
    const log = vi.fn();
    const origins = () => Promise.resolve({ explore: origin, dashboard: origin, profile: origin });
    const map = await createRemotes({ origins, freshMs: 0, log })();
    await close(server);
    expect(map.remotes).toEqual({});
    expect(map.stale).toEqual(['explore', 'dashboard', 'profile']);
    expect(log).toHaveBeenCalledWith('gate: no remote.json', {
      area: 'explore',
      reason: 'names /r/profile/remoteEntry-abcd1234.js',
    });
  });

  it('gives up on a site that hangs', async () => {
    const hanging = createServer(() => undefined);
    const origin = await listen(hanging);
    const origins = () => Promise.resolve({ explore: origin, dashboard: origin, profile: origin });
    const started = performance.now();
    const map = await createRemotes({ origins, freshMs: 0, limitMs: 100, log: vi.fn() })();
    await close(hanging);
    expect(map).toEqual({ remotes: {}, stale: ['explore', 'dashboard', 'profile'] });
    expect(performance.now() - started).toBeLessThan(3000);
  });

  it('asks again only when the answer has aged, or an area was missing', async () => {
    const servers = {
      explore: siteServer('explore'),
      dashboard: siteServer('dashboard'),
      profile: siteServer('profile'),
    };
    const origins = vi.fn(async () => ({
      explore: known.explore,
      dashboard: known.dashboard,
      profile: known.profile,
    }));
    const known = {
      explore: await listen(servers.explore),
      dashboard: await listen(servers.dashboard),
      profile: await listen(servers.profile),
    };
    let now = 0;
    const remotes = createRemotes({ origins, freshMs: 1000, now: () => now, log: vi.fn() });
    await remotes();
    await remotes();
    expect(origins).toHaveBeenCalledTimes(1);
    now = 1001;
    await remotes();
    expect(origins).toHaveBeenCalledTimes(2);
    await close(servers.explore);
    now = 3000;
    expect((await remotes()).stale).toEqual(['explore']);
    await remotes();
    expect(origins).toHaveBeenCalledTimes(4);
    await Promise.all([close(servers.dashboard), close(servers.profile)]);
  });
});

it('hangs up on a site that sends without end, long before the time is over', async () => {
  let sent = 0;
  const pour = (response: ServerResponse) => {
    do sent += 1 << 16;
    while (response.write(Buffer.alloc(1 << 16)));
    response.once('drain', () => pour(response));
  };
  let hungUp: Promise<unknown> | undefined;
  const server = createServer((_request, response) => {
    hungUp = once(response, 'close');
    pour(response.setHeader('content-type', 'text/javascript'));
  });
  const origin = await listen(server);
  const path = '/r/explore/assets/endless-abcd1234.js';
  const file = { area: 'explore', path, hashed: true } as const;
  const limit = 10 * 1024 * 1024;
  expect(await fetchFile(file, origin, 60_000)).toEqual({ kind: 'down', reason: `more than ${limit} bytes` });
  await hungUp;
  // What was under way in buffers of the connection comes on top.
  expect(sent).toBeLessThan(2 * limit);
  await close(server);
});

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip;q=0.5, br;q=0', 'gzip'],
  ['identity', null],
])('compresses what can be decompressed: %s', async (accepted, encoding) => {
  const { compressed } = await import('../shared/compressed.ts');
  const { default: express } = await import('express');
  const request = Object.assign(Object.create(express.request) as express.Request, {
    headers: { 'accept-encoding': accepted },
  });
  const text = Buffer.from('hola '.repeat(500));
  const made = await compressed(text, 'text/html; charset=utf-8', request);
  expect(made.encoding).toBe(encoding);
  if (encoding === 'br') expect(brotliDecompressSync(made.body)).toEqual(text);
  if (encoding === null) expect(made.body).toBe(text);
  expect(await compressed(text, 'font/woff2', request)).toEqual({ body: text, encoding: null });
  expect(await compressed(Buffer.from('corto'), 'text/html', request)).toMatchObject({ encoding: null });
});
