import { RETENTION_DAYS } from '@vidriera/domain/site/retention';
import { expect, it } from 'vitest';
import { DERIVED_BATCH } from '../../items/items/derived.ts';
import { nightShare } from './reconcile.ts';

it.each([0, 1, 2000, 120_000, 120_001, 1_000_000, 50_000_000])(
  'a walk over %i claims ends a month before the first of them expires',
  (count) => {
    const walked = (nights: number) => nights * nightShare(count);
    expect(walked(RETENTION_DAYS.claims - 30)).toBeGreaterThanOrEqual(count);
    // A night reads whole batches, so it never takes less than its share.
    expect(Math.ceil(nightShare(count) / DERIVED_BATCH) * DERIVED_BATCH).toBeGreaterThanOrEqual(
      nightShare(count),
    );
  },
);
