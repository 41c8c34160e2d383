import { isDeepStrictEqual } from 'node:util';
import { LEDGER_DAYS, LEDGER_PREFIX } from '@vidriera/domain/usuario/ledger';
import { z } from '@vidriera/domain/zod-classic';
import { call } from '../google/call.ts';
import { change, look, type Run } from './change.ts';

/** For how many days what was deleted, or written over, can be had back. */
export const DELETED_DAYS = 30;

/** Storage's own deletions. */
const RULES = [
  { action: { type: 'Delete' }, condition: { daysSinceNoncurrentTime: DELETED_DAYS } },
  { action: { type: 'Delete' }, condition: { age: LEDGER_DAYS, matchesPrefix: [LEDGER_PREFIX] } },
];

const defaultSchema = z.object({ bucket: z.object({ name: z.string() }) });
const bucketSchema = z.object({
  metageneration: z.string(),
  versioning: z.object({ enabled: z.boolean().default(false) }).optional(),
  lifecycle: z.object({ rule: z.array(z.unknown()).default([]) }).default({ rule: [] }),
});

/**
 * Returns the name of the project's default bucket, which is created where it is missing; `null` when a dry run can't know it yet.
 * @param region a bucket can't be moved later, and functions run there
 */
export async function defaultBucket(run: Run, region: string): Promise<string | null> {
  const path = `/v1alpha/projects/${run.project}/defaultBucket`;
  let found = await look(run, 'firebasestorage', path);
  if (!found) {
    await change(run, `create the default bucket in ${region}`, () =>
      call(run.caller, 'POST', 'firebasestorage', path, { location: region }),
    );
    if (run.dryRun) return null;
    found = await look(run, 'firebasestorage', path);
  }
  return defaultSchema.parse(found).bucket.name.split('/').at(-1) ?? null;
}

/** Has the bucket keep what is deleted for a while, and the ledger of deletions for as long as a backup may bring them back. */
export async function guardBucket(run: Run, bucket: string): Promise<void> {
  const path = `/storage/v1/b/${bucket}`;
  const stored = bucketSchema.parse(await look(run, 'storage', path));
  const missing = RULES.filter((rule) => !stored.lifecycle.rule.some((one) => isDeepStrictEqual(one, rule)));
  if (missing.length === 0 && stored.versioning?.enabled) return;
  await change(run, `keep what ${bucket} had deleted for ${DELETED_DAYS} days`, () =>
    call(run.caller, 'PATCH', 'storage', `${path}?ifMetagenerationMatch=${stored.metageneration}`, {
      versioning: { enabled: true },
      lifecycle: { rule: [...stored.lifecycle.rule, ...missing] },
    }),
  );
}
