import { act, cleanup, fireEvent, screen as page, render } from '@testing-library/react';
import { Failure } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import { uidSchema } from '@vidriera/domain/values/ids-schema';
import { TOAST_EVENT } from '@vidriera/kit/messages/toast';
import { RouterProvider } from '@vidriera/router';
import { type SessionState, whenKnown, whyEnded } from '@vidriera/session';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { type ScreenHandle, screen } from './screen.ts';
import { Facts, open, options, routerOf } from './testing/screen.tsx';

vi.mock('@vidriera/session', () => ({
  whenKnown: vi.fn(),
  sessionNow: () => ({ user: null, loading: true, error: null }),
  whyEnded: vi.fn(() => null),
}));
const ana = {
  uid: uidSchema.parse('ana1'),
  email: '',
  username: 'ana',
  displayName: null,
  photoUrl: null,
  role: 'creador',
} as const;
const session = (user: SessionState['user']) =>
  vi.mocked(whenKnown).mockResolvedValue({ user, loading: false, error: null });

it('renders when data and chunk are loaded', async () => {
  const order: string[] = [];
  open(
    screen({
      ...options,
      load: async () => {
        order.push('load');
        return { load: () => 'hola' };
      },
      view: async () => {
        order.push('chunk');
        return { default: Facts };
      },
    }),
  );
  expect(page.getByRole('status').textContent).toBe(messages.general.loading);
  expect(await page.findByText('hola')).toBeDefined();
  expect(order.sort()).toEqual(['chunk', 'load']);
});

it('shows the message of an API error, and retries', async () => {
  const load = vi
    .fn()
    .mockRejectedValueOnce(new Failure('no-connection', messages.general.noConnection))
    .mockResolvedValue('ahora sí');
  open(screen({ ...options, load: async () => ({ load }) }));
  expect((await page.findByRole('alert')).textContent).toContain(messages.general.noConnection);
  fireEvent.click(page.getByRole('button', { name: messages.general.retry }));
  expect(await page.findByText('ahora sí')).toBeDefined();
});

it('imports a chunk again after an error', async () => {
  const view = vi
    .fn()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue({ default: Facts });
  open(screen({ ...options, load: async () => ({ load: () => 'hola' }), view }));
  fireEvent.click(await page.findByRole('button', { name: messages.general.retry }));
  expect(await page.findByText('hola')).toBeDefined();
});

it('imports a loader again after an error', async () => {
  const load = vi
    .fn()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue({ load: () => 'hola' });
  open(screen({ ...options, load }));
  fireEvent.click(await page.findByRole('button', { name: messages.general.retry }));
  expect(await page.findByText('hola')).toBeDefined();
});

it('imports the loader of a hydrated screen at the first touch, not before', async () => {
  const load = vi.fn(async () => ({ load: () => 'otra vez' }));
  const route = screen({ ...options, load });
  await (route.handle as ScreenHandle).preload();
  const hydrationData = { loaderData: { 'a.b': 'del servidor' } };
  const router = routerOf(route, ['/b'], hydrationData);
  render(<RouterProvider router={router} />);
  expect(page.getByText('del servidor')).toBeDefined();
  expect(load).not.toHaveBeenCalled();
  fireEvent.pointerDown(document.body);
  expect(load).toHaveBeenCalledOnce();
  await router.navigate('/b?x=1');
  expect(await page.findByText('otra vez')).toBeDefined();
  expect(load).toHaveBeenCalledOnce();
});

it('offers no retry for a 404', async () => {
  open(
    screen({
      ...options,
      load: async () => ({
        load: () => Promise.reject(new Failure('not-found', 'No existe.', { status: 404 })),
      }),
    }),
  );
  expect((await page.findByRole('alert')).textContent).toContain('No existe.');
  expect(page.queryByRole('button')).toBeNull();
});

