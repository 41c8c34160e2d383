import { LOCAL_KEYS } from '@vidriera/domain/values/limits';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepHeadingFont } from './heading-font.ts';

const load = vi.fn<(address: string) => Promise<Response>>();
const remembered = () => localStorage.getItem(LOCAL_KEYS.font);

beforeEach(() => {
  localStorage.clear();
  load.mockReset();
  vi.stubGlobal('fetch', load);
});
afterEach(() => vi.unstubAllGlobals());

it('remembers that the font is in the cache', async () => {
  load.mockResolvedValue(new Response('font'));
  await keepHeadingFont();
  expect(load.mock.lastCall?.[0]).toMatch(/bricolage.*\.woff2$/);
  expect(remembered()).toBe('1');
});

it('remembers nothing when the server has none', async () => {
  load.mockResolvedValue(new Response(null, { status: 404 }));
  await keepHeadingFont();
  expect(remembered()).toBeNull();
});

it('logs a failed load, and leaves the font to the next page', async () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  load.mockRejectedValue(new Error('no line'));
  await keepHeadingFont();
  expect(info).toHaveBeenCalledOnce();
  expect(remembered()).toBeNull();
});

it('loads nothing with Save-Data', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  await keepHeadingFont();
  expect(load).not.toHaveBeenCalled();
});
