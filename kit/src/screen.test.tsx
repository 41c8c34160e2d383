import { fireEvent, screen as page, render } from '@testing-library/react';
import { messages } from 'domain/messages/messages';
import { uidSchema } from 'domain/values/ids-schema';
import { createMemoryRouter, data, type RouteObject, RouterProvider, replace, useLocation } from 'kit/router';
import { type SessionState, whenReady, whyEnded } from 'kit/session';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Failure } from './failure.ts';
import { protectedScreen, type ScreenHandle, screen } from './screen.ts';

vi.mock('kit/session', () => ({ whenReady: vi.fn(), whyEnded: vi.fn(() => null) }));
const ana = {
  uid: uidSchema.parse('ana1'),
  email: '',
  username: 'ana',
  displayName: null,
  photoUrl: null,
  role: 'creador',
} as const;
const session = (user: SessionState['user']) =>
  vi.mocked(whenReady).mockResolvedValue({ user, loading: false, error: null });

function Facts({ data }: { data: unknown }) {
  return <p>{String(data)}</p>;
}
function Login() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}
const options = { id: 'a.b', path: '/b', source: 'src/b.tsx', chunk: async () => ({ default: Facts }) };
const LOGIN: RouteObject = { path: '/login', element: <Login /> };

function open(route: RouteObject, path = '/b') {
  const router = createMemoryRouter([route, LOGIN, { path: '/antes', element: <p>antes</p> }], {
    initialEntries: ['/antes', path],
  });
  render(<RouterProvider router={router} />);
  return router;
}

it('waits for data and chunk together, and then draws', async () => {
  const order: string[] = [];
  open(
    screen({
      ...options,
      load: async () => {
        order.push('load');
        return () => 'hola';
      },
      chunk: async () => {
        order.push('chunk');
        return { default: Facts };
      },
    }),
  );
  expect(page.getByRole('status').textContent).toBe(messages.session.loading);
  expect(await page.findByText('hola')).toBeDefined();
  expect(order.sort()).toEqual(['chunk', 'load']);
});

it('shows an API failure with its own words, and tries again', async () => {
  const load = vi
    .fn()
    .mockRejectedValueOnce(new Failure('no-connection', messages.general.noConnection))
    .mockResolvedValue('ahora sí');
  open(screen({ ...options, load: async () => load }));
  expect((await page.findByRole('alert')).textContent).toContain(messages.general.noConnection);
  fireEvent.click(page.getByRole('button', { name: messages.general.retry }));
  expect(await page.findByText('ahora sí')).toBeDefined();
});

it('forgets a chunk that could not be fetched', async () => {
  const chunk = vi
    .fn()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue({ default: Facts });
  open(screen({ ...options, load: async () => () => 'hola', chunk }));
  fireEvent.click(await page.findByRole('button', { name: messages.general.retry }));
  expect(await page.findByText('hola')).toBeDefined();
});

it('forgets a loader that could not be fetched', async () => {
  const load = vi
    .fn()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue(() => 'hola');
  open(screen({ ...options, load }));
  fireEvent.click(await page.findByRole('button', { name: messages.general.retry }));
  expect(await page.findByText('hola')).toBeDefined();
});

it('fetches what reads its data at the first touch, and not before, where the data came along', async () => {
  const load = vi.fn(async () => () => 'otra vez');
  const route = screen({ ...options, load });
  await (route.handle as ScreenHandle).preload();
  const hydrationData = { loaderData: { 'a.b': 'del servidor' } };
  const router = createMemoryRouter([route], { initialEntries: ['/b'], hydrationData });
  render(<RouterProvider router={router} />);
  expect(page.getByText('del servidor')).toBeDefined();
  expect(load).not.toHaveBeenCalled();
  fireEvent.pointerDown(document.body);
  expect(load).toHaveBeenCalledOnce();
  await router.navigate('/b?x=1');
  expect(await page.findByText('otra vez')).toBeDefined();
  expect(load).toHaveBeenCalledOnce();
});

