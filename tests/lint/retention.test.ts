import { RETENTION_DAYS } from '@vidriera/domain/site/retention';
import { LEDGER_DAYS } from '@vidriera/domain/usuario/ledger';
import { expect, it } from 'vitest';
import { PICTURE_CACHE } from '../../functions/src/items/images/image-finalized.ts';
import { DELETED_DAYS } from '../../ops/src/project/bucket.ts';
import { BACKUP_DAYS } from '../../ops/src/project/database.ts';

// shell/src/features/terms/terms.test.tsx: the page says these days.
it('the set-up and the functions keep data as long as the privacy policy says', () => {
  const { dailyBackup, weeklyBackup, deletedFiles, thumbnails } = RETENTION_DAYS;
  expect(BACKUP_DAYS).toEqual({ daily: dailyBackup, weekly: weeklyBackup });
  expect(DELETED_DAYS).toBe(deletedFiles);
  expect(PICTURE_CACHE).toContain(`max-age=${thumbnails * 86_400},`);
});

it('the ledger of deletions outlives every backup and the files deleted before it', () => {
  expect(LEDGER_DAYS).toBeGreaterThanOrEqual(Math.max(...Object.values(BACKUP_DAYS)) + DELETED_DAYS);
});
