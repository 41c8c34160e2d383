import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Acts } from './acts.tsx';

const call = vi.hoisted(() => vi.fn());
vi.mock('@vidriera/kit/requests/callable', () => ({ call }));
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const act = (at: number) => ({ at, action: 'held', text: `acto ${at}` });

test('shows the latest acts, and earlier ones page by page', async () => {
  call.mockResolvedValueOnce({ what: 'log', log: [act(3), act(2)], hasMoreLog: true });
  call.mockResolvedValueOnce({ what: 'log', log: [act(1)], hasMoreLog: false });
  render(<Acts id="evento_e" log={[act(5), act(4)]} hasMoreLog />);
  const more = () => screen.getByRole('button', { name: 'Ver lo anterior' });
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  fireEvent.click(more());
  expect(await screen.findByText('acto 2')).toBeDefined();
  fireEvent.click(more());
  expect(await screen.findByText('acto 1')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
  expect(call.mock.calls.map(([, question]) => question)).toEqual([
    { what: 'log', id: 'evento_e', before: 4 },
    { what: 'log', id: 'evento_e', before: 2 },
  ]);
});

test('without more there is no button', () => {
  render(<Acts id="evento_e" log={[act(1)]} hasMoreLog={false} />);
  expect(screen.queryByRole('button')).toBeNull();
});
