import { z } from '@vidriera/domain/zod-classic';
import type { FakeProject, ThumbnailsBucket } from './project.ts';
import { type ApiCall, ApiError, notFound, type Route, routesFor } from './route.ts';

const createSchema = z.strictObject({
  name: z.string().regex(/^[a-z0-9-]{3,63}$/),
  location: z.string(),
  iamConfiguration: z.strictObject({
    uniformBucketLevelAccess: z.strictObject({ enabled: z.literal(true) }),
    publicAccessPrevention: z.literal('enforced'),
  }),
});
const settingsSchema = z.strictObject({
  versioning: z.strictObject({ enabled: z.literal(false) }),
  softDeletePolicy: z.strictObject({ retentionDurationSeconds: z.string() }),
  lifecycle: z.object({ rule: z.array(z.unknown()) }),
});
const policySchema = z.looseObject({
  etag: z.string(),
  bindings: z.array(z.object({ role: z.string(), members: z.array(z.string()) })),
});

/** Creates the thumbnails' bucket. Rejects a second one. */
export function createThumbnails(project: FakeProject, { body, query }: ApiCall): ThumbnailsBucket {
  if (project.thumbnails) throw new ApiError(409, 'The bucket already exists.');
  if (query.get('project') !== project.id) throw new ApiError(400, 'The project is wrong.');
  const settings = createSchema.parse(body);
  project.thumbnails = { ...settings, projectNumber: project.number, metageneration: '1', bindings: [] };
  return project.thumbnails;
}

/** Fakes the thumbnails' bucket. Rejects stale settings. */
export function thumbnailsRoutes(project: FakeProject): Route[] {
  const stored = (): ThumbnailsBucket => {
    if (!project.thumbnails) throw notFound();
    return project.thumbnails;
  };
  const patch = ({ body, query }: ApiCall) => {
    const bucket = stored();
    if (query.get('ifMetagenerationMatch') !== bucket.metageneration) throw new ApiError(412, 'Precondition');
    const metageneration = String(Number(bucket.metageneration) + 1);
    return Object.assign(bucket, settingsSchema.parse(body), { metageneration });
  };
  const setPolicy = ({ body }: ApiCall) => {
    const { bindings } = policySchema.parse(body);
    Object.assign(stored(), { bindings });
    return { bindings };
  };
  return routesFor('storage', {
    'GET /storage/v1/b/*-thumbnails': stored,
    'PATCH /storage/v1/b/*-thumbnails': patch,
    'GET /storage/v1/b/*-thumbnails/iam': () => ({
      bindings: structuredClone(stored().bindings),
      etag: '1',
    }),
    'PUT /storage/v1/b/*-thumbnails/iam': setPolicy,
  });
}
