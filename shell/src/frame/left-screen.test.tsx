import { act, fireEvent, screen as page, render } from '@testing-library/react';
import { MAIN_ID } from 'kit/main-id';
import { createMemoryRouter, Outlet, RouterProvider, useLocation } from 'kit/router';
import { written } from 'kit/written';
import { useEffect } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Router } from '../start/make-router.ts';
import { keepLeft } from './left-screen.ts';
import { placeKey } from './place.tsx';

const scroll = vi.fn();
vi.stubGlobal('scrollTo', scroll);
const { dataset } = document.documentElement;

let layout = 'auto';
function Frame() {
  const { key } = useLocation();
  useEffect(() => {
    dataset.entry = key;
    document.getElementById(MAIN_ID)?.focus();
  }, [key]);
  return (
    <div data-layout={layout}>
      <main id={MAIN_ID} tabIndex={-1}>
        <Outlet />
      </main>
    </div>
  );
}

const typed = vi.fn();
const pressed = vi.fn();
const other = vi.fn();
let isPressed = false;
const List = () => (
  <>
    <h1>
      <a href="/otra?q=jazz">Lista</a>
    </h1>
    <input name="q" onChange={({ target }) => typed(target.value)} />
    <button type="button" aria-label="Me gusta: Peña" onClick={other} />
    <button type="button" aria-label="Me gusta: Baile" aria-pressed={isPressed} onClick={other} />
    <button type="button" aria-label="Me gusta: Peña" onClick={pressed} />
  </>
);
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
          { path: '/lista', handle, loader, element: <List /> },
          { path: '/detalle', loader: () => null, element: <p>Detalle</p> },
          { path: '/otra', loader: () => null, element: <p>Otra</p> },
        ],
      },
    ],
    { initialEntries: ['/lista'] },
  );
  render(<RouterProvider router={router} />);
  await page.findByText('Lista');
  await vi.waitFor(() => expect(dataset.entry).toBe(router.state.location.key));
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
  layout = 'auto';
  isPressed = false;
  delete dataset.entry;
  document.body.replaceChildren();
  scroll.mockClear();
});

it('shows what was left at once to who goes back, at its place, until it is drawn anew', async () => {
  const router = await toDetail();
  const before = router.navigate(-1);
  expect(standsIn()?.textContent).toContain('Lista');
  expect(main()?.style.display).toBe('none');
  expect(scroll).toHaveBeenCalledExactlyOnceWith(0, 300);
  answer.resolve(null);
  await act(() => before);
  expect(standsIn()).toBeNull();
  expect(main()?.textContent).toContain('Lista');
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

it('shows at once what was beneath to who goes forward again, at its place', async () => {
  const router = await toDetail();
  vi.stubGlobal('scrollY', 120);
  void router.navigate(-1);
  vi.stubGlobal('scrollY', 500);
  expect(placeKey(router.state.location), 'what is seen is the list').toBe('/lista');
  fireEvent.scroll(window);
  scroll.mockClear();
  const forward = router.navigate(1);
  expect(standsIn()).toBeNull();
  expect(main()?.style.display).toBe('');
  expect(scroll).toHaveBeenCalledExactlyOnceWith(0, 120);
  await act(() => forward);
  expect(placeKey(router.state.location)).toBe(router.state.location.key);
  void router.navigate(-1);
  expect(scroll, 'where the list was scrolled to meanwhile').toHaveBeenLastCalledWith(0, 500);
});

it('leaves the screen where what stood in for it was scrolled to', async () => {
  const router = await toDetail();
  const before = router.navigate(-1);
  vi.stubGlobal('scrollY', 340);
  fireEvent.scroll(window);
  answer.resolve(null);
  await act(() => before);
  expect(scroll.mock.calls).toEqual([
    [0, 300],
    [0, 340],
  ]);
  vi.stubGlobal('scrollY', 20);
  fireEvent.scroll(window);
  dataset.entry = 'later';
  await act(() => Promise.resolve());
  expect(scroll, 'once').toHaveBeenCalledTimes(2);
});

it('follows its links', async () => {
  const router = await toDetail();
  void router.navigate(-1);
  const link = standsIn()?.querySelector('a') as HTMLAnchorElement;
  expect(fireEvent.click(link, { ctrlKey: true }), 'is the browser’s').toBe(true);
  expect(fireEvent.click(link)).toBe(false);
  expect(await page.findByText('Otra')).toBeDefined();
  expect(router.state.location.search).toBe('?q=jazz');
  expect(standsIn()).toBeNull();
});

it('hands over what was pressed and typed in it', async () => {
  const router = await toDetail();
  const before = router.navigate(-1);
  const still = standsIn() as HTMLElement;
  const field = still.querySelector('input') as HTMLInputElement;
  field.focus();
  field.value = 'ja';
  const [, baile, namesake] = still.querySelectorAll('button');
  for (const button of [baile, namesake, namesake]) fireEvent.click(button as Element);
  expect(pressed).not.toHaveBeenCalled();
  isPressed = true; // Baile: its press would undo that
  answer.resolve(null);
  await act(() => before);
  await vi.waitFor(() => expect(pressed).toHaveBeenCalledOnce());
  expect(other).not.toHaveBeenCalled();
  expect(typed).toHaveBeenCalledExactlyOnceWith('ja');
  expect(document.activeElement).toBe(main()?.querySelector('input'));
});

it('goes back by the link that goes back', async () => {
  const router = await toDetail();
  void router.navigate(-1);
  const link = standsIn()?.querySelector('a') as HTMLAnchorElement;
  link.dataset.back = 'true';
  const go = vi.spyOn(router, 'navigate').mockResolvedValue();
  fireEvent.click(link);
  expect(go).toHaveBeenCalledExactlyOnceWith(-1);
});

it('is gone where React has drawn in the same elements, as the frame says', async () => {
  const router = await toDetail();
  void router.navigate(-1);
  dataset.entry = 'drawn';
  await vi.waitFor(() => expect(standsIn()).toBeNull());
  expect(main()?.style.display).toBe('');
});

it('shows nothing of a screen that draws its own frame', async () => {
  layout = 'own';
  const router = await toDetail();
  void router.navigate(-1);
  expect(standsIn()).toBeNull();
});

it.each([
  ['since something was written', { served: [] }, written],
  ['five minutes later', { served: [] }, () => vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 300_001)],
  ['of a screen that is somebody’s own', {}, (): void => undefined],
  [
    'in another frame',
    { served: [] },
    () => document.querySelector('[data-layout]')?.setAttribute('data-layout', 'other'),
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
