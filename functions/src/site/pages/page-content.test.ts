import type { PageConfig } from '@vidriera/domain/site/config';
import { DEMO_OPERATOR } from '@vidriera/domain/site/demo-operator';
import { REPORTS } from '@vidriera/domain/site/reports';
import { type PageStart, START_ID } from '@vidriera/domain/site/start';
import { DEMO_FACTS } from '@vidriera/domain/testing/site';
import type { ClientScreen } from '@vidriera/runtime/contract/page';
import { afterEach, describe, expect, it } from 'vitest';
import { liveOf, SCREEN, SHELL } from '../../testing/builds.ts';
import { ENV, REMOTE, sha, start, stop } from '../../testing/pages.ts';
import { pageSettings } from './config.ts';

const startOf = (html: string): PageStart =>
  JSON.parse(new RegExp(`id="${START_ID}">(.*?)</script>`, 's').exec(html)?.[1] ?? '');

afterEach(stop);

describe('a page', () => {
  it.each([
    ['/explore?q=tango', 'strict-origin-when-cross-origin'],
    ['/cuenta/accion?mode=verifyEmail&oobCode=abc', 'no-referrer'],
    ['/Cuenta/Accion/?oobCode=abc', 'no-referrer'],
  ])('%s has the referrer policy %s', async (path, policy) => {
    const answer = await fetch((await start()) + path);
    expect([answer.status, answer.headers.get('referrer-policy')]).toEqual([200, policy]);
  });

  it('contains the shell and the browser’s settings', async () => {
    const remotes = { explore: { ...REMOTE, entry: '</script>' } };
    const origin = await start({ live: async () => liveOf(null, { remotes }) });
    const answer = await fetch(`${origin}/explore?q=jazz`);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(startOf(html)).toEqual({ entry: '/assets/index-abcd1234.js', preloads: [], skeleton: true });
    const json = /<script type="application\/json" id="vidriera">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    expect(json).not.toContain('<');
    const config: PageConfig = JSON.parse(json);
    expect(config.firebase.emulators).toEqual({
      auth: 'http://127.0.0.1:9099',
      firestore: '127.0.0.1:8080',
      storage: '127.0.0.1:9199',
    });
    expect(config).toMatchObject({ shell: SHELL.id, remotes, ...DEMO_FACTS });
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
  ])('allows the camera only to the counter: %s', async (path, allowed) => {
    const answer = await fetch((await start()) + path);
    expect(answer.headers.get('permissions-policy')).toBe(
      `camera=(${allowed}), microphone=(), geolocation=(self), payment=()`,
    );
  });

  it('preloads the screen’s files beside the bare shell', async () => {
    const bare = {
      preloads: ['/r/dashboard/assets/home-1.js', '/assets/index-abcd1234.js'],
      styles: [],
      sheets: [],
      head: '',
    } satisfies ClientScreen;
    const origin = await start({ render: async () => bare });
    const answer = await fetch(`${origin}/all`);
    const html = await answer.text();
    expect(html.match(/<link rel="modulepreload"[^>]*>/g)).toEqual([
      '<link rel="modulepreload" crossorigin href="/assets/index-abcd1234.js">',
      '<link rel="modulepreload" crossorigin href="/assets/share-abcd1234.js">',
      '<link rel="modulepreload" crossorigin href="/r/dashboard/assets/home-1.js">',
    ]);
    expect(answer.headers.get('cache-control')).toContain('s-maxage=60');
  });

  it.each([
    ['/bar', 2],
    ['/all', 1],
  ])('has a policy that allows exactly its inline texts: %s', async (path, sheets) => {
    const origin = await start({ render: async ({ pathname }) => (pathname === '/bar' ? SCREEN : null) });
    const answer = await fetch(origin + path);
    const html = await answer.text();
    const csp = answer.headers.get('content-security-policy') ?? '';
    const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => sha(text));
    const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text = '']) => sha(text));
    expect(scripts).toHaveLength(2);
    expect(styles).toHaveLength(sheets);
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
    stop();
    const env = {
      GCLOUD_PROJECT: 'vidriera',
      FIREBASE_CONFIG: '{"storageBucket":"vidriera.firebasestorage.app"}',
      VIDRIERA_WEB_API_KEY: 'k',
      VIDRIERA_ORIGIN: 'https://vidriera.ar',
      ...DEMO_OPERATOR,
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

  it('defers the scripts of a rendered screen', async () => {
    const answer = await fetch(`${await start({ render: async () => SCREEN })}/bar`);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toContain('s-maxage=60');
    expect(html).toContain('<div id="root"><main>$& Hola</main></div>');
    expect(html).not.toContain('<script type="module"');
    expect(html).not.toContain('<link rel="modulepreload"');
    expect(html).not.toContain('<noscript>');
    expect(startOf(html)).toMatchObject({ entry: '/assets/index-abcd1234.js' });
    expect(startOf(html).skeleton).toBeUndefined();
    expect(html).not.toContain('<link rel="stylesheet"');
    expect(html).not.toContain('alert(1)</script>');
    const json = /id="vidriera-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    expect(JSON.parse(json)).toEqual(SCREEN.data);
  });

  it('names each script of the screen once', async () => {
    const html = await (await fetch(`${await start({ render: async () => SCREEN })}/explore`)).text();
    expect(startOf(html).preloads).toEqual(['/assets/share-abcd1234.js', '/r/explore/assets/screen.js']);
  });
});
