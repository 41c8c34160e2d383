import { beforeEach, expect, it } from 'vitest';
import { forgetSearch, recentSearches, rememberSearch } from './recent-searches.ts';

beforeEach(() => localStorage.clear());

it('remembers the last five searches, without case duplicates', () => {
  for (const q of ['uno', 'dos', 'tres', ' Jazz ', 'cinco', 'seis', 'jazz']) rememberSearch(q);
  expect(recentSearches()).toEqual(['jazz', 'seis', 'cinco', 'tres', 'dos']);
});

it('ignores a single letter and an empty text', () => {
  rememberSearch('jazz');
  expect(rememberSearch('j')).toEqual(['jazz']);
  expect(rememberSearch('  ')).toEqual(['jazz']);
});

it('deletes a search, and the key with the last one', () => {
  rememberSearch('jazz');
  rememberSearch('tango');
  expect(forgetSearch('jazz')).toEqual(['tango']);
  forgetSearch('tango');
  expect(localStorage.length).toBe(0);
});

it.each(['{', '{"a":1}', '[1]', 'null'])('ignores unreadable storage: %s', (kept) => {
  localStorage.setItem('vidriera.busquedas', kept);
  expect(recentSearches()).toEqual([]);
});
