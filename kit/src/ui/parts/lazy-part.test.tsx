import { render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part.tsx';

const Greeting = ({ name }: { name: string }) => <p>Hola {name}</p>;
const load = vi.fn<() => Promise<ComponentType<{ name: string }>>>();

it('fetches the part when it is first drawn, once', async () => {
  load.mockReset().mockResolvedValue(Greeting);
  const Part = lazyPart(load);
  expect(load).not.toHaveBeenCalled();
  const { unmount } = render(<Part name="Ana" />);
  await screen.findByText('Hola Ana');
  unmount();
  render(<Part name="Beto" />);
  await screen.findByText('Hola Beto');
  expect(load).toHaveBeenCalledOnce();
});

it('shows the fallback when the chunk fails, and fetches again at the next mount', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  load.mockReset().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(Greeting);
  const Part = lazyPart(load, ({ name }) => <p>Sin conexión, {name}</p>);
  const { unmount } = render(<Part name="Ana" />);
  await screen.findByText('Sin conexión, Ana');
  expect(warn).toHaveBeenCalledOnce();
  unmount();
  render(<Part name="Ana" />);
  await screen.findByText('Hola Ana');
});

it('preloads: draws the part that was fetched before', async () => {
  load.mockReset().mockResolvedValue(Greeting);
  const Part = lazyPart(load);
  await Part.preload();
  render(<Part name="Ana" />);
  await screen.findByText('Hola Ana');
  expect(load).toHaveBeenCalledOnce();
});
