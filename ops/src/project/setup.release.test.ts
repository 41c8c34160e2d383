import { CATEGORIAS, categoriaId } from '@vidriera/domain/categoria/categoria';
import { AREAS } from '@vidriera/domain/site/areas';
import { LEDGER_DAYS } from '@vidriera/domain/usuario/ledger';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SendRequest } from '../google/call.ts';
import { type FakeGoogle, startFakeGoogle } from '../testing/fake-google.ts';
import type { FakeProject } from '../testing/project.ts';
import { sendToFake } from '../testing/send-to-fake.ts';
import { ACCOUNTS } from './accounts.ts';
import { APIS } from './apis.ts';
import { DELETED_DAYS } from './bucket.ts';
import { BACKUP_DAYS } from './database.ts';
import { setUpProject } from './setup.ts';

const PROJECT = 'vidriera-test';
const DATABASE = /databases$/;
let google: FakeGoogle;
let project: FakeProject;
let lines: string[];

/** A blank Google Cloud project. */
beforeEach(async () => {
  google = await startFakeGoogle(PROJECT, []);
  project = google.project;
  project.database = undefined;
  project.isFirebase = false;
  project.hasBucket = false;
  project.authConfig = undefined;
  project.bindings.splice(0);
  project.secrets.clear();
  project.serviceAccounts.clear();
  for (const api of APIS.filter((name) => name !== 'firebasehosting')) {
    project.enabled.delete(`${api}.googleapis.com`);
  }
  lines = [];
});
afterEach(() => google.close());

const run = (
  dryRun = false,
  send: SendRequest = sendToFake(google.origin),
  origin: string | null = 'https://vidriera.test',
): Promise<string[]> =>
  setUpProject({
    origin,
    sites: 'vidriera',
    project: PROJECT,
    region: project.region,
    dryRun,
    log: (line) => lines.push(line),
    caller: {
      project: PROJECT,
      token: async () => 'token',
      send,
      signal: AbortSignal.timeout(30_000),
      pauseMs: 10,
      looks: 5,
    },
  });
const state = () =>
  structuredClone({
    database: project.database,
    schedules: project.schedules,
    settings: project.settings,
    authConfig: project.authConfig,
    webApps: project.webApps,
    sites: [...project.sites.keys()],
    documents: [...project.documents],
    bindings: project.bindings,
    bucketBindings: project.bucketBindings,
    secrets: [...project.secrets],
    accounts: [...project.serviceAccounts],
    enabled: [...project.enabled].sort(),
  });
const writes = () =>
  google.calls.filter((call) => !call.startsWith('GET') && !call.endsWith(':getIamPolicy'));
const member = (id: string) => `serviceAccount:${project.accountOf(id)}`;

