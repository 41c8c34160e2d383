import { replayFreezes } from '../../accounts/account/freeze.ts';
import { replayDeletions } from '../../accounts/account/replay-deletions.ts';
import { replayHolds } from '../../accounts/account/replay-holds.ts';
import { services } from '../../base/firestore/admin.ts';
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
  const holds = await replayHolds(services(), { dryRun, signal, log });
  log(
    `${holds.replayed.length} ${dryRun ? 'would be held or cleared' : 'held or cleared'} again, ${holds.same} were as recorded, ` +
      `${holds.newer.length} decided again since, ${holds.unreadable.length} entries unreadable, ${holds.failed.length} failed`,
  );
  const frozen = await replayFreezes(services(), dryRun);
  log(`${frozen} ${dryRun ? 'would be frozen' : 'frozen'} again`);
  return unreadable.length + failed.length + holds.unreadable.length + holds.failed.length === 0;
});
