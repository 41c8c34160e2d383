import { expect, it, vi } from 'vitest';
import { discoverAreas } from './discover.ts';
import { loadArea } from './load-area.ts';

vi.mock('./load-area.ts', () => ({ loadArea: vi.fn() }));

const routes = [{ id: 'explore.explore', path: '/explore' }];

it('mounts an area once, and not for a navigation that was given up while it was loaded', async () => {
  vi.mocked(loadArea).mockResolvedValue({ routes });
  const discover = discoverAreas();
  const patch = vi.fn();
  const go = (signal: AbortSignal) => discover({ path: '/explore', signal, patch });

  await go(AbortSignal.abort());
  expect(patch).not.toHaveBeenCalled();
  await go(new AbortController().signal);
  await go(new AbortController().signal);
  expect(patch.mock.calls).toEqual([['body', routes]]);
});