describe('npm run project:setup', () => {
  it('sets up an empty project, and a second run changes nothing', async () => {
    const changes = await run();
    expect(changes.length).toBeGreaterThan(APIS.length);
    for (const api of APIS) expect(project.enabled).toContain(`${api}.googleapis.com`);
    expect(project.database).toMatchObject({
      locationId: project.region,
      pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
      deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
    });
    expect(project.schedules).toMatchObject([
      { dailyRecurrence: {}, retention: '604800s' },
      { weeklyRecurrence: { day: 'SUNDAY' }, retention: '4838400s' },
    ]);
    expect(project.settings).toMatchObject({
      versioning: { enabled: true },
      lifecycle: {
        rule: [
          { action: { type: 'Delete' }, condition: { daysSinceNoncurrentTime: DELETED_DAYS } },
          { action: { type: 'Delete' }, condition: { age: LEDGER_DAYS, matchesPrefix: ['bajas/'] } },
        ],
      },
    });
    expect([...project.serviceAccounts]).toEqual(ACCOUNTS.map(({ id }) => project.accountOf(id)));
    const [, functions] = ACCOUNTS;
    expect(project.bindings).toEqual(
      functions?.roles.map((role) => ({ role, members: [member('vidriera-functions')] })),
    );
    expect(project.bucketBindings).toEqual([
      { role: 'roles/storage.objectAdmin', members: [member('vidriera-functions')] },
    ]);
    const reader = { role: 'roles/secretmanager.secretAccessor', members: [member('vidriera-functions')] };
    expect([...project.secrets]).toEqual([
      ['VIDRIERA_LIMIT_SECRET', { versions: [expect.stringMatching(/^[\w+/]{43}=$/)], bindings: [reader] }],
      ['VIDRIERA_CLAIM_KEY', { versions: [expect.stringMatching(/^MI[\w+/]{180,}=*$/)], bindings: [reader] }],
      ['VIDRIERA_SMTP_PASSWORD', { versions: ['unset'], bindings: [reader] }],
    ]);
    expect(project.authConfig).toEqual({
      authorizedDomains: ['localhost', 'vidriera.test'],
      signIn: { email: { enabled: true, passwordRequired: true } },
      emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
      client: { permissions: { disabledUserSignup: true, disabledUserDeletion: true } },
      passwordPolicyConfig: {
        passwordPolicyEnforcementState: 'ENFORCE',
        passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: 8 } }],
      },
      notification: { sendEmail: { callbackUri: 'https://vidriera.test/cuenta/accion' } },
    });
    expect(project.webApps).toHaveLength(1);
    expect(lines).toContain('VIDRIERA_WEB_API_KEY=web-api-key');
    expect([...project.sites.keys()]).toEqual(['shell', ...AREAS].map((name) => `vidriera-${name}`));
    expect([...project.documents.keys()]).toEqual(
      CATEGORIAS.map((titulo) => `categoria/${categoriaId(titulo)}`),
    );
    for (const { versions } of project.secrets.values()) expect(lines.join()).not.toContain(versions[0]);

    const before = state();
    google.calls.splice(0);
    expect(await run()).toEqual([]);
    expect(lines.at(-1)).toBe(`${PROJECT} is set up: nothing to change`);
    expect(writes()).toEqual([]);
    expect(state()).toEqual(before);
  });

  it('changes nothing with --dry-run, before and after APIs are enabled', async () => {
    const before = state();
    const would = await run(true);
    expect(would).toContain('create the database in southamerica-east1, with guards');
    expect(lines).toContain('the bucket is unknown until it exists');
    expect(writes()).toEqual([]);
    expect(state()).toEqual(before);
    for (const api of APIS) project.enabled.add(`${api}.googleapis.com`);
    project.hasBucket = true;
    const planned = await run(true);
    expect(writes()).toEqual([]);
    expect(await run()).toEqual(planned);
  });

  it.each([
    DATABASE,
    /backupSchedules$/,
    /POST .*serviceAccounts$/,
    /POST .*secrets$/,
    /addVersion$/,
    /test:setIamPolicy$/,
    /PUT .*iam$/,
    /SECRET:setIamPolicy$/,
    /CLAIM_KEY:setIamPolicy$/,
    /PATCH .*\/b\//,
    /PATCH .*\/config/,
    /addFirebase/,
    /POST .*webApps/,
    /POST .*\/sites/,
    /POST .*categoria/,
    /POST .*defaultBucket/,
    /initializeAuth/,
  ])('continues after a failure at %s', async (cut) => {
    google.forbidden = [cut];
    await expect(run()).rejects.toThrow('HTTP 403');
    const done = lines.filter((line) => line.startsWith('did '));
    google.forbidden = [];
    const rest = await run();
    expect(rest.length).toBeGreaterThan(0);
    expect(rest.filter((what) => done.includes(`did ${what}`))).toEqual([]);
    expect(await run()).toEqual([]);
  });

  it('keeps settings of others, and reports extra roles', async () => {
    await run();
    const foreign = { role: 'roles/viewer', members: ['user:ana@example.com'] };
    project.bindings.push(foreign, { role: 'roles/editor', members: [member('vidriera-pages')] });
    const rule = { action: { type: 'Delete' }, condition: { age: 3, matchesPrefix: ['tmp/'] } };
    project.settings = { metageneration: '9', lifecycle: { rule: [rule] } };
    const [, weekly] = project.schedules;
    Object.assign(weekly ?? {}, { retention: '604800s' });
    Object.assign(project.database ?? {}, { deleteProtectionState: 'DELETE_PROTECTION_DISABLED' });
    project.bindings.shift();
    expect(await run()).toEqual([
      'guard the database: DELETE_PROTECTION_ENABLED',
      'keep a weekly backup for 56 days',
      `grant on ${PROJECT}: roles/datastore.user to vidriera-functions`,
      `keep deleted files of ${project.bucket} for 30 days`,
    ]);
    expect(project.bindings).toContainEqual(foreign);
    expect(project.settings.lifecycle).toMatchObject({ rule: [rule, {}, {}] });
    expect(lines).toContain(
      `vidriera-pages has roles/editor on ${PROJECT}: it needs no such right, remove it.`,
    );
  });

  it('changes Auth’s links and domains only with an origin, and keeps other settings', async () => {
    project.authConfig = { signIn: { allowDuplicateEmails: false }, authorizedDomains: ['other.test'] };
    await run(false, undefined, null);
    expect(project.authConfig).toMatchObject({ authorizedDomains: ['other.test'] });
    expect(project.authConfig).not.toHaveProperty('notification');
    expect(lines.join()).toContain('functions/.env.<project> has no origin yet');
    expect(await run()).toEqual([
      'set in Firebase Auth: notification.sendEmail.callbackUri,authorizedDomains',
    ]);
    expect(project.authConfig).toMatchObject({
      signIn: { allowDuplicateEmails: false, email: { enabled: true } },
      authorizedDomains: ['other.test', 'vidriera.test'],
    });
  });

  it('never overwrites a secret, and reports other readers', async () => {
    const foreign = { role: 'roles/secretmanager.secretAccessor', members: ['user:ana@example.com'] };
    project.secrets.set('VIDRIERA_LIMIT_SECRET', { versions: ['ours', 'rotated'], bindings: [foreign] });
    await run();
    expect(project.secrets.get('VIDRIERA_LIMIT_SECRET')).toEqual({
      versions: ['ours', 'rotated'],
      bindings: [{ ...foreign, members: [...foreign.members, member('vidriera-functions')] }],
    });
    expect(lines).toContain(
      'user:ana@example.com has a right on VIDRIERA_LIMIT_SECRET: it needs no such right, remove it.',
    );
  });

  it('retries with the current policy after a concurrent change', async () => {
    await run();
    project.bindings.splice(0);
    const send = sendToFake(google.origin);
    let isFirst = true;
    const changes = await run(false, (url, init) => {
      if (isFirst && url.endsWith(':setIamPolicy')) {
        isFirst = false;
        project.bindings.push({ role: 'roles/viewer', members: ['user:ana@example.com'] });
        project.etag++;
      }
      return send(url, init);
    });
    expect(changes).toHaveLength(1);
    expect(project.bindings).toContainEqual({ role: 'roles/viewer', members: ['user:ana@example.com'] });
    expect(project.bindings).toHaveLength(1 + (ACCOUNTS[1]?.roles.length ?? 0));
  });

  it('waits for a newly enabled API, with a limit', async () => {
    const send = sendToFake(google.origin);
    const unseen = {
      error: { message: 'Cloud Firestore API has not been used in project 1 before or it is disabled.' },
    };
    const blind = (times: number): SendRequest => {
      let left = times;
      return (url, init) =>
        url.includes('firestore.googleapis.com/v1') && left-- > 0
          ? Promise.resolve({ status: 403, text: async () => JSON.stringify(unseen) })
          : send(url, init);
    };
    await expect(run(false, blind(100))).rejects.toThrow('has not been used');
    expect(project.database).toBeUndefined();
    await run(false, blind(3));
    expect(project.database).toBeDefined();
  });

  it('rejects a database in another region', async () => {
    project.database = { name: 'n', locationId: 'nam5' };
    await expect(run()).rejects.toThrow('The database is in nam5, but functions run in southamerica-east1');
  });
});

it('the ledger of deletions outlives every backup', () => {
  expect(LEDGER_DAYS).toBeGreaterThanOrEqual(Math.max(...Object.values(BACKUP_DAYS)) + DELETED_DAYS);
});
