import { fireEvent, screen as page, waitFor } from '@testing-library/react';
import { Failure } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import { data, type RouteObject, replace } from '@vidriera/router';
import { dropKeptAnswers } from '@vidriera/session/stale';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { screen } from './screen.ts';
import { Facts, open, options } from './testing/screen.tsx';

vi.mock('@vidriera/session', () => ({ whenKnown: vi.fn(), sessionNow: vi.fn(), whyEnded: () => null }));

const Own = ({ data: text }: { data: string }) => (
  <main id="contenido" tabIndex={-1}>
    {text}
  </main>
);

const reading = () => Promise.withResolvers<string>();
const aWhile = (ms = 300) => new Promise((resolve) => setTimeout(resolve, ms));
const skeleton = () => page.queryByText('esqueleto');
const at = (load: () => Promise<unknown>): RouteObject =>
  screen({ ...options, path: '/b/*', load: async () => ({ load }), skeleton: <p>esqueleto</p> });

/** Goes from /antes to a late screen. @returns its router, 150 ms later */
async function goTo(route: RouteObject, path = '/b') {
  const router = open(route, '/antes');
  const before = performance.now();
  await router.navigate(path);
  expect(performance.now() - before).toBeGreaterThan(40);
  expect(router.state.location.pathname).toBe(path);
  await page.findByText('esqueleto');
  return router;
}

it('a late screen: shows its address, a title and its skeleton after 50 ms, and loads once', async () => {
  const { promise, resolve } = reading();
  const load = vi.fn(() => promise);
  await goTo(at(load));
  expect(page.queryByText('antes')).toBeNull();
  expect(document.title).toBe('Vidriera');
  resolve('por fin');
  expect(await page.findByText('por fin')).toBeDefined();
  expect(skeleton()).toBeNull();
  expect(document.title).toBe('Listo');
  expect(load).toHaveBeenCalledOnce();
});

it('a late screen: unwraps data with a status', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  await goTo(at(() => promise));
  resolve(data(null, { status: 404 }));
  expect(await page.findByText('null')).toBeDefined();
});

it('a late screen: keeps the previous screen until its skeleton is imported', async () => {
  const code = Promise.withResolvers<{ default: () => ReactNode }>();
  const load = async () => ({ load: () => new Promise<string>(() => undefined) });
  const router = open(screen({ ...options, load, skeleton: () => code.promise }), '/antes');
  await router.navigate('/b');
  await aWhile(50);
  expect(page.getByText('antes')).toBeDefined();
  code.resolve({ default: () => <p>esqueleto</p> });
  expect(await page.findByText('esqueleto')).toBeDefined();
  expect(page.queryByText('antes')).toBeNull();
});

it('a late screen: waits for its component', async () => {
  const view = Promise.withResolvers<{ default: typeof Facts }>();
  const load = async () => ({ load: async () => 'hola' });
  await goTo(screen({ ...options, load, view: () => view.promise, skeleton: <p>esqueleto</p> }));
  view.resolve({ default: Facts });
  expect(await page.findByText('hola')).toBeDefined();
});

it('a late screen: shows a new skeleton at another address of the same route', async () => {
  const load = vi.fn(async () => 'uno');
  const router = open(at(load), '/b/1');
  await page.findByText('uno');
  const { promise, resolve } = reading();
  load.mockReturnValue(promise);
  await router.navigate('/b/2');
  expect(await page.findByText('esqueleto')).toBeDefined();
  expect(page.queryByText('uno')).toBeNull();
  resolve('dos');
  expect(await page.findByText('dos')).toBeDefined();
});

it('a late screen: has the main landmark where its layout is `own`, and keeps the focus there', async () => {
  const { promise, resolve } = reading();
  await goTo(
    screen({
      ...options,
      layout: 'own',
      load: async () => ({ load: () => promise }),
      view: async () => ({ default: Own }),
      skeleton: <p>esqueleto</p>,
    }),
  );
  const main = page.getByRole('main');
  expect(main.contains(skeleton())).toBe(true);
  main.focus();
  resolve('hola');
  expect((await page.findByText('hola')).id).toBe('contenido');
  expect(document.activeElement).toBe(page.getByText('hola'));
});

describe('a late screen that fails', () => {
  it('shows its message, and a retry waits in place', async () => {
    const first = reading();
    const load = vi.fn(() => first.promise);
    await goTo(at(load));
    first.reject(new Failure('no-connection', messages.general.noConnection));
    expect((await page.findByRole('alert')).textContent).toContain(messages.general.noConnection);
    const second = reading();
    load.mockReturnValue(second.promise);
    fireEvent.click(page.getByRole('button', { name: messages.general.retry }));
    await aWhile();
    expect(page.getByRole('alert')).toBeDefined();
    expect(skeleton()).toBeNull();
    second.resolve('ahora sí');
    expect(await page.findByText('ahora sí')).toBeDefined();
    expect(page.queryByRole('alert')).toBeNull();
  });

  it('imports its component again on a retry', async () => {
    const view = vi
      .fn()
      .mockImplementationOnce(async () => {
        await aWhile();
        throw new TypeError('Failed to fetch dynamically imported module');
      })
      .mockResolvedValue({ default: Facts });
    await goTo(
      screen({ ...options, load: async () => ({ load: () => 'hola' }), view, skeleton: <p>esqueleto</p> }),
    );
    expect((await page.findByRole('alert')).textContent).toContain(messages.general.noConnection);
    fireEvent.click(page.getByRole('button', { name: messages.general.retry }));
    expect(await page.findByText('hola')).toBeDefined();
  });

  it.each([
    ['a response', data({ code: 'not-found', message: 'No existe.' }, { status: 404 })],
    ['a Failure', new Failure('not-found', 'No existe.', { status: 404 })],
  ])('keeps the words of a 404, which is %s, and offers no retry', async (_what, error) => {
    const { promise, reject } = reading();
    await goTo(at(() => promise));
    reject(error);
    expect((await page.findByRole('alert')).textContent).toContain('No existe.');
    expect(page.queryByRole('button')).toBeNull();
  });

  it('keeps the message of a 401', async () => {
    const { promise, reject } = reading();
    await goTo(at(() => promise));
    reject(new Failure('no-session', messages.session.expired, { status: 401 }));
    expect((await page.findByRole('alert')).textContent).toContain(messages.session.expired);
  });

  it('follows a redirect', async () => {
    const { promise, reject } = reading();
    const router = await goTo(at(() => promise));
    reject(replace('/login?volver=%2Fb'));
    expect(await page.findByText('/login?volver=%2Fb')).toBeDefined();
    await router.navigate(-1);
    expect(await page.findByText('antes')).toBeDefined();
  });
});

