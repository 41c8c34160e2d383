import { isDeepStrictEqual } from 'node:util';
import { thumbnailsBucketOf } from '@vidriera/domain/site/config';
import { KEPT_PREFIX, RETENTION_DAYS } from '@vidriera/domain/site/retention';
import { LEDGER_DAYS, LEDGER_PREFIX } from '@vidriera/domain/usuario/ledger';
import { z } from '@vidriera/domain/zod-classic';
import { UserError } from '@vidriera/local/cli/user-error';
import { callGoogle } from '../google/call.ts';
import { makeChange, readResource, type SetupRun } from './change.ts';

/** Retention of deleted and overwritten files (days). */
export const DELETED_DAYS = RETENTION_DAYS.deletedFiles;

/**
 * Lifecycle rules, and soft delete in place of versions: Cloud Storage restores soft-deleted files in bulk
 * (`gcloud storage restore`), and keeps overwritten ones too.
 */
const RETENTION = `${DELETED_DAYS * 86_400}`;
const deletion = (prefix: string, age: number) => ({
  action: { type: 'Delete' },
  condition: { age, matchesPrefix: [prefix] },
});
/** The ledger of deletions is kept longer than any backup. */
export const LEDGER_RULE = deletion(LEDGER_PREFIX, LEDGER_DAYS);
export const KEPT_RULE = deletion(KEPT_PREFIX, RETENTION_DAYS.kept);

const defaultSchema = z.object({ bucket: z.object({ name: z.string() }) });
const numberSchema = z.object({ projectNumber: z.string() });
const bucketSchema = z.object({
  metageneration: z.string().default(''),
  versioning: z.object({ enabled: z.boolean().default(false) }).optional(),
  softDeletePolicy: z.object({ retentionDurationSeconds: z.string() }).optional(),
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

/**
 * Returns the name of the thumbnails' bucket, and creates it if missing. It is closed to everybody but functions.
 * @throws UserError if another project has a bucket of that name
 */
export async function thumbnailsBucket(run: SetupRun, region: string): Promise<string> {
  const name = thumbnailsBucketOf(run.project);
  const found = await readResource(run, 'storage', `/storage/v1/b/${name}`);
  if (!found) {
    await makeChange(run, `create the bucket ${name} in ${region}`, () =>
      callGoogle(run.caller, 'POST', 'storage', `/storage/v1/b?project=${run.project}`, {
        name,
        location: region,
        iamConfiguration: {
          uniformBucketLevelAccess: { enabled: true },
          publicAccessPrevention: 'enforced',
        },
      }),
    );
    return name;
  }
  const owner = await readResource(run, 'cloudresourcemanager', `/v1/projects/${run.project}`);
  if (numberSchema.parse(found).projectNumber !== numberSchema.parse(owner).projectNumber)
    throw new UserError(`The bucket ${name} belongs to another project: functions would write into it.`);
  return name;
}

/** Keeps deleted files for a while, and deletes by a rule of its own. */
export async function guardBucket(
  run: SetupRun,
  bucket: string,
  rule: ReturnType<typeof deletion>,
): Promise<void> {
  const path = `/storage/v1/b/${bucket}`;
  // In a dry run, the bucket may not exist yet.
  const stored = bucketSchema.parse((await readResource(run, 'storage', path)) ?? {});
  const isThere = stored.lifecycle.rule.some((storedRule) => isDeepStrictEqual(storedRule, rule));
  const isKept = stored.softDeletePolicy?.retentionDurationSeconds === RETENTION;
  if (isThere && isKept && !stored.versioning?.enabled) return;
  await makeChange(run, `keep deleted files of ${bucket} for ${DELETED_DAYS} days`, () =>
    callGoogle(run.caller, 'PATCH', 'storage', `${path}?ifMetagenerationMatch=${stored.metageneration}`, {
      versioning: { enabled: false },
      softDeletePolicy: { retentionDurationSeconds: RETENTION },
      lifecycle: { rule: [...stored.lifecycle.rule, ...(isThere ? [] : [rule])] },
    }),
  );
}
