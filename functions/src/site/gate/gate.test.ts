import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import type { SiteName } from '@vidriera/domain/site/areas';
import express from 'express';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { logger } from '../../base/process/logger.ts';
import { areaBuild, SHELL } from '../../testing/builds.ts';
import { createReleases } from '../releases/releases.ts';
import { createGate } from './gate.ts';

const REMOTE = (area: string) => ({
  entry: `/r/${area}/remoteEntry-abcd1234.js`,
  adopt: `/r/${area}/assets/adopt-abcd1234.js`,
  js: [`/r/${area}/assets/routes-abcd1234.js`],
});
const OLD_SHELL = '000000000000';
const SCRIPT = `export default ${JSON.stringify('x'.repeat(2000))};`;

/** A Hosting site with an area's files; other paths get a 404 page. */
function siteServer(area: string, ...builds: object[]): Server {
  const manifest = { builds: builds.length > 0 ? builds : [area === 'shell' ? SHELL : areaBuild(area)] };
  return createServer((request, response) => {
    if (request.url === (area === 'shell' ? '/shell.json' : `/r/${area}/remote.json`)) {
      response.setHeader('content-type', 'application/json').end(JSON.stringify(manifest));
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
  let sites: Record<SiteName, Server>;
  let gate: Server;
  let origin: string;
  let clock = 0;

  beforeEach(async () => {
    vi.spyOn(logger, 'warn').mockReturnValue();
    sites = {
      shell: siteServer('shell', SHELL, { ...SHELL, id: OLD_SHELL, offers: {} }),
      explore: siteServer('explore'),
      dashboard: siteServer('dashboard'),
      profile: siteServer('profile'),
    };
    const origins = {
      shell: await listen(sites.shell),
      explore: await listen(sites.explore),
      dashboard: await listen(sites.dashboard),
      profile: await listen(sites.profile),
    };
    const releases = createReleases({ origins, freshMs: 60_000, limitMs: 10_000, now: () => clock });
    const app = express();
    const parts = { origins, releases, readChannel: () => null };
    app.use('/previewed', (request, response) => {
      request.originalUrl = request.url;
      return createGate({ ...parts, previewed: true })(request, response);
    });
    app.use(createGate({ ...parts, previewed: false }));
    gate = createServer(app);
    origin = await listen(gate);
  });
  afterEach(() => Promise.all([gate, ...Object.values(sites)].map(close)));

  it('serves a hashed file compressed and immutable', async () => {
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

  it('lets caches revalidate a file without a hash', async () => {
    const answer = await fetch(`${origin}/r/explore/remote.json`);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  });

  it.each([
    ['a missing file', '/r/explore/assets/no-abcd1234.js', 404],
    ['HTML in place of a script', '/r/explore/assets/page-abcd1234.js', 404],
    ['an unknown area', '/r/shell/x.js', 404],
    ['an area that fails', '/r/explore/assets/broken-abcd1234.js', 503],
  ])('answers %s with an uncacheable error', async (_fault, path, status) => {
    const answer = await fetch(origin + path);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).toBe('');
  });

  it('makes previews uncacheable', async () => {
    const answer = await fetch(`${origin}/previewed/r/explore/assets/routes-abcd1234.js`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  it('starts no preview if previews are off', async () => {
    const typed = { headers: { 'sec-fetch-site': 'none' } };
    const answer = await fetch(`${origin}/r/preview?site=vidriera-explore--a-1.web.app`, typed);
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([404, null]);
  });

  it('starts no preview from a link', async () => {
    for (const from of ['cross-site', 'same-origin']) {
      const answer = await fetch(`${origin}/r/preview`, { headers: { 'sec-fetch-site': from } });
      expect([answer.status, answer.headers.get('set-cookie')]).toEqual([403, null]);
    }
    expect((await fetch(`${origin}/r/preview`)).status).toBe(403);
  });

  it('accepts GET and HEAD only', async () => {
    const path = `${origin}/r/explore/assets/routes-abcd1234.js`;
    expect((await fetch(path, { method: 'HEAD' })).status).toBe(200);
    const refused = await fetch(path, { method: 'POST' });
    expect(refused.status).toBe(405);
    expect(refused.headers.get('allow')).toBe('GET, HEAD');
  });

  it('composes the map from the areas’ sites', async () => {
    const answer = await fetch(`${origin}/remotes.json`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual({
      explore: REMOTE('explore'),
      dashboard: REMOTE('dashboard'),
      profile: REMOTE('profile'),
    });
  });

  it('keeps the last entry of a site that is down, logs it, and answers 503 for its files', async () => {
    await fetch(`${origin}/remotes.json`);
    await close(sites.explore);
    const answer = await fetch(`${origin}/remotes.json`);
    expect(await answer.json()).toHaveProperty('explore', REMOTE('explore'));
    expect((await fetch(`${origin}/r/explore/assets/routes-abcd1234.js`)).status).toBe(503);
    expect((await fetch(`${origin}/r/profile/assets/routes-abcd1234.js`)).status).toBe(200);
    expect(logger.warn).toHaveBeenCalledWith(
      'gate: area is down',
      expect.objectContaining({ reason: expect.stringContaining('ECONNREFUSED') }),
    );
  });

  it('maps only builds that run in the given shell', async () => {
    const map = async (query: string) => (await fetch(`${origin}/remotes.json${query}`)).json();
    expect(await map(`?shell=${OLD_SHELL}`)).toEqual({});
    expect(Object.keys((await map('?shell=dev')) as object)).toHaveLength(3);
  });

  it('answers 410 to a removed shell, unless the shell’s site is down', async () => {
    const ask = () => fetch(`${origin}/remotes.json?shell=fffffffffff0`);
    expect((await ask()).status).toBe(410);
    await close(sites.shell);
    clock += 1001;
    expect((await ask()).status).toBe(200);
  });

  it('answers 503 for the map without a known shell', async () => {
    await close(sites.shell);
    const answer = await fetch(`${origin}/remotes.json`);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('leaves out a site that was never seen', async () => {
    await close(sites.profile);
    const map: unknown = await (await fetch(`${origin}/remotes.json`)).json();
    expect(map).toEqual({ explore: REMOTE('explore'), dashboard: REMOTE('dashboard') });
  });
});

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip;q=0.5, br;q=0', 'gzip'],
  ['identity', null],
])('compresses as the browser accepts: %s', async (accepted, encoding) => {
  const { compressed } = await import('../../base/http/compressed.ts');
  const { default: express } = await import('express');
  const request = Object.assign(Object.create(express.request) as express.Request, {
    headers: { 'accept-encoding': accepted },
  });
  const text = Buffer.from('hola '.repeat(500));
  const output = await compressed(text, 'text/html; charset=utf-8', request);
  expect(output.encoding).toBe(encoding);
  if (encoding === 'br') expect(brotliDecompressSync(output.body)).toEqual(text);
  if (encoding === null) expect(output.body).toBe(text);
  expect(await compressed(text, 'font/woff2', request)).toEqual({ body: text, encoding: null });
  expect(await compressed(Buffer.from('corto'), 'text/html', request)).toMatchObject({ encoding: null });
});
