import { fireEvent, render, screen } from '@testing-library/react';
import { Failure } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import { DEMO_FACTS } from '@vidriera/domain/testing/site';
import { createMemoryRouter, RouterProvider } from '@vidriera/router';
import { discoverAreas } from '@vidriera/runtime/discover-areas';
import { loadArea } from '@vidriera/runtime/load-area';
import { screen as area } from '@vidriera/runtime/screen';
import { setServerFacts } from '@vidriera/session/config';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { routeTree } from './routes.tsx';

vi.mock('@vidriera/runtime/load-area', () => ({ loadArea: vi.fn() }));

const explore = area({
  id: 'explore.explore',
  path: '/explore',
  layout: 'explore',
  source: 'x',
  view: async () => ({ default: () => <h1>Explorar la ciudad</h1> }),
});

function open(path: string) {
  const router = createMemoryRouter(routeTree(), {
    initialEntries: [path],
    patchRoutesOnNavigation: discoverAreas(),
  });
  render(<RouterProvider router={router} />);
  return router;
}

setServerFacts(DEMO_FACTS);
beforeEach(() => {
  vi.mocked(loadArea).mockReset();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

describe('the frame', () => {
  it('mounts the routes of the area that owns the address', async () => {
    vi.mocked(loadArea).mockResolvedValue({ routes: [explore], adopted: true });
    open('/explore');
    expect(await screen.findByRole('heading', { name: 'Explorar la ciudad' })).toBeDefined();
    expect(screen.getByRole('banner')).toBeDefined();
    expect(loadArea).toHaveBeenCalledExactlyOnceWith('explore');
  });

  it('stands around a dead area, and a retry brings it back', async () => {
    vi.mocked(loadArea).mockRejectedValueOnce(new Failure('area-down', messages.general.areaDown));
    open('/explore');
    expect((await screen.findByRole('alert')).textContent).toContain(messages.general.areaDown);
    expect(screen.getByRole('banner')).toBeDefined();
    vi.mocked(loadArea).mockResolvedValueOnce({ routes: [explore], adopted: true });
    fireEvent.click(screen.getByRole('button', { name: messages.general.retry }));
    expect(await screen.findByRole('heading', { name: 'Explorar la ciudad' })).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each(['/', '/login', '/signup'])(
    'has its header and footer beside the one main landmark of %s',
    async (path) => {
      vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
      open(path);
      const heading = await screen.findByRole('heading', { level: 1 });
      const main = screen.getByRole('main');
      expect(main.contains(heading)).toBe(true);
      expect(main.id).toBe('contenido');
      const around = [...document.querySelectorAll('header, footer')];
      expect(around.map(({ localName }) => localName)).toEqual(['header', 'footer']);
      for (const one of around) expect(one.closest('main')).toBeNull();
    },
  );

  it('says that an address is nobody’s', async () => {
    open('/a/b/c');
    expect((await screen.findByRole('alert')).textContent).toContain(messages.general.pageNotFound);
    expect(screen.getByRole('banner')).toBeDefined();
    expect(loadArea).not.toHaveBeenCalled();
  });

  it('keeps the screen while another area is on its way, and leaves no address of it to this one', async () => {
    const perfil = area({
      id: 'profile.public',
      path: '/:username',
      source: 'x',
      view: async () => ({ default: () => <h1>Perfil</h1> }),
    });
    vi.mocked(loadArea).mockResolvedValueOnce({ routes: [perfil], adopted: true });
    const router = open('/ana');
    expect(await screen.findByRole('heading', { name: 'Perfil' })).toBeDefined();
    const late = Promise.withResolvers<never>();
    vi.mocked(loadArea).mockReturnValueOnce(late.promise);
    const going = router.navigate('/likes');
    expect(await screen.findByRole('progressbar')).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Perfil' })).toBeDefined();
    late.reject(new Failure('area-down', messages.general.areaDown));
    await going;
    expect((await screen.findByRole('alert')).textContent).toContain(messages.general.areaDown);
    expect(screen.queryByRole('heading', { name: 'Perfil' })).toBeNull();
  });

  it('keeps the body when a screen of another layout comes', async () => {
    vi.mocked(loadArea).mockResolvedValue({ routes: [explore], adopted: true });
    const router = open('/terms');
    expect(await screen.findByRole('heading', { level: 1 })).toBeDefined();
    const main = screen.getByRole('main');
    await router.navigate('/explore');
    expect(await screen.findByRole('heading', { name: 'Explorar la ciudad' })).toBeDefined();
    expect(screen.getByRole('main')).toBe(main);
  });
});
