import { z } from '@vidriera/domain/zod-classic';
import type { FakeBucket, FakeProject } from './project.ts';
import { type ApiCall, ApiError, notFound, type Route, routesFor } from './route.ts';
import { createThumbnails } from './thumbnails-api.ts';

const bucketSchema = z.strictObject({
  name: z.string(),
  location: z.string(),
  iamConfiguration: z.strictObject({
    uniformBucketLevelAccess: z.strictObject({ enabled: z.literal(true) }),
    publicAccessPrevention: z.literal('enforced'),
  }),
  lifecycle: z.looseObject({}),
  softDeletePolicy: z.strictObject({ retentionDurationSeconds: z.string() }),
});
const policySchema = z.looseObject({
  etag: z.string(),
  bindings: z.array(z.object({ role: z.string(), members: z.array(z.string()) })),
});
const bucketName = z.strictObject({ bucketName: z.string() });
const transferSchema = z.strictObject({
  name: z.string().regex(/^transferJobs\/(?!OPI).*[0-9A-Za-z]$/),
  projectId: z.string(),
  description: z.string(),
  status: z.literal('ENABLED'),
  schedule: z.strictObject({
    scheduleStartDate: z.strictObject({ year: z.int(), month: z.int(), day: z.int() }),
    startTimeOfDay: z.strictObject({ hours: z.int() }),
  }),
  transferSpec: z.strictObject({ gcsDataSource: bucketName, gcsDataSink: bucketName }),
});

/** Fakes the buckets of exports and Storage Transfer, which refuses buckets that its agent can't use. */
export function exportsRoutes(project: FakeProject): Route[] {
  const agent = `project-${project.number}@storage-transfer-service.iam.gserviceaccount.com`;
  const bucketOf = (name = ''): FakeBucket => {
    const found = project.exportBuckets.get(name);
    if (!found) throw notFound();
    return found;
  };
  const make = (call: ApiCall) => {
    const { body } = call;
    if (z.looseObject({ name: z.string() }).parse(body).name.endsWith('-thumbnails'))
      return createThumbnails(project, call);
    const bucket = bucketSchema.parse(body);
    if (project.exportBuckets.has(bucket.name)) throw new ApiError(409, 'The bucket exists.');
    project.exportBuckets.set(bucket.name, { ...bucket, bindings: [], etag: 1 });
    return bucket;
  };
  const policy = ({ captured: [name] }: ApiCall) => {
    const { bindings, etag } = bucketOf(name);
    return { bindings: structuredClone(bindings), etag: `${etag}` };
  };
  const setPolicy = ({ captured: [name], body }: ApiCall) => {
    const bucket = bucketOf(name);
    const { etag, bindings } = policySchema.parse(body);
    if (etag !== `${bucket.etag}`) throw new ApiError(412, 'The policy was changed.');
    Object.assign(bucket, { bindings, etag: bucket.etag + 1 });
    return { bindings };
  };
  const mayUse = (bucket: string, roles: string[]): boolean =>
    roles.every((role) =>
      bucketOf(bucket).bindings.some(
        (binding) => binding.role === role && binding.members.includes(`serviceAccount:${agent}`),
      ),
    );
  const transfer = ({ body }: ApiCall) => {
    const job = transferSchema.parse(body);
    const { gcsDataSource, gcsDataSink } = job.transferSpec;
    const viewer = 'roles/storage.objectViewer';
    if (
      !mayUse(gcsDataSource.bucketName, [viewer, 'roles/storage.legacyBucketReader']) ||
      !mayUse(gcsDataSink.bucketName, [viewer, 'roles/storage.legacyBucketWriter'])
    )
      throw new ApiError(403, `${agent} lacks a role.`);
    project.transfers.set(job.name.split('/')[1] ?? '', job);
    return job;
  };
  return [
    ...routesFor('storage', {
      'GET /storage/v1/b/([^/:]+-exports|[^/:]+-exports-copy)': ({ captured: [name] }) => bucketOf(name),
      'PATCH /storage/v1/b/([^/:]+-exports|[^/:]+-exports-copy)': ({ captured: [name], body }) =>
        Object.assign(bucketOf(name), z.strictObject({ lifecycle: z.looseObject({}) }).parse(body)),
      'POST /storage/v1/b': make,
      'GET /storage/v1/b/([^/:]+-exports|[^/:]+-exports-copy)/iam': policy,
      'PUT /storage/v1/b/([^/:]+-exports|[^/:]+-exports-copy)/iam': setPolicy,
    }),
    ...routesFor('storagetransfer', {
      'GET /v1/googleServiceAccounts/*': () => ({ accountEmail: agent }),
      'GET /v1/transferJobs/*': ({ captured: [name = ''] }) => {
        const found = project.transfers.get(name);
        if (!found) throw notFound();
        return found;
      },
      'POST /v1/transferJobs': transfer,
    }),
  ];
}
