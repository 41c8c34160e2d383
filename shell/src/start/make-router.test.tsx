import { Failure } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import { LOCAL_KEYS } from '@vidriera/domain/values/limits';
import type { PageData } from '@vidriera/runtime/contract/page';
import { loadArea } from '@vidriera/runtime/load-area';
import { screen } from '@vidriera/runtime/screen';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { takeOverRouter, whenInitialized } from './make-router.ts';

vi.mock('@vidriera/runtime/load-area', () => ({ loadArea: vi.fn() }));

const load = vi.fn();
const chunk = vi.fn();
const PAGE: PageData = {
  address: '/explore',
  area: 'explore',
  loaderData: { 'explore.explore': 'del servidor' },
  errors: null,
};

beforeEach(() => {
  vi.resetAllMocks();
  history.replaceState(null, '', '/explore');
  load.mockResolvedValue('del navegador');
  chunk.mockResolvedValue({ default: () => null });
  const route = screen({
    id: 'explore.explore',
    path: '/explore',
    source: 'x',
    public: ['q'],
    load: async () => ({ load }),
    view: chunk,
  });
  vi.mocked(loadArea).mockResolvedValue({ routes: [route], adopted: true });
});

describe('takeOverRouter', () => {
  it('is ready at once with the server’s data and the screen’s chunk', async () => {
    const { router, same } = await takeOverRouter(PAGE);
    expect(same).toBe(true);
    expect(router.state.initialized).toBe(true);
    expect(router.state.loaderData['explore.explore']).toBe('del servidor');
    expect(chunk).toHaveBeenCalledOnce();
    expect(load).not.toHaveBeenCalled();
    router.dispose();
  });

  it('is ready at once if the address has undeclared query parameters', async () => {
    history.replaceState(null, '', '/explore?igsh=1&q=');
    const { router, same } = await takeOverRouter(PAGE);
    expect(same).toBe(true);
    expect(load).not.toHaveBeenCalled();
    router.dispose();
  });

  const loadsItself = async (page: PageData) => {
    const { router, same } = await takeOverRouter(page);
    expect(same).toBe(false);
    await whenInitialized(router);
    expect(router.state.loaderData['explore.explore']).toBe('del navegador');
    router.dispose();
  };

  it('runs the loaders if the address differs', () => loadsItself({ ...PAGE, address: '/explore?q=jazz' }));

  it('runs the loaders if the area’s build is another one', async () => {
    const { routes } = await loadArea('explore');
    vi.mocked(loadArea).mockResolvedValue({ routes, adopted: false });
    await loadsItself(PAGE);
  });

  describe('a screen for signed-in people', () => {
    beforeEach(() => {
      load.mockResolvedValue('del navegador');
      const route = screen({
        id: 'explore.explore',
        path: '/explore',
        source: 'x',
        public: [],
        load: async () => ({ load }),
        view: chunk,
      });
      route.handle = { ...route.handle, remembered: true };
      vi.mocked(loadArea).mockResolvedValue({ routes: [route], adopted: true });
    });
    afterEach(() => localStorage.clear());

    it('is hydrated for a remembered person', async () => {
      localStorage.setItem(LOCAL_KEYS.userId, 'ana1');
      const { router, same } = await takeOverRouter(PAGE);
      expect(same).toBe(true);
      router.dispose();
    });

    it('is loaded again through its guard if nobody is remembered', () => loadsItself(PAGE));
  });

  it('shows the server’s refusal without another request', async () => {
    const refusal = {
      status: 404,
      statusText: '',
      internal: false,
      data: { code: 'not-found', message: 'x' },
    };
    const page = { ...PAGE, loaderData: {}, errors: { 'explore.explore': refusal } };
    const { router } = await takeOverRouter(page);
    expect(router.state.errors).toEqual({ 'explore.explore': refusal });
    expect(load).not.toHaveBeenCalled();
    router.dispose();
  });

  it('needs no area for a screen of the shell', async () => {
    history.replaceState(null, '', '/terms');
    const page = { ...PAGE, address: '/terms', area: null, loaderData: { 'shell.terms': null } };
    const { router, same } = await takeOverRouter(page);
    expect(same).toBe(true);
    expect(router.state.initialized).toBe(true);
    expect(loadArea).not.toHaveBeenCalled();
    router.dispose();
  });

  it('rejects if an area is down or a chunk can’t be fetched', async () => {
    chunk.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(takeOverRouter(PAGE)).rejects.toThrow('Failed to fetch');
    vi.mocked(loadArea).mockRejectedValue(new Failure('area-down', messages.general.areaDown));
    await expect(takeOverRouter(PAGE)).rejects.toMatchObject({ code: 'area-down' });
  });
});
