import { LOCAL_KEYS } from '@vidriera/domain/values/limits';
import { beforeEach, expect, it } from 'vitest';
import { ownCity, rememberCity } from './own-city.ts';

beforeEach(() => localStorage.clear());

it('the chosen city comes before the creator’s own place, which is the default', () => {
  expect(ownCity()).toBeNull();
  localStorage.setItem(LOCAL_KEYS.zona, 'salta');
  expect(ownCity()).toBe('salta');
  rememberCity('rosario');
  expect(ownCity()).toBe('rosario');
});

it('a creator can choose the whole country', () => {
  localStorage.setItem(LOCAL_KEYS.zona, 'salta');
  rememberCity(null);
  expect(ownCity()).toBeNull();
});

it('without an own place, the whole country leaves nothing stored', () => {
  rememberCity('rosario');
  rememberCity(null);
  expect(localStorage.getItem(LOCAL_KEYS.city)).toBeNull();
});
