import { CATEGORIAS, categoriaId } from '@vidriera/domain/categoria/categoria';
import { AREAS } from '@vidriera/domain/site/areas';
import { LEDGER_DAYS } from '@vidriera/domain/usuario/ledger';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Send } from '../google/call.ts';
import type { Project } from '../testing/project.ts';
import { type StandIn, startStandIn } from '../testing/stand-in.ts';
import { through } from '../testing/through.ts';
import { ACCOUNTS } from './accounts.ts';
import { APIS } from './apis.ts';
import { DELETED_DAYS } from './bucket.ts';
import { BACKUP_DAYS } from './database.ts';
import { setUp } from './setup.ts';

const PROJECT = 'vidriera-test';
const DATABASE = /databases$/;
let google: StandIn;
let project: Project;
let said: string[];

/** A blank Google Cloud project. */
beforeEach(async () => {
  google = await startStandIn(PROJECT, []);
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
  said = [];
});
afterEach(() => google.close());

const run = (
  dryRun = false,
  send: Send = through(google.origin),
  origin: string | null = 'https://vidriera.test',
): Promise<string[]> =>
  setUp({
    origin,
    sites: 'vidriera',
    project: PROJECT,
    region: project.region,
    dryRun,
    log: (line) => said.push(line),
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
  it('brings an empty project in order, and a second run changes nothing', async () => {
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
    expect(said).toContain('VIDRIERA_WEB_API_KEY=web-api-key');
    expect([...project.sites.keys()]).toEqual(['shell', ...AREAS].map((name) => `vidriera-${name}`));
    expect([...project.documents.keys()]).toEqual(
      CATEGORIAS.map((titulo) => `categoria/${categoriaId(titulo)}`),
    );
    for (const { versions } of project.secrets.values()) expect(said.join()).not.toContain(versions[0]);

    const before = state();
    google.calls.splice(0);
    expect(await run()).toEqual([]);
    expect(said.at(-1)).toBe(`${PROJECT} is in order: nothing to change`);
    expect(writes()).toEqual([]);
    expect(state()).toEqual(before);
  });

  it('with --dry-run changes nothing, whatever is on already', async () => {
    const before = state();
    const would = await run(true);
    expect(would).toContain('make the database in southamerica-east1, guarded');
    expect(said).toContain('the bucket can be looked at when it is there');
    expect(writes()).toEqual([]);
    expect(state()).toEqual(before);
    for (const api of APIS) project.enabled.add(`${api}.googleapis.com`);
    project.hasBucket = true;
    const promised = await run(true);
    expect(writes()).toEqual([]);
    expect(await run()).toEqual(promised);
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
  ])('cut off at %s, it goes on where it stopped', async (cut) => {
    google.forbidden = [cut];
    await expect(run()).rejects.toThrow('HTTP 403');
    const done = said.filter((line) => line.startsWith('did '));
    google.forbidden = [];
    const rest = await run();
    expect(rest.length).toBeGreaterThan(0);
    expect(rest.filter((what) => done.includes(`did ${what}`))).toEqual([]);
    expect(await run()).toEqual([]);
  });

  it('keeps what somebody else set, and tells of rights that are too many', async () => {
    await run();
    const theirs = { role: 'roles/viewer', members: ['user:ana@example.com'] };
    project.bindings.push(theirs, { role: 'roles/editor', members: [member('vidriera-pages')] });
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
      `keep what ${project.bucket} had deleted for 30 days`,
    ]);
    expect(project.bindings).toContainEqual(theirs);
    expect(project.settings.lifecycle).toMatchObject({ rule: [rule, {}, {}] });
    expect(said).toContain(`vidriera-pages has roles/editor on ${PROJECT} besides: take it away.`);
  });

  it('leaves Auth’s links and domains alone while the settings name no site, and keeps other settings', async () => {
    project.authConfig = { signIn: { allowDuplicateEmails: false }, authorizedDomains: ['other.test'] };
    await run(false, undefined, null);
    expect(project.authConfig).toMatchObject({ authorizedDomains: ['other.test'] });
    expect(project.authConfig).not.toHaveProperty('notification');
    expect(said.join()).toContain('functions/.env.<project> names no site yet');
    expect(await run()).toEqual([
      'set in Firebase Auth: notification.sendEmail.callbackUri,authorizedDomains',
    ]);
    expect(project.authConfig).toMatchObject({
      signIn: { allowDuplicateEmails: false, email: { enabled: true } },
      authorizedDomains: ['other.test', 'vidriera.test'],
    });
  });

  it('never writes the secret over, and tells who else may read it', async () => {
    const theirs = { role: 'roles/secretmanager.secretAccessor', members: ['user:ana@example.com'] };
    project.secrets.set('VIDRIERA_LIMIT_SECRET', { versions: ['ours', 'rotated'], bindings: [theirs] });
    await run();
    expect(project.secrets.get('VIDRIERA_LIMIT_SECRET')).toEqual({
      versions: ['ours', 'rotated'],
      bindings: [{ ...theirs, members: [...theirs.members, member('vidriera-functions')] }],
    });
    expect(said).toContain(
      'user:ana@example.com has a right on VIDRIERA_LIMIT_SECRET besides: take it away.',
    );
  });

  it('takes a policy that somebody changes meanwhile as it is then', async () => {
    await run();
    project.bindings.splice(0);
    const send = through(google.origin);
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

  it('waits for an API that is on and not seen yet, and not for ever', async () => {
    const send = through(google.origin);
    const unseen = {
      error: { message: 'Cloud Firestore API has not been used in project 1 before or it is disabled.' },
    };
    const blind = (times: number): Send => {
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

  it('refuses a database in another region', async () => {
    project.database = { name: 'n', locationId: 'nam5' };
    await expect(run()).rejects.toThrow('The database is in nam5, and functions run in southamerica-east1');
  });
});

it('deletions are known for longer than any backup is', () => {
  expect(LEDGER_DAYS).toBeGreaterThanOrEqual(Math.max(...Object.values(BACKUP_DAYS)) + DELETED_DAYS);
});
