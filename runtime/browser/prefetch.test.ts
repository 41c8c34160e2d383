import { goingTo } from '@vidriera/kit/going/going-to';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadArea } from './load-area.ts';
import { prefetchOnPress } from './prefetch.ts';
import { screen } from './screen.ts';

vi.mock('./load-area.ts', () => ({ loadArea: vi.fn() }));

const load = vi.fn(() => 'la semana');
const view = vi.fn(async () => ({ default: () => null }));
const route = screen({
  id: 'dashboard.home',
  path: '/all',
  source: 'x',
  public: [],
  view: async () => ({ default: () => null }),
  load: async () => ({ load }),
});
const own = screen({ id: 'profile.own', path: '/perfil', source: 'x', view });

beforeEach(() => {
  vi.mocked(loadArea)
    .mockReset()
    .mockResolvedValue({ routes: [route, own], adopted: true });
  load.mockClear();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
prefetchOnPress({ routes: [] });

it('prefetches area, code and public data of the screen that a pending form leads to', async () => {
  goingTo('/all');
  await expect.poll(() => load).toHaveBeenCalledOnce();
  expect(loadArea).toHaveBeenCalledExactlyOnceWith('dashboard');
});

it('loads the areas of visible links after the first touch, and the screen of a marked one in the frame', async () => {
  document.body.innerHTML =
    '<main><a href="/all">Inicio</a><a href="/terms">Términos</a><footer><a href="/explore/filtrar">Filtrar</a></footer></main>' +
    '<nav><a href="/explore">Explorar</a><a href="/perfil" data-prefetch="">Perfil</a></nav>';
  const [below] = document.querySelectorAll('footer a');
  const observed: Element[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: unknown[]) => void) {
        queueMicrotask(() => tell(observed.map((target) => ({ target, isIntersecting: target !== below }))));
      }
      observe = (target: Element) => observed.push(target);
      disconnect = () => undefined;
    },
  );
  dispatchEvent(new Event('pointerdown'));
  await expect.poll(() => view).toHaveBeenCalledOnce();
  expect(vi.mocked(loadArea).mock.calls).toEqual([['dashboard'], ['profile']]);
  expect(load).not.toHaveBeenCalled();
});

it('prefetches nothing offline, or for another site', async () => {
  goingTo('https://otra.example/all');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  goingTo('/all');
  await new Promise((resolve) => setTimeout(resolve));
  expect(loadArea).not.toHaveBeenCalled();
});
