import type { Remote } from '@vidriera/domain/site/config-schema';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as LoadArea from './load-area.ts';

const loadRemote = vi.fn();
const registerRemotes = vi.fn();
vi.mock('./federation-host.ts', () => ({ federationHost: { loadRemote, registerRemotes } }));
const PAGE: { explore: Remote } = {
  explore: {
    entry: '/r/explore/remoteEntry-1.js',
    js: ['/r/explore/assets/routes-1.js'],
  },
};
const script = 'export const adopt = async (modules) => ({ routes: Object.keys(modules) });';
const adoptable = `data:text/javascript,${encodeURIComponent(script)}`;
const broken = 'data:text/javascript,throw 1';
vi.mock('@vidriera/session/config', () => ({ pageConfig: () => ({ shell: 's1', remotes: PAGE }) }));

const ROUTES = { routes: [{ id: 'explore.explore', path: '/explore' }] };
const LOADED = { ...ROUTES, adopted: false };
const fetched = vi.fn<typeof fetch>();
let area: typeof LoadArea;

beforeEach(async () => {
  vi.resetModules();
  delete PAGE.explore.adopt;
  vi.resetAllMocks();
  vi.stubGlobal('fetch', fetched);
  fetched.mockImplementation(async () => new Response(''));
  document.head.replaceChildren();
  area = await import('./load-area.ts');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const answerMap = (entry: string) =>
  fetched.mockImplementation(async () => Response.json({ explore: { entry, js: [] } }));

describe('loadArea', () => {
  it('loads the container of the page’s map once, and prefetches its chunks', async () => {
    loadRemote.mockResolvedValue(ROUTES);
    expect(await area.loadArea('explore')).toEqual(LOADED);
    await area.loadArea('explore');
    expect(loadRemote).toHaveBeenCalledExactlyOnceWith('explore_mf/routes');
    const entry = new URL('/r/explore/remoteEntry-1.js', location.href).href;
    expect(registerRemotes).toHaveBeenCalledExactlyOnceWith([{ name: 'explore_mf', entry, type: 'module' }], {
      force: false,
    });
    expect(fetched).toHaveBeenCalledExactlyOnceWith('/r/explore/assets/routes-1.js');
  });

  it('adopts the build of the map after fetching all its files', async () => {
    PAGE.explore.adopt = adoptable;
    const { routes, adopted } = await area.loadArea('explore');
    expect(adopted).toBe(true);
    expect(routes).toEqual(expect.arrayContaining(['react', '@vidriera/router']));
    expect((await area.loadArea('explore')).routes).toBe(routes);
    expect(fetched.mock.calls.map(([href]) => href)).toEqual([adoptable, '/r/explore/assets/routes-1.js']);
    expect(loadRemote).not.toHaveBeenCalled();
  });

  it.each([
    ['does not come', () => fetched.mockResolvedValueOnce(new Response('', { status: 503 })), adoptable],
    ['throws', () => undefined, broken],
  ])('loads what is live now by its container where the build %s', async (_what, prepare, adopt) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    PAGE.explore.adopt = adopt;
    loadRemote.mockResolvedValue(ROUTES);
    answerMap('/r/explore/remoteEntry-2.js');
    prepare();
    expect(await area.loadArea('explore')).toEqual(LOADED);
    expect(warn).toHaveBeenCalledOnce();
    const entry = new URL('/r/explore/remoteEntry-2.js?retry=1', location.href).href;
    expect(registerRemotes.mock.lastCall?.[0]).toEqual([{ name: 'explore_mf', entry, type: 'module' }]);
  });

  it('does not prefetch chunks that the page preloads', async () => {
    document.head.innerHTML = '<link rel="modulepreload" href="/r/explore/assets/routes-1.js">';
    loadRemote.mockResolvedValue(ROUTES);
    await area.loadArea('explore');
    expect(fetched).not.toHaveBeenCalled();
  });

  it('fetches no file of a build that the page preloads', async () => {
    PAGE.explore.adopt = adoptable;
    for (const href of [adoptable, ...PAGE.explore.js])
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    expect((await area.loadArea('explore')).adopted).toBe(true);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('fetches everything again after a build and its container failed', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    PAGE.explore.adopt = broken;
    loadRemote.mockRejectedValueOnce(new Error('404'));
    answerMap('/r/explore/remoteEntry-1.js');
    await expect(area.loadArea('explore')).rejects.toMatchObject({ code: 'area-down' });
    loadRemote.mockResolvedValue(ROUTES);
    answerMap('/r/explore/remoteEntry-2.js');
    expect(await area.loadArea('explore')).toEqual(LOADED);
    expect(registerRemotes).toHaveBeenLastCalledWith(expect.anything(), { force: true });
  });

  it('fetches everything again after a failure', async () => {
    loadRemote.mockRejectedValueOnce(new Error('404')).mockResolvedValueOnce(ROUTES);
    answerMap('/r/explore/remoteEntry-2.js');
    await expect(area.loadArea('explore')).rejects.toMatchObject({ code: 'area-down' });
    expect(await area.loadArea('explore')).toEqual(LOADED);
    expect(fetched.mock.calls).toEqual([
      ['/r/explore/assets/routes-1.js'],
      ['/remotes.json?shell=s1', { cache: 'reload' }],
    ]);
    const entry = new URL('/r/explore/remoteEntry-2.js?retry=1', location.href).href;
    expect(registerRemotes).toHaveBeenLastCalledWith([{ name: 'explore_mf', entry, type: 'module' }], {
      force: true,
    });
  });

  it('times out on an entry that hangs', async () => {
    vi.useFakeTimers();
    loadRemote.mockReturnValue(new Promise(() => undefined));
    const failed = expect(area.loadArea('explore')).rejects.toMatchObject({
      code: 'area-down',
      cause: expect.objectContaining({ message: 'no answer in 20000 ms' }),
    });
    await vi.advanceTimersByTimeAsync(20_000);
    await failed;
  });

  it('fetches the map for an area that the page does not know', async () => {
    answerMap('/r/explore/remoteEntry-2.js');
    await expect(area.loadArea('profile')).rejects.toMatchObject({
      code: 'area-down',
      cause: expect.objectContaining({ message: '/remotes.json lacks profile' }),
    });
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['exposes nothing', null],
    ['is too old to expose routes', {}],
  ])('refuses an area that %s', async (_what, module) => {
    loadRemote.mockResolvedValue(module);
    await expect(area.loadArea('explore')).rejects.toMatchObject({ code: 'area-down' });
  });

  it('refuses a malformed map', async () => {
    loadRemote.mockRejectedValue(new Error('404'));
    fetched.mockImplementation(async () => Response.json({ explore: { entry: 7 } }));
    await expect(area.loadArea('explore')).rejects.toMatchObject({ code: 'area-down' });
    await expect(area.loadArea('explore')).rejects.toMatchObject({ cause: { name: '$ZodError' } });
  });
});
