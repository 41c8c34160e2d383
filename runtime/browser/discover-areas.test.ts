import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { discoverAreas } from './discover-areas.ts';
import { loadArea } from './load-area.ts';

vi.mock('./load-area.ts', () => ({ loadArea: vi.fn() }));
vi.mock('@vidriera/session/config', () => ({ pageConfig: () => ({ shell: '0123456789ab' }) }));

beforeEach(() => void vi.mocked(loadArea).mockReset());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const routes = [{ id: 'explore.explore', path: '/explore' }];
const failure = new Error('area-down');

/** Looks for the areas of addresses as the router does. @param target where it is going */
function visitor(target?: string) {
  const discover = discoverAreas([], () => target);
  const patch = vi.fn();
  const go = (path: string, signal = new AbortController().signal) => discover({ path, signal, patch });
  return { go, patch };
}

it('discoverAreas: mounts an area once, and not for an aborted navigation', async () => {
  vi.mocked(loadArea).mockResolvedValue({ routes, adopted: true });
  const { go, patch } = visitor();
  await go('/explore', AbortSignal.abort());
  expect(patch).not.toHaveBeenCalled();
  await go('/explore');
  await go('/explore');
  expect(patch.mock.calls).toEqual([['body', routes]]);
});

it('discoverAreas: throws when an area can’t be loaded, and loads it again the next time', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 200 }));
  vi.mocked(loadArea).mockRejectedValueOnce(failure).mockResolvedValue({ routes, adopted: true });
  const { go, patch } = visitor('/explore');
  await expect(go('/explore')).rejects.toBe(failure);
  await go('/explore');
  expect(patch).toHaveBeenCalledExactlyOnceWith('body', routes);
});

/** Goes to `target` when its area can't be loaded, while the server answers `status` about this page's shell. */
function failing(target: string | undefined, status: number) {
  vi.mocked(loadArea).mockRejectedValue(failure);
  const fetched = vi.fn(async () => new Response(null, { status }));
  vi.stubGlobal('fetch', fetched);
  const assign = vi.spyOn(location, 'assign').mockReturnValue();
  return { answer: visitor(target).go('/explore'), fetched, assign };
}

it('discoverAreas: navigates by a new document when the shell is outdated', async () => {
  const { answer, fetched, assign } = failing('/explore?q=a#b', 410);
  void answer;
  await expect.poll(() => assign).toHaveBeenCalledExactlyOnceWith(`${location.origin}/explore?q=a#b`);
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/remotes.json?shell=0123456789ab', { cache: 'reload' });
});

it.each([
  ['the shell is kept', '/explore', 200],
  ['the server does not answer for it', '/explore', 503],
  ['it is the first screen of the document', undefined, 410],
])('discoverAreas: throws where %s', async (_what, target, status) => {
  const { answer, assign } = failing(target, status);
  await expect(answer).rejects.toBe(failure);
  expect(assign).not.toHaveBeenCalled();
});
