import { isDeepStrictEqual } from 'node:util';
import { LEDGER_DAYS, LEDGER_PREFIX } from '@vidriera/domain/usuario/ledger';
import { z } from '@vidriera/domain/zod-classic';
import { callGoogle } from '../google/call.ts';
import { makeChange, readResource, type SetupRun } from './change.ts';

/** Retention of deleted and overwritten files (days). */
export const DELETED_DAYS = 30;

/** Lifecycle rules. */
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
 * Returns the default bucket's name and creates it if missing; `null` when a dry run cannot know it.
 * @param region of the functions; a bucket cannot be moved
 */
export async function defaultBucket(run: SetupRun, region: string): Promise<string | null> {
  const path = `/v1alpha/projects/${run.project}/defaultBucket`;
  let found = await readResource(run, 'firebasestorage', path);
  if (!found) {
    await makeChange(run, `create the default bucket in ${region}`, () =>
      callGoogle(run.caller, 'POST', 'firebasestorage', path, { location: region }),
    );
    if (run.dryRun) return null;
    found = await readResource(run, 'firebasestorage', path);
  }
  return defaultSchema.parse(found).bucket.name.split('/').at(-1) ?? null;
}

/** Keeps deleted files for a while, and the ledger of deletions longer than any backup. */
export async function guardBucket(run: SetupRun, bucket: string): Promise<void> {
  const path = `/storage/v1/b/${bucket}`;
  const stored = bucketSchema.parse(await readResource(run, 'storage', path));
  const missing = RULES.filter((rule) => !stored.lifecycle.rule.some((one) => isDeepStrictEqual(one, rule)));
  if (missing.length === 0 && stored.versioning?.enabled) return;
  await makeChange(run, `keep deleted files of ${bucket} for ${DELETED_DAYS} days`, () =>
    callGoogle(run.caller, 'PATCH', 'storage', `${path}?ifMetagenerationMatch=${stored.metageneration}`, {
      versioning: { enabled: true },
      lifecycle: { rule: [...stored.lifecycle.rule, ...missing] },
    }),
  );
}
