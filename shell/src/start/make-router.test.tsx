import type { PageData } from 'domain/api/page';
import { messages } from 'domain/messages/messages';
import { Failure } from 'kit/failure';
import { screen } from 'kit/screen';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { adoptArea } from '../areas/load-area.ts';
import { takeOverRouter, whenInitialized } from './make-router.ts';

vi.mock('../areas/load-area.ts', () => ({ adoptArea: vi.fn() }));

const load = vi.fn();
const chunk = vi.fn();
const PAGE: PageData = {
  direccion: '/explore',
  shell: 's1',
  area: { name: 'explore', buildId: 'e1', adopt: '/r/explore/adopt-1.js' },
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
    served: ['q'],
    load: async () => load,
    chunk,
  });
  vi.mocked(adoptArea).mockResolvedValue({ routes: [route], buildId: 'e1' });
});

describe('takeOverRouter', () => {
  it('is ready at once with the server’s data and the screen’s chunk', async () => {
    const { router, same } = await takeOverRouter(PAGE, 's1');
    expect(same).toBe(true);
    expect(router.state.initialized).toBe(true);
    expect(router.state.loaderData['explore.explore']).toBe('del servidor');
    expect(chunk).toHaveBeenCalledOnce();
    expect(load).not.toHaveBeenCalled();
    router.dispose();
  });

  it('is ready at once where the address holds what its screen does not know', async () => {
    history.replaceState(null, '', '/explore?igsh=1&q=');
    const { router, same } = await takeOverRouter(PAGE, 's1');
    expect(same).toBe(true);
    expect(load).not.toHaveBeenCalled();
    router.dispose();
  });

  it.each([
    ['the area', { ...PAGE, area: { name: 'explore' as const, buildId: 'e0', adopt: 'x' } }, 's1'],
    ['the shell', PAGE, 's2'],
    ['the address', { ...PAGE, direccion: '/explore?q=jazz' }, 's1'],
  ])('loads everything itself where %s is another one', async (_who, page, shellBuild) => {
    const { router, same } = await takeOverRouter(page, shellBuild);
    expect(same).toBe(false);
    await whenInitialized(router);
    expect(router.state.loaderData['explore.explore']).toBe('del navegador');
    router.dispose();
  });

  it('shows the server’s refusal without asking again', async () => {
    const refusal = {
      status: 404,
      statusText: '',
      internal: false,
      data: { code: 'not-found', message: 'x' },
    };
    const page = { ...PAGE, loaderData: {}, errors: { 'explore.explore': refusal } };
    const { router } = await takeOverRouter(page, 's1');
    expect(router.state.errors).toEqual({ 'explore.explore': refusal });
    expect(load).not.toHaveBeenCalled();
    router.dispose();
  });

  it('needs no area for a screen of the shell', async () => {
    history.replaceState(null, '', '/terms');
    const page = { ...PAGE, direccion: '/terms', area: null, loaderData: { 'shell.terms': null } };
    const { router, same } = await takeOverRouter(page, 's1');
    expect(same).toBe(true);
    expect(router.state.initialized).toBe(true);
    expect(adoptArea).not.toHaveBeenCalled();
    router.dispose();
  });

  it('fails with a dead area, or a chunk that can not be fetched', async () => {
    chunk.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(takeOverRouter(PAGE, 's1')).rejects.toThrow('Failed to fetch');
    vi.mocked(adoptArea).mockRejectedValue(new Failure('area-down', messages.general.areaDown));
    await expect(takeOverRouter(PAGE, 's1')).rejects.toMatchObject({ code: 'area-down' });
  });
});
