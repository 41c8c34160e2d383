import { beforeEach, expect, it } from 'vitest';
import { forgetSearch, recentSearches, rememberSearch } from './recent-searches.ts';

beforeEach(() => localStorage.clear());

it('remembers the last five searches, each once, however it is written', () => {
  for (const q of ['uno', 'dos', 'tres', ' Jazz ', 'cinco', 'seis', 'jazz']) rememberSearch(q);
  expect(recentSearches()).toEqual(['jazz', 'seis', 'cinco', 'tres', 'dos']);
});

it('takes a letter, or nothing, for no search', () => {
  rememberSearch('jazz');
  expect(rememberSearch('j')).toEqual(['jazz']);
  expect(rememberSearch('  ')).toEqual(['jazz']);
});

it('forgets a search, and leaves nothing behind after the last', () => {
  rememberSearch('jazz');
  rememberSearch('tango');
  expect(forgetSearch('jazz')).toEqual(['tango']);
  forgetSearch('tango');
  expect(localStorage.length).toBe(0);
});

it.each(['{', '{"a":1}', '[1]', 'null'])('what it can’t read is nothing: %s', (kept) => {
  localStorage.setItem('vidriera.busquedas', kept);
  expect(recentSearches()).toEqual([]);
});
