import { dropKeptAnswers } from '@vidriera/session/stale';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepData, keptData } from './kept-data.ts';

beforeEach(() => {
  vi.useFakeTimers();
  keepData('lista', '/explore', 'tarjetas');
});
afterEach(() => vi.useRealTimers());

it('keptData: gives an entry what it was left with', () => {
  expect(keptData('lista', '/explore')).toBe('tarjetas');
});

it('keptData: gives nothing to another entry or another address', () => {
  expect(keptData('detalle', '/explore')).toBeUndefined();
  expect(keptData('lista', '/explore?q=a')).toBeUndefined();
});

it('keptData: forgets after five minutes', () => {
  vi.advanceTimersByTime(299_000);
  expect(keptData('lista', '/explore')).toBe('tarjetas');
  vi.advanceTimersByTime(2000);
  expect(keptData('lista', '/explore')).toBeUndefined();
});

it('keptData: forgets once something was written', () => {
  dropKeptAnswers();
  expect(keptData('lista', '/explore')).toBeUndefined();
});

it('keepData: keeps the last twelve entries', () => {
  for (let entry = 0; entry < 12; entry++) keepData(`n${entry}`, `/${entry}`, entry);
  expect(keptData('lista', '/explore')).toBeUndefined();
  expect(keptData('n0', '/0')).toBe(0);
});