it('offers no retry for what does not exist', async () => {
  open(
    screen({
      ...options,
      load: async () => () => Promise.reject(new Failure('not-found', 'No existe.', { status: 404 })),
    }),
  );
  expect((await page.findByRole('alert')).textContent).toContain('No existe.');
  expect(page.queryByRole('button')).toBeNull();
});

it('sends a guest to /login with the way back, replacing the history entry', async () => {
  session(null);
  const load = vi.fn();
  const router = open(protectedScreen({ ...options, load: async () => load }), '/b?x=1');
  expect(await page.findByText('/login?volver=%2Fb%3Fx%3D1')).toBeDefined();
  expect(load).not.toHaveBeenCalled();
  await router.navigate(-1);
  expect(await page.findByText('antes')).toBeDefined();
});

it('says at /login why a session ended that nobody ended here', async () => {
  session(null);
  vi.mocked(whyEnded).mockReturnValueOnce('expired');
  open(protectedScreen(options));
  expect(await page.findByText('/login?volver=%2Fb&motivo=expired')).toBeDefined();
});

it('tells a protected screen’s loader who it is', async () => {
  session(ana);
  open(protectedScreen({ ...options, load: async () => (_args, user) => user.username }));
  expect(await page.findByText('ana')).toBeDefined();
});

