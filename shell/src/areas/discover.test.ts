import { afterEach, expect, it, vi } from 'vitest';
import { discoverAreas } from './discover.ts';
import { loadArea } from './load-area.ts';

vi.mock('./load-area.ts', () => ({ loadArea: vi.fn() }));
vi.mock('kit/config', () => ({ pageConfig: () => ({ shell: '0123456789ab' }) }));

afterEach(() => {
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

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

/** Looks for the area of `path` when it can't be loaded, while the server says `status` of this page's shell. */
function discovering(path: string, status: number) {
  const failure = new Error('area-down');
  vi.mocked(loadArea).mockRejectedValue(failure);
  const fetched = vi.fn(async () => new Response(null, { status }));
  vi.stubGlobal('fetch', fetched);
  const assign = vi.spyOn(location, 'assign').mockReturnValue();
  const work = discoverAreas()({ path, signal: new AbortController().signal, patch: vi.fn() });
  return { work, failure, fetched, assign };
}

it('goes on with a new document where this page’s shell is kept no longer', async () => {
  const { work, fetched, assign } = discovering('/explore?q=a', 410);
  void work;
  await vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/explore?q=a'));
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/remotes.json?shell=0123456789ab', { cache: 'reload' });
});

it.each([
  ['the shell is kept', '/', 200],
  ['nothing can be found out', '/', 503],
  ['the document is there already', '/explore', 410],
])('says that the area is down where %s', async (_what, here, status) => {
  history.replaceState(null, '', here);
  const { work, failure, assign } = discovering('/explore', status);
  await expect(work).rejects.toBe(failure);
  expect(assign).not.toHaveBeenCalled();
});
