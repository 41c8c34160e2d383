import { messages } from '@vidriera/domain/messages/messages';
import { SCREENS_CACHE } from '@vidriera/domain/site/kept-screens';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type FetchListener = (event: object) => void;
const URL_ = 'https://vidriera.ar/explore';
const kept = vi.fn<() => Promise<Response | undefined>>();
const sent = vi.fn<() => Promise<Response>>();
/** Addresses in the cache. */
let keys: string[];
let listener: FetchListener;
/** Kept screens, by address. */
let screens: Map<string, Response>;

beforeEach(async () => {
  kept.mockResolvedValue(undefined);
  keys = [];
  screens = new Map();
  vi.stubGlobal('caches', {
    match: async (request: string | { url: string }, { cacheName = '' } = {}) => {
      if (cacheName === SCREENS_CACHE)
        return screens.get(
          new URL(typeof request === 'string' ? request : request.url, URL_).href.split('?')[0] ?? '',
        );
      return request === URL_ ? kept() : undefined;
    },
    open: async () => ({ keys: async () => keys.map((url) => ({ url })) }),
  });
  vi.stubGlobal('fetch', sent);
  vi.stubGlobal('addEventListener', (kind: string, heard: FetchListener) => {
    if (kind === 'fetch') listener = heard;
  });
  vi.resetModules();
  await import('./worker.ts');
});
afterEach(() => vi.unstubAllGlobals());

/** Returns the worker's answer to a navigation. @param preload the answer that came while the worker started */
const navigate = (preload: Promise<Response | undefined>, url = URL_) =>
  new Promise<Response>((respondWith) =>
    listener({ request: { mode: 'navigate', url }, preloadResponse: preload, respondWith }),
  );
const heading = async (answer: Response) => /<h1>(.*?)<\/h1>/.exec(await answer.text())?.[1];

it.each([200, 304, 404])('passes on an answer of the server: %s', async (status) => {
  const answer = new Response(null, { status });
  expect(await navigate(Promise.resolve(answer))).toBe(answer);
});

it('says that the server fails for a 5xx, preloaded or not', async () => {
  const failure = () => Promise.resolve(new Response('Server Error', { status: 500 }));
  const answer = await navigate(failure());
  expect(answer.status).toBe(503);
  expect(await heading(answer)).toBe(messages.general.internal);
  sent.mockImplementation(failure);
  expect(await heading(await navigate(Promise.resolve(undefined)))).toBe(messages.general.internal);
});

it('says that there is no connection where nobody answers', async () => {
  sent.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await heading(await navigate(Promise.resolve(undefined)))).toBe(messages.general.noConnection);
  expect(await heading(await navigate(Promise.reject(new TypeError('no'))))).toBe(
    messages.general.noConnection,
  );
});

it('shows the page of today in place of a failure', async () => {
  const page = new Response('hoy', { headers: { date: new Date().toUTCString() } });
  kept.mockResolvedValue(page);
  expect(await navigate(Promise.resolve(new Response(null, { status: 502 })))).toBe(page);
});

describe('finds a kept page by its canonical address', () => {
  const broken = () => Promise.resolve(new Response(null, { status: 502 }));
  beforeEach(() => {
    keys = ['https://vidriera.ar/visto', URL_];
    kept.mockImplementation(async () => new Response('hoy', { headers: today() }));
  });
  const today = () => ({ date: new Date().toUTCString(), 'x-vidriera-query': 'q,fecha' });
  const locationOf = async (url: string) => (await navigate(broken(), url)).headers.get('location');

  it.each([
    `${URL_}?utm_source=boletin&utm_medium=mail`,
    `${URL_}?fbclid=abc`,
    `${URL_}?q=&fbclid=abc`,
    'https://vidriera.ar/Explore',
    'https://vidriera.ar/EXPLORE/?igsh=1',
  ])('%s', async (url) => {
    expect(await locationOf(url)).toBe(URL_);
  });

  it.each([
    `${URL_}?q=jazz&utm_source=x`,
    'https://vidriera.ar/exploren',
    'https://vidriera.ar/visto?fbclid=1',
  ])('but not for another page: %s', async (url) => {
    expect(await locationOf(url)).toBeNull();
  });

  it('of today alone', async () => {
    kept.mockImplementation(
      async () => new Response('ayer', { headers: { ...today(), date: new Date(0).toUTCString() } }),
    );
    expect(await locationOf(`${URL_}?fbclid=abc`)).toBeNull();
  });
});

it('shows the kept screen of the door without a signal, however old', async () => {
  const url = 'https://vidriera.ar/puerta/e1/2026-11-28';
  const page = new Response('lista', { headers: { date: 'Mon, 01 Jan 2024 00:00:00 GMT' } });
  screens.set(url, page);
  sent.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await navigate(Promise.resolve(undefined), url)).toBe(page);
  const other = await navigate(Promise.resolve(undefined), 'https://vidriera.ar/puerta/e2/2026-11-28');
  expect(await heading(other)).toBe(messages.general.noConnection);
});

it('shows the person’s kept seats and promos without a signal, and links to them from other pages', async () => {
  const page = new Response('promos');
  screens.set('https://vidriera.ar/mis-promos', page);
  sent.mockRejectedValue(new TypeError('Failed to fetch'));
  const none = Promise.resolve(undefined);
  expect(await navigate(none, 'https://vidriera.ar/mis-promos?promo=p1')).toBe(page);
  const other = await (await navigate(none)).text();
  expect(other).toContain('Sin señal también podés ver: <a href="/mis-promos">Promos que pedí</a></p>');
});

it('answers with a kept file of the door, asks the network for another, and leaves data alone', async () => {
  const file = new Response('script');
  screens.set('https://vidriera.ar/assets/a-1.js', file);
  const fetched = new Response('other');
  sent.mockReset().mockResolvedValue(fetched);
  const ask = (url: string) =>
    new Promise<Response | undefined>((respondWith) => {
      let isTaken = false;
      const answer = (given: Promise<Response>) => {
        isTaken = true;
        void given.then(respondWith);
      };
      listener({ request: { mode: 'cors', url }, respondWith: answer });
      if (!isTaken) respondWith(undefined);
    });
  expect(await ask('https://vidriera.ar/assets/a-1.js')).toBe(file);
  expect(await ask('https://vidriera.ar/r/dashboard/assets/b-2.js')).toBe(fetched);
  expect(await ask('https://vidriera.ar/fn/door')).toBeUndefined();
});
