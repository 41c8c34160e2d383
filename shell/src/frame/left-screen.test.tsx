import { act, screen as page, render } from '@testing-library/react';
import { MAIN_ID } from 'kit/main-id';
import { createMemoryRouter, Outlet, RouterProvider, useLocation } from 'kit/router';
import { written } from 'kit/written';
import { useEffect } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Router } from '../start/make-router.ts';
import { keepLeft } from './left-screen.ts';

const scroll = vi.fn();
vi.stubGlobal('scrollTo', scroll);
const { dataset } = document.documentElement;

function Frame() {
  const { key } = useLocation();
  useEffect(() => {
    dataset.entry = key;
  }, [key]);
  return (
    <div data-layout="auto">
      <main id={MAIN_ID}>
        <Outlet />
      </main>
    </div>
  );
}

let answer = Promise.withResolvers<null>();
/** A list and a detail; somebody who scrolled the list goes to the detail. */
async function toDetail(handle: object = { served: [] }): Promise<Router> {
  answer.resolve(null);
  const loader = () => answer.promise;
  const router = createMemoryRouter(
    [
      {
        element: <Frame />,
        children: [
          { path: '/lista', handle, loader, element: <h1>Lista</h1> },
          { path: '/detalle', loader: () => null, element: <p>Detalle</p> },
        ],
      },
    ],
    { initialEntries: ['/lista'] },
  );
  render(<RouterProvider router={router} />);
  await page.findByText('Lista');
  keepLeft(router);
  vi.stubGlobal('scrollY', 300);
  await act(() => router.navigate('/detalle'));
  await page.findByText('Detalle');
  answer = Promise.withResolvers();
  return router;
}
const standsIn = () => document.querySelector<HTMLElement>('[data-left]');
const main = () => document.getElementById(MAIN_ID);

beforeEach(() => {
  document.body.replaceChildren();
  scroll.mockClear();
});

it('shows what was left at once to who goes back, at its place, until it is drawn anew', async () => {
  const router = await toDetail();
  const before = router.navigate(-1);
  expect(standsIn()?.textContent).toBe('Lista');
  expect(standsIn()?.inert).toBe(true);
  expect(main()?.style.display).toBe('none');
  expect(scroll).toHaveBeenCalledExactlyOnceWith(0, 300);
  answer.resolve(null);
  await act(() => before);
  expect(standsIn()).toBeNull();
  expect(main()?.textContent).toBe('Lista');
  expect(main()?.style.display).toBe('');
});

it('takes it away from who goes elsewhere meanwhile', async () => {
  const router = await toDetail();
  void router.navigate(-1);
  expect(standsIn()).not.toBeNull();
  await act(() => router.navigate('/detalle', { replace: true }));
  expect(standsIn()).toBeNull();
  expect(main()?.style.display).toBe('');
});

it.each([
  ['since something was written', { served: [] }, written],
  ['five minutes later', { served: [] }, () => vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 300_001)],
  ['of a screen that is somebody’s own', {}, (): void => undefined],
  [
    'in another frame',
    { served: [] },
    () => document.querySelector('[data-layout]')?.setAttribute('data-layout', 'own'),
  ],
])('shows nothing %s', async (_, handle, change) => {
  const router = await toDetail(handle);
  change();
  void router.navigate(-1);
  expect(standsIn()).toBeNull();
  answer.resolve(null);
  await act(() => answer.promise);
  vi.restoreAllMocks();
});
