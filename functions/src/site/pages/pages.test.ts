import { get } from 'node:http';
import { messages } from '@vidriera/domain/messages/messages';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { logger } from '../../base/process/logger.ts';
import { liveOf, SCREEN } from '../../testing/builds.ts';
import { type PageParts, sha, start, stop } from '../../testing/pages.ts';
import type { LiveBuilds } from './live-builds.ts';
import type { RenderThread } from './render-thread.ts';

const never = <T>() => new Promise<T>(() => undefined);

beforeEach(() => void vi.spyOn(logger, 'error').mockReturnValue());
afterEach(stop);

describe('pages', () => {
  describe('redirects from a pasted profile address to the profile', () => {
    const people = ['bar', 'vieja.'];
    const render: RenderThread['render'] = async ({ pathname }) => {
      const username = decodeURIComponent(pathname.slice(1)).trim().toLowerCase();
      return { ...SCREEN, status: people.includes(username) ? 200 : 404 };
    };
    const ask = async (path: string) => fetch((await start({ render })) + path, { redirect: 'manual' });

    it.each(['/bar.', '/@bar', '/Bar', '/%22bar%22', '/(bar)', '/bar,', '/bar%20', '/%5Bbar%5D'])(
      '%s',
      async (path) => {
        const answer = await ask(`${path}?tab=cursos`);
        expect([answer.status, answer.headers.get('location')]).toEqual([301, '/bar?tab=cursos']);
        expect(answer.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60');
      },
    );

    it.each([
      ['/bar', 200],
      ['/vieja.', 200],
      ['/nadie.', 404],
      ['/@explore', 404],
      ['/@malo.example', 404],
      ['//malo.example', 404],
    ])('does not redirect from %s', async (path, status) => {
      const answer = await ask(path);
      expect([answer.status, answer.headers.get('location')]).toEqual([status, null]);
    });
  });

  describe('redirects from an old username', () => {
    const render: RenderThread['render'] = async ({ pathname }) =>
      pathname === '/antes' ? { movedTo: '/ahora' } : { ...SCREEN, status: 404 };
    const ask = async (path: string) => fetch((await start({ render })) + path, { redirect: 'manual' });

    it.each(['/antes', '/@antes', '/antes.'])('%s, with the whole query', async (path) => {
      const answer = await ask(`${path}?tab=cursos&de=qr`);
      expect([answer.status, answer.headers.get('location')]).toEqual([302, '/ahora?tab=cursos&de=qr']);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60');
    });

    it.each(['//malo.example', '/\\malo.example', '/a/b', ''])('never to %s', async (movedTo) => {
      const answer = await fetch(`${await start({ render: async () => ({ movedTo }) })}/antes`, {
        redirect: 'manual',
      });
      expect(answer.headers.get('location')).toBeNull();
    });
  });

  it('makes previews uncacheable', async () => {
    const origin = await start({ render: async () => SCREEN, previewed: true });
    expect((await fetch(`${origin}/bar`)).headers.get('cache-control')).toBe('private, no-store');
  });

  it('answers 304 if the browser has the page', async () => {
    const origin = await start({ render: async () => SCREEN });
    const etag = (await fetch(origin)).headers.get('etag') ?? '';
    // fetch would add `Cache-Control: no-cache`, which asks for a whole answer.
    const status = await new Promise((resolve, reject) => {
      const headers = { 'If-None-Match': etag, 'Accept-Encoding': 'gzip, deflate' };
      get(origin, { headers }, ({ statusCode }) => resolve(statusCode)).on('error', reject);
    });
    expect(status).toBe(304);
  });

  it('makes a 404 uncacheable', async () => {
    const render = async () => ({ ...SCREEN, status: 404 });
    const answer = await fetch(`${await start({ render })}/nadie`);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('answers an uncacheable bare shell when rendering fails, and logs it', async () => {
    const error = new Error('roto');
    const reportError = vi.fn();
    const render = () => Promise.reject(error);
    const answer = await fetch(
      `${await start({ live: async () => liveOf({ render }, { reportError }) })}/explore`,
    );
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const html = await answer.text();
    expect(html).toContain('"skeleton":true');
    expect(html).toContain('<noscript>');
    expect(logger.error).toHaveBeenCalledWith('pages: render failed', { route: '/explore', error });
    expect(reportError).toHaveBeenCalledExactlyOnceWith(error);
  });

  it('makes a page that the browser renders cacheable, but not one without a thread', async () => {
    const cacheOf = async (liveBuilds: LiveBuilds) => {
      const origin = await start({ live: async () => liveBuilds });
      const cache = (await fetch(`${origin}/all`)).headers.get('cache-control');
      stop();
      return cache;
    };
    expect(await cacheOf(liveOf({ render: async () => null }))).toContain('s-maxage=60');
    expect(await cacheOf(liveOf(null))).toBe('no-store');
  });

  it('answers 429 with Retry-After to a network that had its share of pages, and renders nothing', async () => {
    const render = vi.fn(async () => null);
    const addresses: unknown[] = [];
    const mayDraw = (forwardedFor: unknown) => addresses.push(forwardedFor) < 2;
    const origin = await start({ render, mayDraw });
    const ask = () => fetch(`${origin}/explore`, { headers: { 'x-forwarded-for': '200.5.4.3' } });
    expect((await ask()).status).toBe(200);
    const refused = await ask();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '10']);
    expect(await refused.text()).toContain('<h1>Hubo demasiados pedidos desde tu cuenta o tu conexión.');
    expect(refused.headers.get('cache-control')).toBe('no-store');
    expect([addresses, render.mock.calls.length]).toEqual([['200.5.4.3', '200.5.4.3'], 1]);
  });

  it.each<[string, NonNullable<PageParts['live']>]>([
    ['no shell is known', async () => null],
    ['the builds stay unknown', () => never()],
    ['finding the builds fails', () => Promise.reject(new Error('roto'))],
  ])('answers 503 with Retry-After while %s', async (_cause, live) => {
    const answer = await fetch(`${await start({ live })}/explore`);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('10');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const html = await answer.text();
    expect(html).toContain(`<h1>${messages.general.internal}</h1>`);
    expect(answer.headers.get('content-security-policy')).toContain(
      `script-src ${sha(/<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '')}`,
    );
  });

  it('renders with the builds of the address’s area', async () => {
    const live = vi.fn(async () => liveOf(null));
    const origin = await start({ live });
    for (const path of ['/explore/evento/1', '/bar', '/all', '/', '/a/b/c']) await fetch(origin + path);
    expect(live.mock.calls).toEqual([['explore'], ['profile'], ['dashboard'], [null], [null]]);
  });

  it.each(['/assets/old-abcd1234.js', '/sw.js', '/favicon.png', '/wp-login.php', '/robots.txt', '/r/nada'])(
    '%s is a missing file',
    async (path) => {
      const answer = await fetch((await start()) + path);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('content-type')).toContain('text/plain');
    },
  );

  it.each(['/', '/juan.perez', '/explore/evento/x.y', '/login'])('%s is a page', async (path) => {
    expect((await fetch((await start()) + path)).status).toBe(200);
  });

  it('refuses an invalid address', async () => {
    const { port } = new URL(await start());
    const status = await new Promise((resolve, reject) => {
      get({ port, path: '//' }, ({ statusCode }) => resolve(statusCode)).on('error', reject);
    });
    expect(status).toBe(400);
  });

  it('accepts GET and HEAD only', async () => {
    const origin = await start();
    expect((await fetch(origin, { method: 'POST' })).status).toBe(405);
    expect((await fetch(origin, { method: 'HEAD' })).status).toBe(200);
  });
});
