import { createHash } from 'node:crypto';
import { createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { messages } from '@vidriera/domain/messages/messages';
import type { PageConfig } from '@vidriera/domain/site/config';
import { REPORTS } from '@vidriera/domain/site/reports';
import { AREA_ID, type PageStart, START_ID } from '@vidriera/domain/site/start';
import type { ClientScreen } from '@vidriera/runtime/contract/page';
import express from 'express';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { liveOf, SCREEN, SHELL } from '../testing/builds.ts';
import { pageSettings } from './config.ts';
import { createPages } from './pages.ts';
import type { RenderThread } from './render-thread.ts';

const ENV = {
  GCLOUD_PROJECT: 'demo-vidriera',
  FIREBASE_CONFIG: '{"storageBucket":"demo-vidriera.appspot.com"}',
  VIDRIERA_WEB_API_KEY: 'demo',
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
  FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
  FIREBASE_STORAGE_EMULATOR_HOST: '127.0.0.1:9199',
};
const REMOTE = { entry: '/r/explore/e.js', js: ['/r/explore/routes.js'] };
const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

let server: Server | undefined;
const log = vi.fn();
/** What the inline script is told to start. */
const startOf = (html: string): PageStart =>
  JSON.parse(new RegExp(`id="${START_ID}">(.*?)</script>`, 's').exec(html)?.[1] ?? '');
const never = <T>() => new Promise<T>(() => undefined);

interface Parts {
  render?: RenderThread['render'];
  env?: Record<string, string>;
  live?: Parameters<typeof createPages>[0]['live'];
  previewed?: boolean;
}

async function start({ render, env = ENV, live, previewed = false }: Parts = {}): Promise<string> {
  const pages = createPages({
    settings: pageSettings(env),
    live: live ?? (async () => liveOf(render ? { render } : null, { remotes: { explore: REMOTE } })),
    read: () => Promise.reject(new Error('nothing is read')),
    previewed,
    log,
    limits: { live: 80, render: 120 },
  });
  const listening = createServer(express().use(pages));
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', () => resolve()));
  return `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
}
afterEach(() => {
  server?.close();
  log.mockReset();
});

describe('pages', () => {
  it.each([
    ['/explore?q=tango', 'strict-origin-when-cross-origin'],
    ['/cuenta/accion?mode=verifyEmail&oobCode=abc', 'no-referrer'],
    ['/Cuenta/Accion/?oobCode=abc', 'no-referrer'],
  ])('tells the sites that %s leads to, and our own log, as much of it as %s', async (path, policy) => {
    const answer = await fetch((await start()) + path);
    expect([answer.status, answer.headers.get('referrer-policy')]).toEqual([200, policy]);
  });

  it('answers the bare shell with what the browser has to know', async () => {
    const remotes = { explore: { ...REMOTE, entry: '</script>' } };
    const origin = await start({ live: async () => liveOf(null, { remotes }) });
    const answer = await fetch(`${origin}/explore?q=jazz`);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(html).toContain('<script type="module" crossorigin src="/assets/index-abcd1234.js">');
    const json = /<script type="application\/json" id="vidriera">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    expect(json).not.toContain('<');
    const config: PageConfig = JSON.parse(json);
    expect(config.firebase.emulators).toEqual({
      auth: 'http://127.0.0.1:9099',
      firestore: '127.0.0.1:8080',
      storage: '127.0.0.1:9199',
    });
    expect(config).toMatchObject({ shell: SHELL.id, remotes });
  });

  it.each([
    ['/canjear', 'self'],
    ['/canjear?x=1', 'self'],
    ['/canjear/', ''],
    ['/canjear2', ''],
    ['/canjes', ''],
    ['/mis-promos', ''],
    ['/explore?q=/canjear', ''],
    ['//canjear', ''],
  ])('allows the camera to the counter alone: %s', async (path, allowed) => {
    const answer = await fetch((await start()) + path);
    expect(answer.headers.get('permissions-policy')).toBe(
      `camera=(${allowed}), microphone=(), geolocation=(self), payment=()`,
    );
  });

  it('names beside the bare shell what its screen will need, and the build of its area', async () => {
    const bare = {
      area: { name: 'dashboard', adopt: '/r/dashboard/adopt-1.js' },
      preloads: ['/r/dashboard/assets/home-1.js', '/assets/index-abcd1234.js'],
      styles: [],
      sheets: [],
      head: '',
    } satisfies ClientScreen;
    const origin = await start({ render: async () => bare });
    const answer = await fetch(`${origin}/all`);
    const html = await answer.text();
    expect(html).toContain('<script type="module" crossorigin src="/assets/index-abcd1234.js">');
    expect(html.match(/<link rel="modulepreload"[^>]*>/g)).toEqual([
      '<link rel="modulepreload" crossorigin href="/assets/share-abcd1234.js">',
      '<link rel="modulepreload" crossorigin href="/r/dashboard/assets/home-1.js">',
    ]);
    expect(JSON.parse(new RegExp(`id="${AREA_ID}">(.*?)</script>`, 's').exec(html)?.[1] ?? '')).toEqual(
      bare.area,
    );
    expect(answer.headers.get('cache-control')).toContain('s-maxage=60');
  });

  describe('leads from a profile’s address as people paste it to the profile', () => {
    const people = ['bar', 'vieja.'];
    const render: RenderThread['render'] = async ({ pathname }) => {
      const username = decodeURIComponent(pathname.slice(1)).trim().toLowerCase();
      return { ...SCREEN, status: people.includes(username) ? 200 : 404 };
    };
    const ask = async (path: string) => fetch((await start({ render })) + path, { redirect: 'manual' });

    it.each([...['/bar.', '/@bar', '/Bar', '/%22bar%22', '/(bar)', '/bar,', '/bar%20', '/%5Bbar%5D']])(
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
    ])('but not from %s', async (path, status) => {
      const answer = await ask(path);
      expect([answer.status, answer.headers.get('location')]).toEqual([status, null]);
    });
  });

  it('lets nobody keep what is drawn for a preview', async () => {
    const origin = await start({ render: async () => SCREEN, previewed: true });
    expect((await fetch(`${origin}/bar`)).headers.get('cache-control')).toBe('private, no-store');
  });

  it('allows by its policy exactly the inline texts it holds', async () => {
    const origin = await start({ render: async () => SCREEN });
    const answer = await fetch(`${origin}/bar`);
    const html = await answer.text();
    const csp = answer.headers.get('content-security-policy') ?? '';
    const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => sha(text));
    const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text = '']) => sha(text));
    expect(scripts).toHaveLength(2);
    expect(styles).toHaveLength(2);
    const named = (name: string) => new RegExp(`${name} ([^;]*)`).exec(csp)?.[1]?.split(' ').toSorted();
    expect(named('script-src')).toEqual(["'self'", ...scripts].toSorted());
    expect(named('style-src')).toEqual(["'self'", ...styles].toSorted());
    expect(csp).not.toMatch(/unsafe|\*/);
    expect(named('frame-ancestors')).toEqual(["'none'"]);
    expect([named('report-uri'), named('report-to')]).toEqual([[REPORTS], ['avisos']]);
    expect(answer.headers.get('reporting-endpoints')).toBe(`avisos="${REPORTS}"`);
  });

  it('names the emulators on a local stack and Firebase in production', async () => {
    const local = await fetch(`${await start()}/`);
    expect(local.headers.get('content-security-policy')).toContain(
      "connect-src 'self' http://127.0.0.1:9099 http://127.0.0.1:8080 http://127.0.0.1:9199;",
    );
    server?.close();
    const env = {
      GCLOUD_PROJECT: 'vidriera',
      FIREBASE_CONFIG: '{"storageBucket":"vidriera.firebasestorage.app"}',
      VIDRIERA_WEB_API_KEY: 'k',
    };
    const live = await fetch(`${await start({ env })}/`);
    expect(await live.text()).toContain('"storageBucket":"vidriera.firebasestorage.app"');
    const csp = live.headers.get('content-security-policy');
    expect(csp).toContain('https://identitytoolkit.googleapis.com');
    expect(csp).not.toContain('127.0.0.1');
    expect(pageSettings(env).origin).toBe('https://vidriera.ar');
    expect(pageSettings({ ...ENV, VIDRIERA_ORIGIN: 'http://127.0.0.1:5000/' }).origin).toBe(
      'http://127.0.0.1:5000',
    );
  });

  it('has the scripts wait where the screen is there already', async () => {
    const answer = await fetch(`${await start({ render: async () => SCREEN })}/bar`);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toContain('s-maxage=60');
    expect(html).toContain('<div id="root"><main>$& Hola</main></div>');
    expect(html).not.toContain('<script type="module"');
    expect(html).not.toContain('<link rel="modulepreload"');
    expect(html).not.toContain('<noscript>');
    expect(startOf(html).entry).toBe('/assets/index-abcd1234.js');
    expect(html).not.toContain('<link rel="stylesheet"');
    expect(html).not.toContain('alert(1)</script>');
    const json = /id="vidriera-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    expect(JSON.parse(json)).toEqual(SCREEN.data);
  });

  it('names all scripts of the screen once', async () => {
    const html = await (await fetch(`${await start({ render: async () => SCREEN })}/explore`)).text();
    expect(startOf(html).preloads).toEqual(['/assets/share-abcd1234.js', '/r/explore/assets/screen.js']);
  });

  it('answers 304 to whoever has the page already', async () => {
    const origin = await start({ render: async () => SCREEN });
    const etag = (await fetch(origin)).headers.get('etag') ?? '';
    // fetch would add `Cache-Control: no-cache` to a conditional request, which asks for a whole answer.
    const status = await new Promise((resolve, reject) => {
      const headers = { 'If-None-Match': etag, 'Accept-Encoding': 'gzip, deflate' };
      get(origin, { headers }, ({ statusCode }) => resolve(statusCode)).on('error', reject);
    });
    expect(status).toBe(304);
  });

  it('lets nobody keep what is not there', async () => {
    const render = async () => ({ ...SCREEN, status: 404 });
    const answer = await fetch(`${await start({ render })}/nadie`);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('falls back to the bare shell when rendering fails, logs it, and is not cached', async () => {
    const error = new Error('roto');
    const reportError = vi.fn();
    const render = () => Promise.reject(error);
    const answer = await fetch(
      `${await start({ live: async () => liveOf({ render }, { reportError }) })}/explore`,
    );
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const html = await answer.text();
    expect(html).toContain('<script type="module"');
    expect(html).toContain('<noscript>');
    expect(log).toHaveBeenCalledWith('pages: not drawn', { route: '/explore', error });
    expect(reportError).toHaveBeenCalledExactlyOnceWith(error);
  });

  it('lets caches keep a bare page that is meant to be, and none that stands in for a drawn one', async () => {
    const cacheOf = async (broken: boolean) => {
      const origin = await start({ live: async () => liveOf(null, { broken }) });
      const kept = (await fetch(`${origin}/all`)).headers.get('cache-control');
      server?.close();
      return kept;
    };
    expect(await cacheOf(false)).toContain('s-maxage=60');
    expect(await cacheOf(true)).toBe('no-store');
  });

  it.each<[string, NonNullable<Parts['live']>]>([
    ['no shell is known', async () => null],
    ['nobody answers which', () => never()],
    ['that can’t be found out', () => Promise.reject(new Error('roto'))],
  ])('says to try again while %s', async (_what, live) => {
    const answer = await fetch(`${await start({ live })}/explore`);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).toBe(messages.general.internal);
  });

  it('asks for what the owner of the address is drawn with', async () => {
    const live = vi.fn(async () => liveOf(null));
    const origin = await start({ live });
    for (const path of ['/explore/evento/1', '/bar', '/all', '/', '/a/b/c']) await fetch(origin + path);
    expect(live.mock.calls).toEqual([['explore'], ['profile'], ['dashboard'], [null], [null]]);
  });

  it.each(['/assets/old-abcd1234.js', '/sw.js', '/favicon.png', '/wp-login.php', '/robots.txt', '/r/nada'])(
    '%s is a file nobody has',
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

  it('refuses an address that is none', async () => {
    const { port } = new URL(await start());
    const status = await new Promise((resolve, reject) => {
      get({ port, path: '//' }, ({ statusCode }) => resolve(statusCode)).on('error', reject);
    });
    expect(status).toBe(400);
  });

  it('takes GET and HEAD only', async () => {
    const origin = await start();
    expect((await fetch(origin, { method: 'POST' })).status).toBe(405);
    expect((await fetch(origin, { method: 'HEAD' })).status).toBe(200);
  });
});
