import { dropKeptAnswers } from '@vidriera/session/stale';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cachedScreenData, cacheScreenData } from './screen-cache.ts';

beforeEach(() => {
  vi.useFakeTimers();
  cacheScreenData('lista', '/explore', 'tarjetas');
});
afterEach(() => vi.useRealTimers());

it('cachedScreenData: returns the data of an entry', () => {
  expect(cachedScreenData('lista', '/explore')).toBe('tarjetas');
});

it('cachedScreenData: returns nothing for another entry or address', () => {
  expect(cachedScreenData('detalle', '/explore')).toBeUndefined();
  expect(cachedScreenData('lista', '/explore?q=a')).toBeUndefined();
});

it('cachedScreenData: expires after five minutes', () => {
  vi.advanceTimersByTime(299_000);
  expect(cachedScreenData('lista', '/explore')).toBe('tarjetas');
  vi.advanceTimersByTime(2000);
  expect(cachedScreenData('lista', '/explore')).toBeUndefined();
});

it('cachedScreenData: is cleared by a write', () => {
  dropKeptAnswers();
  expect(cachedScreenData('lista', '/explore')).toBeUndefined();
});

it('cacheScreenData: evicts all but the last twelve entries', () => {
  for (let entry = 0; entry < 12; entry++) cacheScreenData(`n${entry}`, `/${entry}`, entry);
  expect(cachedScreenData('lista', '/explore')).toBeUndefined();
  expect(cachedScreenData('n0', '/0')).toBe(0);
});
