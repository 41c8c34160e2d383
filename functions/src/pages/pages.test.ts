import { createHash } from 'node:crypto';
import { createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { knownQuery } from 'domain/api/known-query';
import type { ServedScreen } from 'domain/api/page';
import type { PageConfig } from 'domain/site/config';
import type { Remotes } from 'domain/site/config-schema';
import express from 'express';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pageSettings } from './config.ts';
import { createPages, type Render } from './pages.ts';
import { readTemplate } from './template.ts';

const HTML = `<!doctype html>
<html lang="es-AR">
  <head>
    <!--vidriera:head-->
    <style>html{background:#fbf7f1}</style>
    <script>document.documentElement.dataset.session = '';</script>
    <script type="module" crossorigin src="/assets/index-abcd1234.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/share-abcd1234.js">
    <link rel="modulepreload" data-bare crossorigin href="/assets/container-abcd1234.js">
    <link rel="stylesheet" crossorigin href="/assets/base-abcd1234.css">
  </head>
  <body>
    <div id="root"><!--vidriera:root--></div>
    <noscript>Hace falta JavaScript.</noscript>
  </body>
</html>`;
const ENV = {
  GCLOUD_PROJECT: 'demo-vidriera',
  FIREBASE_CONFIG: '{"storageBucket":"demo-vidriera.appspot.com"}',
  VIDRIERA_WEB_API_KEY: 'demo',
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
  FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
  FIREBASE_STORAGE_EMULATOR_HOST: '127.0.0.1:9199',
};
const SCREEN: ServedScreen = {
  status: 200,
  head: '<title>Bar Lisboa</title>',
  styles: ['.frame{color:red}', '.card{color:red}'],
  body: '<main>$& Hola</main>',
  data: {
    direccion: '/bar',
    shell: 's1',
    area: { name: 'explore', buildId: 'e1', adopt: '/r/explore/adopt-1.js' },
    loaderData: { text: '</script><script>alert(1)</script>' },
    errors: null,
  },
  preloads: ['/r/explore/assets/screen.js', '/assets/share-abcd1234.js'],
};
const REMOTE = { entry: '/r/explore/e.js', js: ['/r/explore/routes.js'], buildId: 'e1' };
const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

let server: Server | undefined;
const log = vi.fn();
const known = async () => ({ remotes: { explore: REMOTE } });
const addressOf = ({ pathname, searchParams }: URL) => {
  const query = knownQuery(searchParams, ['tab', 'cursor']);
  return query ? `${pathname}?${query}` : pathname;
};
const never = <T>() => new Promise<T>(() => undefined);

interface Parts {
  render?: Render;
  env?: Record<string, string>;
  remotes?: () => Promise<{ remotes: Remotes }>;
}

async function start({ render = async () => null, env = ENV, remotes = known }: Parts = {}): Promise<string> {
  const app = express();
  const template = readTemplate(HTML);
  const limits = { remotes: 80, render: 120 };
  const settings = pageSettings(env);
  const pages = createPages({ template, settings, remotes, render, addressOf, log, limits });
  app.use(pages);
  const listening = createServer(app);
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', () => resolve()));
  return `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
}
afterEach(() => {
  server?.close();
  log.mockReset();
});

describe('pages', () => {
  it('answers the bare shell with what the browser has to know', async () => {
    const remotes = { explore: { ...REMOTE, buildId: '</script>' } };
    const origin = await start({ remotes: async () => ({ remotes }) });
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
    expect(config.remotes.explore?.buildId).toBe('</script>');
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
    expect(html).toContain('import("/assets/index-abcd1234.js")');
    expect(html).not.toContain('<link rel="stylesheet"');
    expect(html).not.toContain('alert(1)</script>');
    const json = /id="vidriera-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    expect(JSON.parse(json)).toEqual(SCREEN.data);
  });

  it('names all scripts of the screen once, and only the shell’s where the area has another build', async () => {
    const preloads = async (remotes?: Parts['remotes']) => {
      const origin = await start({ render: async () => SCREEN, ...(remotes && { remotes }) });
      const html = await (await fetch(`${origin}/explore`)).text();
      server?.close();
      return JSON.parse(/const href of (\[.*?\])\)/.exec(html)?.[1] ?? '');
    };
    const shells = ['/assets/share-abcd1234.js'];
    const areas = ['/r/explore/assets/screen.js'];
    expect(await preloads()).toEqual([...shells, ...areas]);
    expect(await preloads(async () => ({ remotes: { explore: { ...REMOTE, buildId: 'e2' } } }))).toEqual(
      shells,
    );
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

  const error = new Error('roto');
  it.each<[string, Render, unknown]>([
    ['fails', () => Promise.reject(error), error],
    ['takes too long', () => never(), expect.objectContaining({ message: 'no answer in 120 ms' })],
  ])(
    'falls back to the bare shell when rendering %s, says so, and lets nobody keep it',
    async (_, render, cause) => {
      const answer = await fetch(`${await start({ render })}/explore`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      const html = await answer.text();
      expect(html).toContain('<script type="module"');
      expect(html).toContain('<noscript>');
      expect(log).toHaveBeenCalledWith('pages: not rendered', { path: '/explore', error: cause });
    },
  );

  it('ends the rendering nobody waits for', async () => {
    let signal: AbortSignal | undefined;
    const render: Render = (_url, ended) => {
      signal = ended;
      return never();
    };
    await fetch(`${await start({ render })}/explore`);
    expect(signal?.aborted).toBe(true);
  });

  it('does without the areas’ sites, or with what they said last', async () => {
    const remotes = vi.fn(known);
    const origin = await start({ remotes });
    const entry = async () => (await (await fetch(origin)).text()).includes(REMOTE.entry);
    remotes.mockImplementationOnce(() => never());
    expect(await entry()).toBe(false);
    expect(await entry()).toBe(true);
    remotes.mockImplementationOnce(() => never());
    expect(await entry()).toBe(true);
    expect(log).toHaveBeenCalledTimes(2);
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

it('refuses a template it can not fill', () => {
  expect(() => readTemplate(HTML.replace('<!--vidriera:head-->', ''))).toThrow('vidriera:head');
  expect(() => readTemplate(HTML.replace('type="module"', ''))).toThrow('entry');
});
