import { fireEvent, screen as page, render } from '@testing-library/react';
import { messages } from 'domain/messages/messages';
import { uidSchema } from 'domain/values/ids-schema';
import { createMemoryRouter, RouterProvider } from 'kit/router';
import { type SessionState, whenReady, whyEnded } from 'kit/session';
import { expect, it, vi } from 'vitest';
import { Failure } from './failure.ts';
import { protectedScreen, type ScreenHandle, screen } from './screen.ts';
import { Facts, open, options } from './testing/screen.tsx';

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
  expect(page.getByRole('status').textContent).toBe(messages.general.loading);
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
