import { knownQuery } from '@vidriera/domain/api/known-query';
import { DEMO_OPERATOR } from '@vidriera/domain/site/demo-operator';
import type { RenderedScreen } from '@vidriera/runtime/contract/page';
import express from 'express';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { logger } from '../../base/process/logger.ts';
import { liveOf } from '../../testing/builds.ts';
import { listen } from '../../testing/http.ts';
import { pageSettings } from './config.ts';
import { createPages } from './pages.ts';
import type { RenderThread } from './render-thread.ts';

const ENV = {
  GCLOUD_PROJECT: 'demo-memoria',
  FIREBASE_CONFIG: '{"storageBucket":"demo-memoria.appspot.com"}',
  VIDRIERA_WEB_API_KEY: 'k',
  VIDRIERA_ORIGIN: 'https://vidriera.ar',
  ...DEMO_OPERATOR,
};
/** A screen that contains its address and the number of its rendering. */
const screen = (url: URL, times: number, status = 200): RenderedScreen => ({
  status,
  head: '',
  styles: [],
  sheets: [],
  body: `${'<p>Milonga</p>'.repeat(100)} ${url.pathname}${url.search} #${times}#`,
  data: { address: url.pathname + url.search, area: null, loaderData: {}, errors: null },
  preloads: [],
});

const render = vi.fn<RenderThread['render']>();
let builds: string;
let site: Awaited<ReturnType<typeof listen>>;
beforeEach(async () => {
  builds = 's1 a1';
  render.mockReset();
  render.mockImplementation(async (url) => screen(url, render.mock.calls.length));
  const canonicalAddress = async ({ pathname, searchParams }: URL) => {
    const query = knownQuery(searchParams, ['tab', 'cursor']);
    return query ? `${pathname}?${query}` : pathname;
  };
  const pages = createPages({
    settings: pageSettings(ENV),
    live: async () => liveOf({ render, canonicalAddress }, { builds }),
    read: () => Promise.reject(new Error('nothing is read')),
    limits: { live: 6000, render: 6000 },
  });
  site = await listen(express().use(pages));
});
afterEach(() => site.close());

const ask = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(site.origin + path, { headers, redirect: 'manual' });
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
};
const timesOf = ({ html }: { html: string }) => Number(/#(\d+)#/.exec(html)?.[1]);

test('200 addresses of one page are rendered once, without the appended parameters', async () => {
  const plain = await ask('/ana');
  for (let i = 0; i < 200; i++) {
    const strange = await ask(
      `/ana?${['igsh', 'fbclid', 'utm_source', 'tab'][i % 4]}=${i % 4 === 3 ? '' : `zz${i}`}`,
    );
    expect(strange).toMatchObject({ status: 200, html: plain.html });
    expect(strange.headers.get('cache-control')).toBe(plain.headers.get('cache-control'));
    expect(strange.headers.get('content-security-policy')).toBe(plain.headers.get('content-security-policy'));
  }
  expect(render).toHaveBeenCalledOnce();
});

test('simultaneous requests are rendered once with an empty cache', async () => {
  const all = await Promise.all(
    Array.from({ length: 50 }, (_, i) => ask(`/ana?cursor=c&igsh=${i}&tab=links`)),
  );
  expect(new Set(all.map(timesOf))).toEqual(new Set([1]));
  expect(all[0]?.html).toContain('/ana?tab=links&cursor=c #1#');
});

test('the canonical address is rendered each time, and replaces the cached page', async () => {
  expect(timesOf(await ask('/ana?igsh=1'))).toBe(1);
  expect(timesOf(await ask('/ana'))).toBe(2);
  expect(timesOf(await ask('/ana?tab=links'))).toBe(3);
  expect(timesOf(await ask('/ana?igsh=2'))).toBe(2);
});

test('a page is the same for everybody, in each encoding', async () => {
  const answers = [
    await ask('/ana?a=1', { cookie: '__session=secreta', authorization: 'Bearer secreto' }),
    await ask('/ana?a=2', { 'accept-encoding': 'br' }),
    await ask('/ana?a=3', { 'accept-encoding': 'gzip' }),
    await ask('/ana?a=4', { 'accept-encoding': 'identity' }),
  ];
  expect(answers.slice(1).map(({ headers }) => headers.get('content-encoding'))).toEqual([
    'br',
    'gzip',
    null,
  ]);
  for (const { html, headers } of answers) {
    expect(html).toBe(answers[0]?.html);
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('vary')).toBe('Accept-Encoding');
    expect(html + JSON.stringify([...headers])).not.toMatch(/secret[ao]/);
  }
  expect(render).toHaveBeenCalledOnce();
});

test('only the instance caches a 404', async () => {
  render.mockImplementation(async (url) => screen(url, 1, 404));
  const [first, second] = [await ask('/nadie?a=1'), await ask('/nadie?a=2')];
  expect([first.status, second.status, second.headers.get('cache-control')]).toEqual([404, 404, 'no-store']);
  expect(render).toHaveBeenCalledOnce();
});

test('a failed page is not cached', async () => {
  vi.spyOn(logger, 'error').mockReturnValue();
  render.mockRejectedValueOnce(new Error('down'));
  expect((await ask('/ana?a=1')).headers.get('cache-control')).toBe('no-store');
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(timesOf(await ask('/ana?a=2'))).toBe(2);
});

test('pages of other builds are not reused', async () => {
  expect(timesOf(await ask('/ana?a=1'))).toBe(1);
  builds = 's1 a2';
  expect(timesOf(await ask('/ana?a=1'))).toBe(2);
});
