import { LOCAL_KEYS } from '@vidriera/domain/values/limits';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepHeadingFont } from './heading-font.ts';

const load = vi.fn<(font: string) => Promise<object[]>>();
const remembered = () => localStorage.getItem(LOCAL_KEYS.font);

beforeEach(() => {
  localStorage.clear();
  load.mockReset();
  Object.defineProperty(document, 'fonts', { value: { load }, configurable: true });
});
afterEach(() => vi.unstubAllGlobals());

it('remembers that the font is loaded', async () => {
  load.mockResolvedValue([{}]);
  keepHeadingFont();
  expect(load).toHaveBeenCalledWith('700 1em "Bricolage Grotesque"');
  await vi.waitFor(() => expect(remembered()).toBe('1'));
});

it('remembers nothing if the page declares no such font', async () => {
  load.mockResolvedValue([]);
  keepHeadingFont();
  await Promise.resolve();
  expect(remembered()).toBeNull();
});

it('logs a failed load, and leaves the font to the next page', async () => {
  const said = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  load.mockRejectedValue(new Error('no line'));
  keepHeadingFont();
  await vi.waitFor(() => expect(said).toHaveBeenCalledOnce());
  expect(remembered()).toBeNull();
});

it('loads nothing with Save-Data', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  keepHeadingFont();
  expect(load).not.toHaveBeenCalled();
});
