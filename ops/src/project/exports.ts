import { isDeepStrictEqual } from 'node:util';
import { exportsBucket, exportsCopyBucket } from '@vidriera/domain/site/exports';
import { COPY_REGION } from '@vidriera/domain/site/regions';
import { RETENTION_DAYS } from '@vidriera/domain/site/retention';
import { z } from '@vidriera/domain/zod-classic';
import { type ApiRefusal, callGoogle, retryRefused } from '../google/call.ts';
import { makeChange, readResource, type SetupRun } from './change.ts';

/** UTC; the exports start three hours before (functions/src/base/process/options.ts). */
const COPY_HOUR = 9;
/** Private, without old versions: exports hold password hashes. */
const GUARDS = {
  iamConfiguration: {
    uniformBucketLevelAccess: { enabled: true },
    publicAccessPrevention: 'enforced',
  },
  lifecycle: { rule: [{ action: { type: 'Delete' }, condition: { age: RETENTION_DAYS.exports } }] },
  softDeletePolicy: { retentionDurationSeconds: `${RETENTION_DAYS.deletedExports * 86_400}` },
};

const agentSchema = z.object({ accountEmail: z.string() });
const policySchema = z.looseObject({
  bindings: z
    .array(z.looseObject({ role: z.string(), members: z.array(z.string()).default([]) }))
    .default([]),
});
interface Grant {
  role: string;
  member: string;
}

/** Creates the bucket of exports, its copy in another region, and the nightly transfer between them. */
export async function makeExports(run: SetupRun, region: string): Promise<void> {
  const { project } = run;
  const [bucket, copy] = [exportsBucket(project), exportsCopyBucket(project)];
  await makeBucket(run, bucket, region);
  await makeBucket(run, copy, COPY_REGION);
  const found = await readResource(run, 'storagetransfer', `/v1/googleServiceAccounts/${project}`);
  const agent = found ? `serviceAccount:${agentSchema.parse(found).accountEmail}` : null;
  const exporter = `serviceAccount:vidriera-exports@${project}.iam.gserviceaccount.com`;
  await grant(run, bucket, [
    { role: 'roles/storage.objectCreator', member: exporter },
    { role: 'roles/storage.legacyBucketReader', member: exporter }, // lists the files, to go on after the last
    ...reads(agent),
    ...(agent ? [{ role: 'roles/storage.legacyBucketReader', member: agent }] : []),
  ]);
  await grant(run, copy, [
    ...reads(agent),
    ...(agent ? [{ role: 'roles/storage.legacyBucketWriter', member: agent }] : []),
  ]);
  await makeTransfer(run, bucket, copy);
}

const reads = (agent: string | null): Grant[] =>
  agent ? [{ role: 'roles/storage.objectViewer', member: agent }] : [];

async function makeBucket(run: SetupRun, name: string, location: string): Promise<void> {
  const path = `/storage/v1/b/${name}`;
  const found = await readResource(run, 'storage', path);
  if (!found) {
    return makeChange(run, `create the bucket ${name} in ${location}`, () =>
      callGoogle(run.caller, 'POST', 'storage', `/storage/v1/b?project=${run.project}`, {
        name,
        location,
        ...GUARDS,
      }),
    );
  }
  const { lifecycle } = z.looseObject({ lifecycle: z.unknown() }).parse(found);
  if (isDeepStrictEqual(lifecycle, GUARDS.lifecycle)) return;
  await makeChange(run, `delete exports in ${name} after ${RETENTION_DAYS.exports} days`, () =>
    callGoogle(run.caller, 'PATCH', 'storage', path, { lifecycle: GUARDS.lifecycle }),
  );
}

/** A new account, or a concurrent change, is refused for a moment. */
const isTransient = ({ status }: ApiRefusal): boolean => [400, 409, 412].includes(status);

/** Grants missing roles on a bucket. */
async function grant(run: SetupRun, bucket: string, grants: Grant[]): Promise<void> {
  const path = `/storage/v1/b/${bucket}/iam`;
  const read = async () => policySchema.parse((await readResource(run, 'storage', path)) ?? {});
  const missingIn = ({ bindings }: z.infer<typeof policySchema>) =>
    grants.filter(
      ({ role, member }) =>
        !bindings.some((binding) => binding.role === role && binding.members.includes(member)),
    );
  const missing = missingIn(await read());
  if (missing.length === 0) return;
  await makeChange(run, `grant on ${bucket}: ${missing.map(({ role }) => role).join(', ')}`, () =>
    retryRefused(run.caller, isTransient, async () => {
      const policy = await read();
      const added = missingIn(policy).map(({ role, member }) => ({ role, members: [member] }));
      const bindings = [...policy.bindings, ...added];
      return callGoogle(run.caller, 'PUT', 'storage', path, { ...policy, bindings });
    }),
  );
}

/** @see https://cloud.google.com/storage-transfer/docs/reference/rest/v1/transferJobs */
async function makeTransfer(run: SetupRun, from: string, to: string): Promise<void> {
  const name = 'transferJobs/vidriera-exports';
  if (await readResource(run, 'storagetransfer', `/v1/${name}?projectId=${run.project}`)) return;
  const now = new Date();
  await makeChange(run, `copy ${from} to ${to} every night`, () =>
    callGoogle(run.caller, 'POST', 'storagetransfer', '/v1/transferJobs', {
      name,
      projectId: run.project,
      description: 'Copies exports to another region',
      status: 'ENABLED',
      schedule: {
        scheduleStartDate: {
          year: now.getUTCFullYear(),
          month: now.getUTCMonth() + 1,
          day: now.getUTCDate(),
        },
        startTimeOfDay: { hours: COPY_HOUR },
      },
      transferSpec: { gcsDataSource: { bucketName: from }, gcsDataSink: { bucketName: to } },
    }),
  );
}
