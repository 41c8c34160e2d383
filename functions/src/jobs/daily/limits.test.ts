import { TIPOS } from '@vidriera/domain/values/ids';
import { expect, test } from 'vitest';
import { NIGHT_SECONDS } from '../../base/time/night.ts';
import { DERIVED_BATCH } from '../../items/items/derived.ts';
import { MAILS_PAGE, STEP_MS } from './limits.ts';
import { PER_NIGHT } from './reconcile.ts';

/** A round may take this long at this many accounts. */
const NIGHTS = 30;
const ACCOUNTS = 1_000_000;
/** Collections that reconcile.ts walks over. */
const WALKS = [...TIPOS, 'user', 'username', 'claim', 'party'];
/** For the steps that have no limit of their own, and for what goes on after a limit. */
const REST_MS = 120_000;

test('a round ends within 30 nights at a million accounts', () => {
  expect(PER_NIGHT * NIGHTS).toBeGreaterThanOrEqual(ACCOUNTS);
});

test('a night has time for its share: 370 ms for a hundred documents, three seconds for a thousand addresses', () => {
  const batches = (PER_NIGHT / DERIVED_BATCH) * WALKS.length;
  expect(STEP_MS.reconcile / batches).toBeGreaterThanOrEqual(370);
  expect(STEP_MS.copyMails / (ACCOUNTS / NIGHTS / MAILS_PAGE)).toBeGreaterThanOrEqual(3000);
});

test('all steps together end within the function’s time', () => {
  const sum = Object.values(STEP_MS).reduce((all, ms) => all + ms, 0);
  expect(sum + REST_MS).toBeLessThanOrEqual(NIGHT_SECONDS * 1000);
});
