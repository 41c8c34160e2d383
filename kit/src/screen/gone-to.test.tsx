import { fireEvent, screen as page } from '@testing-library/react';
import { messages } from 'domain/messages/messages';
import { data, type RouteObject, replace } from 'kit/router';
import { type SessionState, whenReady } from 'kit/session';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '../failure.ts';
import { protectedScreen, screen } from '../screen.ts';
import { Facts, open, options } from '../testing/screen.tsx';

vi.mock('kit/session', () => ({ whenReady: vi.fn(), whyEnded: vi.fn(() => null) }));

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

  /** Goes to a screen that its link tells of, and whose data and chunk are not there. @param drawn called when the skeleton is in the page */
  async function goToTold(drawn?: (chunk: PromiseWithResolvers<{ default: typeof Facts }>) => void) {
    const [answer, chunk] = [reading(), Promise.withResolvers<{ default: typeof Facts }>()];
    const load = vi.fn(() => answer.promise);
    const told = screen<string>({
      ...options,
      chunk: () => chunk.promise,
      load: async () => load,
      fallback: <p ref={(element) => void (element && drawn?.(chunk))}>esqueleto</p>,
      known: (state) => (typeof state === 'string' ? `de la tarjeta: ${state}` : undefined),
    });
    document.documentElement.dataset.at = '/antes';
    const router = open(told, '/antes');
    await router.navigate('/b', { state: 'milonga' });
    document.documentElement.dataset.at = '/b';
    if (!drawn) expect(await page.findByText('esqueleto')).toBeDefined();
    return { answer, chunk, load };
  }

  it('is drawn from it, too, where its chunk comes while the skeleton is being drawn', async () => {
    await goToTold((chunk) => chunk.resolve({ default: Facts }));
    expect(await page.findByText('de la tarjeta: milonga')).toBeDefined();
  });

  it('is drawn from what its link told, as soon as its chunk is there', async () => {
    const { answer, chunk, load } = await goToTold();
    chunk.resolve({ default: Facts });
    const drawn = await page.findByText('de la tarjeta: milonga');
    expect(shown()).toBeNull();
    answer.resolve('todo');
    expect(await page.findByText('todo')).toBe(drawn);
    expect(load).toHaveBeenCalledOnce();
  });

  it('is read once where its data are there before its chunk', async () => {
    const { answer, chunk, load } = await goToTold();
    answer.resolve('todo');
    await aWhile();
    chunk.resolve({ default: Facts });
    expect(await page.findByText('todo')).toBeDefined();
    await aWhile();
    expect(load).toHaveBeenCalledOnce();
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
