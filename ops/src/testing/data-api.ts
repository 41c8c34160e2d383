import { z } from '@vidriera/domain/zod-classic';
import type { FakeProject } from './project.ts';
import { type ApiCall, ApiError, notFound, type Route, routesFor } from './route.ts';

const databaseSchema = z.object({
  locationId: z.string(),
  type: z.literal('FIRESTORE_NATIVE'),
  pointInTimeRecoveryEnablement: z.string().optional(),
  deleteProtectionState: z.string().optional(),
});
const scheduleSchema = z.strictObject({
  retention: z.string().regex(/^\d+s$/),
  dailyRecurrence: z.strictObject({}).optional(),
  weeklyRecurrence: z.strictObject({ day: z.literal('SUNDAY') }).optional(),
});
const accountSchema = z.object({
  accountId: z.string().regex(/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/),
  serviceAccount: z.object({ displayName: z.string() }),
});
const bucketSchema = z.strictObject({
  versioning: z.object({ enabled: z.boolean() }),
  softDeletePolicy: z.strictObject({ retentionDurationSeconds: z.string() }),
  lifecycle: z.object({ rule: z.array(z.unknown()) }),
});
const policySchema = z.looseObject({
  etag: z.string(),
  bindings: z.array(z.object({ role: z.string(), members: z.array(z.string()) })),
});
/** Firestore's longest retention (s). */
const MAX_RETENTION_S = { dailyRecurrence: 7 * 86_400, weeklyRecurrence: 98 * 86_400 };

/**
 * Fakes the database, its backups, the bucket and service accounts. Rejects a second database, a third
 * schedule, long retention and stale settings.
 */
export function dataRoutes(project: FakeProject): Route[] {
  const database = `projects/${project.id}/databases/(default)`;
  const operation = { name: `${database}/operations/settings`, done: false };
  const stored = () => {
    if (!project.database) throw notFound();
    return project.database;
  };
  const create = ({ body, query }: ApiCall) => {
    if (project.database) throw new ApiError(409, 'Database already exists.');
    if (query.get('databaseId') !== '(default)') throw new ApiError(400, 'The database id is wrong.');
    project.database = { name: database, ...databaseSchema.parse(body) };
    return operation;
  };
  const patch = ({ body, query }: ApiCall) => {
    const request = z.record(z.string(), z.string()).parse(body);
    const masked = query.getAll('updateMask').map((field) => [field, request[field]]);
    Object.assign(stored(), Object.fromEntries(masked));
    return operation;
  };
  const check = (schedule: z.infer<typeof scheduleSchema>) => {
    for (const [field, longest] of Object.entries(MAX_RETENTION_S)) {
      if (!(field in schedule)) continue;
      if (Number.parseInt(schedule.retention, 10) > longest)
        throw new ApiError(400, 'Retention is too long.');
    }
    return schedule;
  };
  const schedule = ({ body }: ApiCall) => {
    stored();
    const request = check(scheduleSchema.parse(body));
    const kinds = project.schedules.map((known) => 'dailyRecurrence' in known);
    if (kinds.includes('dailyRecurrence' in request)) throw new ApiError(409, 'The schedule already exists.');
    const newSchedule = { name: `${database}/backupSchedules/s${project.schedules.length + 1}`, ...request };
    project.schedules.push(newSchedule);
    return newSchedule;
  };
  const keep = ({ captured: [id], body }: ApiCall) => {
    const found = project.schedules.find(({ name }) => name.endsWith(`/${id}`));
    if (!found) throw notFound();
    const { retention } = z.object({ retention: z.string() }).parse(body);
    return Object.assign(found, check({ ...scheduleSchema.strip().parse(found), retention }));
  };
  const account = (email = '') => {
    if (!project.serviceAccounts.has(email)) throw notFound();
    return { email };
  };
  const makeAccount = ({ body }: ApiCall) => {
    const email = project.accountOf(accountSchema.parse(body).accountId);
    if (project.serviceAccounts.has(email)) throw new ApiError(409, 'Service account already exists.');
    project.serviceAccounts.add(email);
    project.unseen.add(email);
    return { email };
  };
  const patchBucket = ({ body, query }: ApiCall) => {
    const { settings } = project;
    if (query.get('ifMetagenerationMatch') !== settings.metageneration)
      throw new ApiError(412, 'Precondition');
    const metageneration = String(Number(settings.metageneration) + 1);
    project.settings = { ...settings, ...bucketSchema.parse(body), metageneration };
    return project.settings;
  };
  const setBucketPolicy = ({ body }: ApiCall) => {
    const { etag, bindings } = policySchema.parse(body);
    if (etag !== String(project.bucketEtag)) throw new ApiError(412, 'The policy was changed.');
    project.bucketBindings.splice(0, project.bucketBindings.length, ...bindings);
    project.bucketEtag++;
    return { bindings };
  };
  return [
    ...routesFor('firestore', {
      'GET /v1/:project/databases/\\(default\\)': stored,
      'POST /v1/:project/databases': create,
      'PATCH /v1/:project/databases/\\(default\\)': patch,
      'GET /v1/:project/databases/\\(default\\)/operations/settings': () => ({ ...operation, done: true }),
      'GET /v1/:project/databases/\\(default\\)/backupSchedules': () => ({
        backupSchedules: stored() && project.schedules,
      }),
      'POST /v1/:project/databases/\\(default\\)/backupSchedules': schedule,
      'PATCH /v1/:project/databases/\\(default\\)/backupSchedules/*': keep,
    }),
    ...routesFor('iam', {
      'GET /v1/:project/serviceAccounts/*': ({ captured: [email] }) => account(email),
      'POST /v1/:project/serviceAccounts': makeAccount,
    }),
    ...routesFor('storage', {
      'PATCH /storage/v1/b/*': patchBucket,
      'GET /storage/v1/b/*/iam': () => ({
        bindings: structuredClone(project.bucketBindings),
        etag: String(project.bucketEtag),
      }),
      'PUT /storage/v1/b/*/iam': setBucketPolicy,
    }),
  ];
}