it('a late screen: loads again after Back left it early', async () => {
  const first = reading();
  const load = vi.fn(() => first.promise);
  const router = await goTo(at(load));
  await router.navigate(-1);
  expect(await page.findByText('antes')).toBeDefined();
  first.resolve('viejo');
  load.mockResolvedValue('nuevo');
  await router.navigate('/b');
  expect(await page.findByText('nuevo')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
});

it('a late screen: ignores an error after it was left', async () => {
  const { promise, reject } = reading();
  const router = await goTo(at(() => promise));
  await router.navigate('/antes');
  reject(new Error('tarde'));
  await aWhile(20);
  expect(await page.findByText('antes')).toBeDefined();
});

describe('the previous screen stays', () => {
  it.each([
    ['a link leads to a place on the page', '/b#lugar'],
    ['another search is asked for', '/b?q=x'],
  ])('while %s', async (_what, to) => {
    const load = vi.fn(async () => 'hola');
    const from = to.includes('#') ? '/antes' : '/b';
    const router = open(at(load), from);
    const before = await page.findByText(from === '/b' ? 'hola' : 'antes');
    const { promise, resolve } = reading();
    load.mockReturnValue(promise);
    const navigation = router.navigate(to);
    await aWhile();
    expect([before.isConnected, skeleton()]).toEqual([true, null]);
    resolve('otra');
    await navigation;
    expect(await page.findByText('otra')).toBeDefined();
  });

  it('during revalidation, in the same element', async () => {
    const first = reading();
    const load = vi.fn(() => first.promise);
    const router = await goTo(at(load));
    first.resolve('hola');
    const drawn = await page.findByText('hola');
    const second = reading();
    load.mockReturnValue(second.promise);
    const revalidation = router.revalidate();
    await aWhile();
    expect(skeleton()).toBeNull();
    second.resolve('otra');
    await revalidation;
    expect(await page.findByText('otra')).toBe(drawn);
  });

  it('on Back to a screen that has no cached data', async () => {
    const load = vi.fn(async () => 'hola');
    const router = open(at(load));
    await page.findByText('hola');
    await router.navigate('/antes');
    const { promise, resolve } = reading();
    load.mockReturnValue(promise);
    const back = router.navigate(-1);
    await aWhile();
    expect([page.queryByText('antes') !== null, skeleton()]).toEqual([true, null]);
    resolve('de nuevo');
    await back;
    expect(await page.findByText('de nuevo')).toBeDefined();
  });
});

describe('Back', () => {
  /** Leaves a list and goes back to it. @returns how often it was read */
  async function leaveAndReturn({ isPublic = true, grown = false, meanwhile = (): void => undefined } = {}) {
    let reads = 0;
    const router = open(
      screen({
        ...options,
        ...(isPublic && { public: [] }),
        load: async () => ({ load: () => `lista ${++reads}` }),
        shouldRevalidate: ({ nextUrl }) => nextUrl.pathname !== '/b' || !nextUrl.search,
      }),
    );
    await page.findByText('lista 1');
    if (grown) await router.navigate('/b?eventos=2', { replace: true });
    await router.navigate('/antes');
    await page.findByText('antes');
    meanwhile();
    await router.navigate(-1);
    await page.findByText(/lista/);
    return reads;
  }

  it('renders a public screen from cached data', async () => {
    expect(await leaveAndReturn()).toBe(1);
  });

  it.each([
    ['held more than was read for its address', { grown: true }],
    ['is not public', { isPublic: false }],
    ['was left before something was written', { meanwhile: dropKeptAnswers }],
  ])('reads a screen anew that %s', async (_what, how) => {
    expect(await leaveAndReturn(how)).toBe(2);
  });

  it('renders the list at once during a late load', async () => {
    const reads = vi.fn(async () => 'lista');
    const list = screen({
      ...options,
      path: '/lista',
      id: 'a.lista',
      public: [],
      load: async () => ({ load: reads }),
    });
    const detail = at(() => new Promise(() => undefined));
    const router = open({ id: 'all', children: [list, detail] }, '/lista');
    await page.findByText('lista');
    await router.navigate('/b');
    await page.findByText('esqueleto');
    await router.navigate(-1);
    await waitFor(() => expect(page.getByText('lista')).toBeDefined());
    expect(reads).toHaveBeenCalledOnce();
  });
});
