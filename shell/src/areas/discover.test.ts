import { isLate } from 'kit/late';
import { afterEach, expect, it, vi } from 'vitest';
import { discoverAreas } from './discover.ts';
import { lateArea } from './left-out.ts';
import { loadArea } from './load-area.ts';

vi.mock('./load-area.ts', () => ({ loadArea: vi.fn() }));
vi.mock('kit/config', () => ({ pageConfig: () => ({ shell: '0123456789ab' }) }));

afterEach(() => {
  delete document.documentElement.dataset.at;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const routes = [{ id: 'explore.explore', path: '/explore' }];

/** Goes to `path` as the router does: looks for its area, and asks the route of all other addresses where none is found. */
function visitor() {
  const discover = discoverAreas();
  const patch = vi.fn();
  const go = async (url: string, signal = new AbortController().signal) => {
    const request = new Request(new URL(url, location.origin));
    await discover({ path: new URL(request.url).pathname, signal, patch });
    return lateArea(request);
  };
  return { go, patch };
}

it('mounts an area once, and not for a navigation that was given up while it was loaded', async () => {
  vi.mocked(loadArea).mockResolvedValue({ routes });
  const { go, patch } = visitor();
  await go('/explore', AbortSignal.abort());
  expect(patch).not.toHaveBeenCalled();
  await go('/explore');
  await go('/explore');
  expect(patch.mock.calls).toEqual([['body', routes]]);
});

it('does without a late area at first, and mounts that very one when it is come back to', async () => {
  document.documentElement.dataset.at = '/terms';
  const { promise, resolve } = Promise.withResolvers<{ routes: typeof routes }>();
  vi.mocked(loadArea).mockReset().mockReturnValue(promise);
  const { go, patch } = visitor();
  expect(isLate(await go('/explore'))).toBe(true);
  expect(isLate(await go('/explore'))).toBe(true);
  expect(patch).not.toHaveBeenCalled();
  resolve({ routes });
  expect(await go('/explore')).toBeUndefined();
  expect(patch).toHaveBeenCalledExactlyOnceWith('body', routes);
  expect(loadArea).toHaveBeenCalledOnce();
});

it('says why a late area can’t be had, and then loads it anew', async () => {
  document.documentElement.dataset.at = '/terms';
  vi.stubGlobal('fetch', async () => new Response(null, { status: 200 }));
  const { promise, reject } = Promise.withResolvers<never>();
  const load = vi.mocked(loadArea).mockReset().mockReturnValue(promise);
  const { go } = visitor();
  await go('/explore');
  const failure = new Error('area-down');
  reject(failure);
  await expect(go('/explore')).rejects.toBe(failure);
  load.mockResolvedValue({ routes });
  expect(await go('/explore')).toBeUndefined();
  expect(load).toHaveBeenCalledTimes(2);
});

/** Goes to /explore?q=a from a screen when its area can't be loaded, while the server says `status` of this page's shell. */
function failing(from: string, status: number) {
  const failure = new Error('area-down');
  vi.mocked(loadArea).mockRejectedValue(failure);
  document.documentElement.dataset.at = from;
  const fetched = vi.fn(async () => new Response(null, { status }));
  vi.stubGlobal('fetch', fetched);
  const assign = vi.spyOn(location, 'assign').mockReturnValue();
  return { answer: visitor().go('/explore?q=a'), failure, fetched, assign };
}

it('goes on with a new document where this page’s shell is kept no longer', async () => {
  const { answer, fetched, assign } = failing('/terms', 410);
  void answer;
  await vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(`${location.origin}/explore?q=a`));
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/remotes.json?shell=0123456789ab', { cache: 'reload' });
});

it.each([
  ['the shell is kept', '/terms', 200],
  ['nothing can be found out', '/terms', 503],
  ['the document is there already', '/explore', 410],
])('says that the area is down where %s', async (_what, from, status) => {
  const { answer, failure, assign } = failing(from, status);
  await expect(answer).rejects.toBe(failure);
  expect(assign).not.toHaveBeenCalled();
});
