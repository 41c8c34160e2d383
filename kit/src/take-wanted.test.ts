import { itemIdSchema } from 'domain/values/ids-schema';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takeWanted } from './take-wanted.ts';
import { forgetWanted, wantedText, wantLike } from './wanted-like.ts';

const ITEM = { tipo: 'evento', id: itemIdSchema.parse('e1'), titulo: 'Jazz' } as const;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('gives what was wanted, once', () => {
  wantLike(ITEM);
  expect(takeWanted()).toMatchObject(ITEM);
  expect(takeWanted()).toBeNull();
});

it('gives nothing that was forgotten, or after an hour', () => {
  wantLike(ITEM);
  forgetWanted();
  expect(takeWanted()).toBeNull();
  wantLike(ITEM);
  vi.advanceTimersByTime(59 * 60_000);
  expect(takeWanted()).toMatchObject(ITEM);
  wantLike(ITEM);
  vi.advanceTimersByTime(61 * 60_000);
  expect(takeWanted()).toBeNull();
});

it.each([
  ['no JSON', '{'],
  ['nothing', 'null'],
  ['another kind', JSON.stringify({ ...ITEM, tipo: 'user', at: 0 })],
  ['a path as id', JSON.stringify({ ...ITEM, id: 'a/b', at: 0 })],
  ['no time', JSON.stringify(ITEM)],
])('gives nothing for %s, and forgets it', (_, text) => {
  vi.setSystemTime(0);
  sessionStorage.setItem('vidriera.wantedLike', text);
  expect(wantedText()).toBe(text);
  expect(takeWanted()).toBeNull();
  expect(wantedText()).toBeNull();
});

it('does without where storage is forbidden', () => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
  wantLike(ITEM);
  expect(takeWanted()).toBeNull();
});
