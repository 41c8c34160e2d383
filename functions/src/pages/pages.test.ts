import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { paginaConfigSchema } from 'domain/config';
import express from 'express';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pageSettings } from './config.ts';
import type { Content } from './page.ts';
import { createPages, type Render } from './pages.ts';
import { readTemplate } from './template.ts';

const HTML = `<!doctype html>
<html lang="es-AR">
  <head>
    <!--vidriera:head-->
    <style>html{background:#fbf7f1}</style>
    <script>document.documentElement.dataset.sesion = '';</script>
    <script type="module" crossorigin src="/assets/index-abcd1234.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/share-abcd1234.js">
    <link rel="stylesheet" crossorigin href="/assets/base-abcd1234.css">
  </head>
  <body><div id="root"><!--vidriera:root--></div></body>
</html>`;
const ENV = {
  GCLOUD_PROJECT: 'demo-vidriera',
  FIREBASE_CONFIG: '{"storageBucket":"demo-vidriera.appspot.com"}',
  VIDRIERA_WEB_API_KEY: 'demo',
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
  FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
  FIREBASE_STORAGE_EMULATOR_HOST: '127.0.0.1:9199',
};
const CONTENT: Content = {
  status: 404,
  head: '<title>Bar Lisboa</title>',
  styles: ['.card{color:red}'],
  body: '<main>Hola</main>',
  data: { texto: '</script><script>alert(1)</script>' },
};
const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

let server: Server | undefined;
const log = vi.fn();

async function start(render: Render = async () => null, env: Record<string, string> = ENV): Promise<string> {
  const app = express();
  const pages = createPages({
    template: readTemplate(HTML),
    settings: pageSettings(env),
    remotes: async () => ({
      remotes: { explore: { entry: '/r/explore/e.js', js: [], css: [], buildId: '</script>' } },
    }),
    render,
    log,
  });
  app.use(pages);
  const listening = createServer(app);
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', () => resolve()));
  return `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
}
afterEach(() => server?.close());

describe('pages', () => {
  it('answers the bare shell with what the browser has to know', async () => {
    const origin = await start();
    const answer = await fetch(`${origin}/explore?q=jazz`);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(html).toContain('<script type="module" crossorigin src="/assets/index-abcd1234.js">');
    const json = /<script type="application\/json" id="vidriera">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    expect(json).not.toContain('<');
    const config = paginaConfigSchema.parse(JSON.parse(json));
    expect(config.firebase.emulators).toEqual({
      auth: 'http://127.0.0.1:9099',
      firestore: '127.0.0.1:8080',
      storage: '127.0.0.1:9199',
    });
    expect(config.remotes.explore?.buildId).toBe('</script>');
  });

  it('allows by its policy exactly the inline texts it holds', async () => {
    const origin = await start(async () => CONTENT);
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
    const live = await fetch(`${await start(undefined, env)}/`);
    expect(await live.text()).toContain('"storageBucket":"vidriera.firebasestorage.app"');
    const csp = live.headers.get('content-security-policy');
    expect(csp).toContain('https://identitytoolkit.googleapis.com');
    expect(csp).not.toContain('127.0.0.1');
    expect(pageSettings(env).origin).toBe('https://vidriera.ar');
    expect(pageSettings({ ...ENV, VIDRIERA_ORIGIN: 'http://127.0.0.1:5000/' }).origin).toBe(
      'http://127.0.0.1:5000',
    );
  });

  it('has the scripts wait where the content is there already, with its status', async () => {
    const answer = await fetch(`${await start(async () => CONTENT)}/nadie`);
    const html = await answer.text();
    expect(answer.status).toBe(404);
    expect(html).toContain('<div id="root"><main>Hola</main></div>');
    expect(html).not.toContain('<script type="module"');
    expect(html).not.toContain('<link rel="modulepreload"');
    expect(html).toContain('import("/assets/index-abcd1234.js")');
    expect(html).toContain('<link rel="stylesheet" crossorigin href="/assets/base-abcd1234.css">');
    expect(html).not.toContain('alert(1)</script>');
  });

  it('falls back to the bare shell when rendering fails, and says so', async () => {
    const error = new Error('roto');
    const answer = await fetch(`${await start(() => Promise.reject(error))}/explore`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<script type="module"');
    expect(log).toHaveBeenCalledWith('pages: not rendered', { path: '/explore', error });
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