it('offers whoever is no creator the form for it, and comes back', async () => {
  open(
    screen({
      ...options,
      load: async () => ({
        load: () => Promise.reject(new Failure('not-a-creator', 'Necesitás un perfil de creador.')),
      }),
    }),
  );
  expect((await page.findByRole('alert')).textContent).toContain('Necesitás un perfil de creador.');
  expect(page.getByRole('link', { name: 'Editar mi perfil' }).getAttribute('href')).toMatch(
    /^\/perfil\/editar\?volver=/,
  );
  expect(page.queryByRole('button')).toBeNull();
});

it('redirects a guest to /login with the address to return to, replacing the history entry', async () => {
  session(null);
  const load = vi.fn();
  const router = open(screen({ ...options, member: 'reported', load: async () => ({ load }) }), '/b?x=1');
  expect(await page.findByText('/login?volver=%2Fb%3Fx%3D1')).toBeDefined();
  expect(load).not.toHaveBeenCalled();
  await router.navigate(-1);
  expect(await page.findByText('antes')).toBeDefined();
});

it('names the reason at /login when a session was ended elsewhere', async () => {
  session(null);
  vi.mocked(whyEnded).mockReturnValueOnce('expired');
  open(screen({ ...options, member: 'reported' }));
  expect(await page.findByText('/login?volver=%2Fb&motivo=expired')).toBeDefined();
});

it('gives the person to the loader of a protected screen', async () => {
  session(ana);
  open(
    screen({
      ...options,
      member: 'reported',
      load: async () => ({ load: (_args, user) => user.username }),
    }),
  );
  expect(await page.findByText('ana')).toBeDefined();
});

it('screen: hydrates the server’s markup with its data, and is ready then', async () => {
  delete document.documentElement.dataset.ready;
  const route = screen({ ...options, load: async () => ({ load: () => 'otra vez' }) });
  await (route.handle as ScreenHandle).preload();
  const hydrationData = { loaderData: { 'a.b': 'del servidor' } };
  const app = (router: ReturnType<typeof routerOf>) => <RouterProvider router={router} />;
  const container = document.createElement('div');
  container.innerHTML = renderToString(app(routerOf(route, ['/b'], hydrationData)));
  document.body.append(container);
  const drawn = container.querySelector('p');
  expect(drawn?.textContent).toBe('del servidor');
  const onRecoverableError = vi.fn();
  const root = await act(async () =>
    hydrateRoot(container, app(routerOf(route, ['/b'], hydrationData)), { onRecoverableError }),
  );
  expect(container.querySelector('p')).toBe(drawn);
  expect(document.documentElement.dataset.ready).toBe('');
  expect(onRecoverableError).not.toHaveBeenCalled();
  act(() => root.unmount());
});

it('screen: serves a second router over the same routes', async () => {
  const route = screen({ ...options, load: async () => ({ load: () => 'hola' }) });
  open(route);
  expect(await page.findByText('hola')).toBeDefined();
  cleanup();
  open(route);
  expect(await page.findByText('hola')).toBeDefined();
});

it('screen: shows its notice on a redirect to /login', async () => {
  session(null);
  const onToast = vi.fn();
  addEventListener(TOAST_EVENT, onToast, { once: true });
  open(screen({ ...options, member: { notice: 'Iniciá sesión.' } }));
  expect(await page.findByText('/login?volver=%2Fb')).toBeDefined();
  expect(onToast).toHaveBeenCalledOnce();
});

it('screen: prefetches the public data of its loader, and ignores errors', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('no')).mockResolvedValue('hola');
  const route = screen({ ...options, public: [], load: async () => ({ load }) });
  const { prefetch } = route.handle as ScreenHandle;
  prefetch();
  await expect.poll(() => load).not.toHaveBeenCalled();
  prefetch({ request: new Request('http://localhost/b'), params: {} });
  await expect.poll(() => load).toHaveBeenCalledOnce();
  open(route);
  expect(await page.findByText('hola')).toBeDefined();
});

it('screen: prefetches no private data', async () => {
  const load = vi.fn();
  const route = screen({ ...options, member: 'own', load: async () => ({ load }) });
  (route.handle as ScreenHandle).prefetch({ request: new Request('http://localhost/b'), params: {} });
  await new Promise((resolve) => setTimeout(resolve));
  expect(load).not.toHaveBeenCalled();
});
