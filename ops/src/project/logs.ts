import { RETENTION_DAYS } from '@vidriera/domain/site/retention';
import { z } from '@vidriera/domain/zod-classic';
import { callGoogle } from '../google/call.ts';
import { makeChange, readResource, type SetupRun } from './change.ts';

const bucketSchema = z.object({ retentionDays: z.int().optional() });

/** Keeps the log of requests as long as the privacy page says. `_Required` holds operators' acts alone. */
export async function keepLogs(run: SetupRun): Promise<void> {
  const path = `/v2/projects/${run.project}/locations/global/buckets/_Default`;
  const found = await readResource(run, 'logging', path);
  const retentionDays = RETENTION_DAYS.logs;
  if (found === null) {
    if (!run.dryRun) run.log(`no log bucket _Default in global: set its retention to ${retentionDays} days`);
    return;
  }
  if (bucketSchema.parse(found).retentionDays === retentionDays) return;
  await makeChange(run, `keep logs for ${retentionDays} days`, () =>
    callGoogle(run.caller, 'PATCH', 'logging', `${path}?updateMask=retentionDays`, { retentionDays }),
  );
}
