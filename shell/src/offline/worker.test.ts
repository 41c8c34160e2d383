import { messages } from '@vidriera/domain/messages/messages';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type FetchListener = (event: object) => void;
const URL_ = 'https://vidriera.ar/explore';
const kept = vi.fn<() => Promise<Response | undefined>>();
const sent = vi.fn<() => Promise<Response>>();
/** Addresses in the cache. */
let keys: string[];
let listener: FetchListener;

beforeEach(async () => {
  kept.mockResolvedValue(undefined);
  keys = [];
  vi.stubGlobal('caches', {
    match: (address: string) => (address === URL_ ? kept() : undefined),
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