describe('a screen that is gone to', () => {
  const reading = () => Promise.withResolvers<string>();
  const route = (load: () => Promise<unknown>) =>
    screen({ ...options, load: async () => load, fallback: <p>esqueleto</p> });
  const shown = () => page.queryByText('esqueleto');

  /** Goes from /antes, which stands as the frame says it does, to the screen. */
  async function goTo(screenRoute: RouteObject, path = '/b') {
    document.documentElement.dataset.at = '/antes';
    const router = open(screenRoute, '/antes');
    const before = performance.now();
    await router.navigate(path);
    expect(performance.now() - before).toBeGreaterThan(140);
    document.documentElement.dataset.at = router.state.location.pathname;
    return router;
  }

  const aWhile = () => new Promise((resolve) => setTimeout(resolve, 300));
  afterEach(() => {
    delete document.documentElement.dataset.at;
  });

  it('shows its address and its skeleton after 150 ms, and is read once', async () => {
    const { promise, resolve } = reading();
    const load = vi.fn(() => promise);
    const router = await goTo(route(load));
    expect(router.state.location.pathname).toBe('/b');
    expect(await page.findByText('esqueleto')).toBeDefined();
    expect(document.title).toBe('Vidriera');
    resolve('por fin');
    expect(await page.findByText('por fin')).toBeDefined();
    expect(shown()).toBeNull();
    expect(load).toHaveBeenCalledOnce();
  });

  it('is drawn from what its link told, as soon as its chunk is there', async () => {
    const [answer, chunk] = [reading(), Promise.withResolvers<{ default: typeof Facts }>()];
    const told = screen<string>({
      ...options,
      chunk: () => chunk.promise,
      load: async () => () => answer.promise,
      fallback: <p>esqueleto</p>,
      known: (state) => (typeof state === 'string' ? `de la tarjeta: ${state}` : undefined),
    });
    document.documentElement.dataset.at = '/antes';
    const router = open(told, '/antes');
    await router.navigate('/b', { state: 'milonga' });
    expect(await page.findByText('esqueleto')).toBeDefined();
    chunk.resolve({ default: Facts });
    const drawn = await page.findByText('de la tarjeta: milonga');
    expect(shown()).toBeNull();
    answer.resolve('todo');
    expect(await page.findByText('todo')).toBe(drawn);
  });

  describe('and left', () => {
    /** Leaves the screen at `url` and goes back to it, as the frame and the browser tell of it. @returns how often it was read */
    async function leaveAndReturn(grown = false): Promise<number> {
      let reads = 0;
      const list = screen({
        ...options,
        served: [],
        load: async () => () => `lista ${++reads}`,
        shouldRevalidate: ({ nextUrl }) => nextUrl.pathname !== '/b' || !nextUrl.search,
      });
      const router = open(list, '/antes');
      const { dataset } = document.documentElement;
      const stand = () => {
        dataset.at = router.state.location.pathname;
        dataset.entry = router.state.location.key;
      };
      stand();
      await router.navigate('/b');
      stand();
      await page.findByText('lista 1');
      if (grown) await router.navigate('/b?eventos=2', { replace: true });
      stand();
      const { key } = router.state.location;
      await router.navigate('/antes');
      await page.findByText('antes');
      stand();
      history.replaceState({ key }, '');
      await router.navigate(-1);
      await page.findByText(/lista/);
      history.replaceState(null, '');
      delete dataset.entry;
      return reads;
    }

    it('is shown as it was to whoever goes back', async () => {
      expect(await leaveAndReturn()).toBe(1);
    });

    it('is read anew where it held more than was read for its address', async () => {
      expect(await leaveAndReturn(true)).toBe(2);
    });
  });

  it('says what failed in its own words, and tries again where it stands', async () => {
    const first = reading();
    const load = vi.fn(() => first.promise);
    await goTo(route(load));
    first.reject(new Failure('no-connection', messages.general.noConnection));
    expect((await page.findByRole('alert')).textContent).toContain(messages.general.noConnection);
    const second = reading();
    load.mockReturnValue(second.promise);
    fireEvent.click(page.getByRole('button', { name: messages.general.retry }));
    await aWhile();
    expect(shown()).toBeNull();
    second.resolve('ahora sí');
    expect(await page.findByText('ahora sí')).toBeDefined();
  });

  it('keeps the status and the words of an answer', async () => {
    const { promise, reject } = reading();
    await goTo(route(() => promise));
    reject(data({ code: 'not-found', message: 'No existe.' }, { status: 404 }));
    expect((await page.findByRole('alert')).textContent).toContain('No existe.');
    expect(page.queryByRole('button')).toBeNull();
  });

  it('leads elsewhere in its own place', async () => {
    const { promise, reject } = reading();
    const router = await goTo(route(() => promise));
    reject(replace('/login'));
    expect(await page.findByText('/login')).toBeDefined();
    await router.navigate(-1);
    expect(await page.findByText('antes')).toBeDefined();
  });

  it('is left before it is there, and read anew when it is come back to', async () => {
    const first = reading();
    const load = vi.fn(() => first.promise);
    const router = await goTo(route(load));
    await router.navigate('/antes');
    document.documentElement.dataset.at = '/antes';
    first.resolve('viejo');
    load.mockResolvedValue('nuevo');
    await router.navigate('/b');
    expect(await page.findByText('nuevo')).toBeDefined();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('stands while what it shows is read anew', async () => {
    const load = vi.fn(async () => 'hola');
    document.documentElement.dataset.at = '/antes';
    const router = open(route(load), '/antes');
    await router.navigate('/b');
    document.documentElement.dataset.at = '/b';
    const { promise, resolve } = reading();
    load.mockReturnValue(promise);
    const search = router.navigate('/b?q=x');
    await aWhile();
    expect([page.queryByText('hola') !== null, shown()]).toEqual([true, null]);
    resolve('otra');
    await search;
    expect(await page.findByText('otra')).toBeDefined();
  });

  it('is not shown before the guard has answered', async () => {
    const asked = Promise.withResolvers<SessionState>();
    vi.mocked(whenReady).mockReturnValue(asked.promise);
    document.documentElement.dataset.at = '/antes';
    const router = open(
      protectedScreen({ ...options, load: async () => async () => 'hola', fallback: <p>esqueleto</p> }),
      '/antes',
    );
    const navigation = router.navigate('/b');
    await aWhile();
    expect(router.state.location.pathname).toBe('/antes');
    asked.resolve({ user: null, loading: false, error: null });
    await navigation;
    expect(router.state.location.pathname).toBe('/login');
    expect(shown()).toBeNull();
  });
});
