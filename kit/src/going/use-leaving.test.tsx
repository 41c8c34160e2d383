import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from '@vidriera/router';
import { beforeEach, expect, it, vi } from 'vitest';
import { askConfirm } from '../messages/dialogs.ts';
import { useLeaving } from './use-leaving.ts';

vi.mock('../messages/dialogs.ts', () => ({ askConfirm: vi.fn() }));
beforeEach(() => void vi.mocked(askConfirm).mockReset());

const saved = { current: false };
function Form() {
  useLeaving({ dirty: true, saved, question: '¿Salir?', notify: false });
  return <p>el formulario</p>;
}

it.each([
  [true, 'el comienzo'],
  [false, 'el formulario'],
])('two presses of Back ask once; answered %s, %s is shown', async (leaves, shown) => {
  const answer = Promise.withResolvers<boolean>();
  vi.mocked(askConfirm).mockReturnValue(answer.promise);
  const routes = [
    { path: '/', element: <p>el comienzo</p> },
    { path: '/medio', element: <p>el medio</p> },
    { path: '/formulario', element: <Form /> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/', '/medio', '/formulario'] });
  render(<RouterProvider router={router} />);
  await act(() => router.navigate(-1));
  await act(() => router.navigate(-2));
  expect(askConfirm).toHaveBeenCalledOnce();
  await act(async () => answer.resolve(leaves));
  expect(await screen.findByText(shown)).toBeDefined();
});
