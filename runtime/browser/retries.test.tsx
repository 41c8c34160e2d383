import { act, render, screen } from '@testing-library/react';
import { Failure } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import { createMemoryRouter, RouterProvider } from '@vidriera/router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ScreenError } from './screen-error.tsx';

const load = vi.fn<() => Promise<string>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5); // no jitter
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

async function show(failure: Failure): Promise<void> {
  load.mockReset().mockRejectedValue(failure);
  const route = { path: '/', loader: load, errorElement: <ScreenError />, element: <p>El contenido</p> };
  render(<RouterProvider router={createMemoryRouter([{ ...route, hydrateFallbackElement: <p /> }])} />);
  await pass(0);
}

it('repeats a failed screen at growing distances, until it is there', async () => {
  await show(new Failure('internal', messages.general.internal, { status: 503 }));
  await pass(8);
  await pass(8);
  expect(load, 'eight seconds later').toHaveBeenCalledTimes(2);
  await pass(8);
  expect(load, 'and sixteen later').toHaveBeenCalledTimes(3);
  load.mockImplementation(() => new Promise((resolve) => setTimeout(resolve, 100, '')));
  await pass(32);
  await pass(1);
  expect(screen.getByText('El contenido')).toBeDefined();
  await pass(600);
  expect(load).toHaveBeenCalledTimes(4);
});

it('does not repeat what stays refused', async () => {
  await show(new Failure('not-yours', messages.post.notYours));
  await pass(600);
  expect(load).toHaveBeenCalledOnce();
  expect(screen.getByRole('button', { name: messages.general.retry })).toBeDefined();
});
