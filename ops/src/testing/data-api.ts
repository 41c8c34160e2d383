import { z } from '@vidriera/domain/zod-classic';
import type { Project } from './project.ts';
import { ApiError, type Call, notFound, type Route, routesFor } from './route.ts';

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
  lifecycle: z.object({ rule: z.array(z.unknown()) }),
});
const policySchema = z.looseObject({
  etag: z.string(),
  bindings: z.array(z.object({ role: z.string(), members: z.array(z.string()) })),
});
/** Seconds for which Firestore keeps a backup at most. */
const LONGEST = { dailyRecurrence: 7 * 86_400, weeklyRecurrence: 98 * 86_400 };

/**
 * What guards a project's data: the database's own settings and backups, the bucket's, and who may touch them. Refused are a second database, a
 * third schedule, backups kept too long, and settings changed since they were read.
 */
export function dataRoutes(project: Project): Route[] {
  const database = `projects/${project.id}/databases/(default)`;
  const operation = { name: `${database}/operations/settings`, done: false };
  const stored = () => {
    if (!project.database) throw notFound();
    return project.database;
  };
  const create = ({ body, query }: Call) => {
    if (project.database) throw new ApiError(409, 'Database already exists.');
    if (query.get('databaseId') !== '(default)') throw new ApiError(400, 'Another database was meant.');
    project.database = { name: database, ...databaseSchema.parse(body) };
    return operation;
  };
  const patch = ({ body, query }: Call) => {
    const asked = z.record(z.string(), z.string()).parse(body);
    const masked = query.getAll('updateMask').map((field) => [field, asked[field]]);
    Object.assign(stored(), Object.fromEntries(masked));
    return operation;
  };
  const check = (schedule: z.infer<typeof scheduleSchema>) => {
    for (const [field, longest] of Object.entries(LONGEST)) {
      if (!(field in schedule)) continue;
      if (Number.parseInt(schedule.retention, 10) > longest)
        throw new ApiError(400, 'Retention is too long.');
    }
    return schedule;
  };
  const schedule = ({ body }: Call) => {
    stored();
    const asked = check(scheduleSchema.parse(body));
    const kinds = project.schedules.map((one) => 'dailyRecurrence' in one);
    if (kinds.includes('dailyRecurrence' in asked)) throw new ApiError(409, 'There is such a schedule.');
    const made = { name: `${database}/backupSchedules/s${project.schedules.length + 1}`, ...asked };
    project.schedules.push(made);
    return made;
  };
  const keep = ({ caught: [id], body }: Call) => {
    const found = project.schedules.find(({ name }) => name.endsWith(`/${id}`));
    if (!found) throw notFound();
    const { retention } = z.object({ retention: z.string() }).parse(body);
    return Object.assign(found, check({ ...scheduleSchema.strip().parse(found), retention }));
  };
  const account = (email = '') => {
    if (!project.serviceAccounts.has(email)) throw notFound();
    return { email };
  };
  const makeAccount = ({ body }: Call) => {
    const email = project.accountOf(accountSchema.parse(body).accountId);
    if (project.serviceAccounts.has(email)) throw new ApiError(409, 'Service account already exists.');
    project.serviceAccounts.add(email);
    project.unseen.add(email);
    return { email };
  };
  const patchBucket = ({ body, query }: Call) => {
    const { settings } = project;
    if (query.get('ifMetagenerationMatch') !== settings.metageneration)
      throw new ApiError(412, 'Precondition');
    const metageneration = String(Number(settings.metageneration) + 1);
    project.settings = { ...settings, ...bucketSchema.parse(body), metageneration };
    return project.settings;
  };
  const setBucketPolicy = ({ body }: Call) => {
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
      'GET /v1/:project/serviceAccounts/*': ({ caught: [email] }) => account(email),
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
