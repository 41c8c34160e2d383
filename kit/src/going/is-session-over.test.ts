import { publishSession } from '@vidriera/session/store';
import { expect, it } from 'vitest';
import { storeClaims } from '../requests/stored-claims.ts';
import { keepOwnSeats, ownSeatState } from '../seats/own-seats.ts';
import { CLAIMS_KEY } from './stored-keys.ts';

const keep = () => {
  keepOwnSeats('ana1', [{ evento: 'a', held: 1 }], []);
  storeClaims('ana1', []);
};
const kept = () => [ownSeatState('ana1', 'a'), localStorage.getItem(CLAIMS_KEY) !== null];

it('an answer that comes after the session is not stored', () => {
  publishSession({ user: null, loading: false, error: null });
  keep();
  expect(kept()).toEqual([null, false]);
});

it('an answer that comes before Auth’s report is stored', () => {
  publishSession({ user: null, loading: true, error: null });
  keep();
  expect(kept()).toEqual(['goes', true]);
});
