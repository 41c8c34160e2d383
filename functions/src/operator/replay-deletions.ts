import { replayDeletions } from '../account/replay-deletions.ts';
import { services } from '../firestore/admin.ts';
import { operate } from './operate.ts';

/** `npm run data:replay-deletions [--dry-run]` (ops/src/verbs/operate.ts). */
await operate(async ({ dryRun, signal, log }) => {
  const { deleted, gone, newer, unreadable, failed } = await replayDeletions(services(), {
    dryRun,
    signal,
    log,
  });
  log(
    `${deleted.length} ${dryRun ? 'would be deleted' : 'deleted'} again, ${gone} were gone, ${newer.length} created again since, ` +
      `${unreadable.length} entries unreadable, ${failed.length} failed`,
  );
  return unreadable.length + failed.length === 0;
});
