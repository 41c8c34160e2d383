import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetScreens, keepScreen } from './keep-screen.ts';

const LIVE = { shell: 'aaa', remotes: { dashboard: { entry: '/r/dashboard/entry-1.js', js: [] } } };

/** A stand-in for the browser's cache, which jsdom lacks; keys stand in order. */
class FakeCache {
  readonly entries = new Map<string, Response>();
  failing = '';
  private keyOf = (of: string | Request) => new URL(of instanceof Request ? of.url : of, location.href).href;
  match = async (of: string | Request) => this.entries.get(this.keyOf(of))?.clone();
  put = async (of: string, answer: Response) => void this.entries.set(this.keyOf(of), answer);
  add = async (of: string) => {
    if (of === this.failing) throw new TypeError('Failed to fetch');
    await this.put(of, new Response('a file'));
  };
  delete = async (of: string | Request) => this.entries.delete(this.keyOf(of));
  keys = async () => [...this.entries.keys()].map((url) => new Request(url));
  paths = () => [...this.entries.keys()].map((url) => new URL(url).pathname);
}

let cache = new FakeCache();
let document_ = '';
const seen: string[] = [];
const documentOf = (config: object, files: string[]) =>
  [
    `<script id="vidriera" type="application/json">${JSON.stringify(config)}</script>`,
    ...files.map((file) => `<script type="module" src="${file}"></script>`),
    '<link rel="manifest" href="/manifest.webmanifest">',
  ].join('');

beforeEach(() => {
  cache = new FakeCache();
  seen.splice(0);
  document_ = documentOf(LIVE, ['/assets/shell-1.js', '/r/dashboard/door-1.js']);
  document.body.innerHTML = documentOf(LIVE, []);
  vi.stubGlobal('caches', { open: async () => cache, has: async () => true });
  vi.stubGlobal('fetch', async () => new Response(document_, { headers: { 'x-policy': 'self' } }));
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(() => seen.map((name) => ({ name })) as never);
});
afterEach(() => vi.unstubAllGlobals());

const keep = (path = '/puerta/e1/2026-11-28') => keepScreen(path, () => false);

it('keeps a document with the files that it names, and those that this tab fetched', async () => {
  seen.push(`${location.origin}/assets/letters.woff2`, 'https://example.com/r/other.js', '/img/96/a.jpg');
  await keep();
  expect(cache.paths().sort()).toEqual([
    '/assets/letters.woff2',
    '/assets/shell-1.js',
    '/puerta/e1/2026-11-28',
    '/r/dashboard/door-1.js',
  ]);
  const kept = await cache.match('/puerta/e1/2026-11-28');
  expect(kept?.headers.get('x-policy')).toBe('self');
  expect(await kept?.text()).toBe(document_);
});

it('a tab that is older than a release leaves the screen that is kept', async () => {
  await keep();
  const before = cache.paths();
  document_ = documentOf({ ...LIVE, shell: 'bbb' }, ['/assets/shell-2.js']);
  await keep();
  document_ = documentOf({ ...LIVE, remotes: {} }, ['/assets/shell-1.js']);
  await keep();
  document_ = '<h1>Falla</h1>';
  await keep();
  expect(cache.paths()).toEqual(before);
});

it('a file that fails leaves the screen that is kept', async () => {
  await keep();
  const before = await (await cache.match('/puerta/e1/2026-11-28'))?.text();
  document_ = documentOf(LIVE, ['/assets/shell-1.js', '/r/dashboard/door-2.js']);
  cache.failing = '/r/dashboard/door-2.js';
  await expect(keep()).rejects.toThrow('Failed to fetch');
  expect(await (await cache.match('/puerta/e1/2026-11-28'))?.text()).toBe(before);
  cache.failing = '';
  await keep();
  expect(cache.paths(), 'only the new one’s files').toEqual([
    '/assets/shell-1.js',
    '/r/dashboard/door-2.js',
    '/puerta/e1/2026-11-28',
  ]);
});

it('the oldest of many screens leaves with its files, and never a file that another one needs', async () => {
  for (let n = 0; n < 10; n++) {
    document_ = documentOf(LIVE, ['/assets/shell-1.js', `/r/dashboard/own-${n}.js`]);
    await keep(`/puerta/e${n}/2026-11-28`);
  }
  const paths = cache.paths();
  expect(paths).toContain('/assets/shell-1.js');
  for (const n of [0, 1]) {
    expect(paths).not.toContain(`/puerta/e${n}/2026-11-28`);
    expect(paths).not.toContain(`/r/dashboard/own-${n}.js`);
  }
  expect(paths.filter((path) => path.startsWith('/r/'))).toHaveLength(8);
});

it('keeps nothing that is over, and forgets documents', async () => {
  await keepScreen('/mis-lugares', () => true);
  expect(cache.paths()).not.toContain('/mis-lugares');
  await keep('/mis-lugares');
  await forgetScreens((path) => path === '/mis-lugares');
  expect(cache.paths()).not.toContain('/mis-lugares');
});
