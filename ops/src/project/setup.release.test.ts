import { CATEGORIAS, categoriaId } from '@vidriera/domain/categoria/categoria';
import { AREAS } from '@vidriera/domain/site/areas';
import { COPY_REGION, REGION } from '@vidriera/domain/site/regions';
import { RETENTION_DAYS } from '@vidriera/domain/site/retention';
import { LEDGER_DAYS } from '@vidriera/domain/usuario/ledger';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SendRequest } from '../google/call.ts';
import { sendToFake } from '../testing/send-to-fake.ts';
import {
  EVERYBODY,
  google,
  lines,
  member,
  PROJECT,
  project,
  run,
  startFresh,
  state,
  stop,
  writes,
} from '../testing/setup.ts';
import { roleName } from './accounts.ts';
import { APIS } from './apis.ts';
import { DELETED_DAYS } from './bucket.ts';

const DAY_S = 86_400;
const DATABASE = /databases$/;

beforeEach(startFresh);
afterEach(stop);

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
      { dailyRecurrence: {}, retention: `${RETENTION_DAYS.dailyBackup * DAY_S}s` },
      { weeklyRecurrence: { day: 'SUNDAY' }, retention: `${RETENTION_DAYS.weeklyBackup * DAY_S}s` },
    ]);
    expect(project.settings).toMatchObject({
      versioning: { enabled: false },
      softDeletePolicy: { retentionDurationSeconds: `${DELETED_DAYS * 86_400}` },
      lifecycle: {
        rule: [{ action: { type: 'Delete' }, condition: { age: LEDGER_DAYS, matchesPrefix: ['bajas/'] } }],
      },
    });
    const both = [member('vidriera-functions'), member('vidriera-codes')];
    const adminOfObjects = { role: 'roles/storage.objectAdmin', members: both };
    expect(project.thumbnails).toMatchObject({
      name: `${PROJECT}-thumbnails`,
      location: project.region,
      iamConfiguration: { publicAccessPrevention: 'enforced' },
      versioning: { enabled: false },
      softDeletePolicy: { retentionDurationSeconds: `${DELETED_DAYS * 86_400}` },
      lifecycle: {
        rule: [{ action: { type: 'Delete' }, condition: { age: 365, matchesPrefix: ['kept/'] } }],
      },
      bindings: [adminOfObjects],
    });
    expect([...project.serviceAccounts].slice(1)).toEqual(EVERYBODY.map(({ id }) => project.accountOf(id)));
    const granted = project.bindings.flatMap(({ role, members }) => members.map((one) => `${one} ${role}`));
    expect(granted.sort()).toEqual(
      EVERYBODY.flatMap(({ id, roles }) =>
        roles.map((role) => `${member(id)} ${roleName(PROJECT, role)}`),
      ).sort(),
    );
    expect(project.bucketBindings).toEqual([adminOfObjects]);
    const reader = { role: 'roles/secretmanager.secretAccessor', members: [member('vidriera-functions')] };
    const locations = [project.region, COPY_REGION];
    expect([...project.secrets]).toEqual([
      [
        'VIDRIERA_LIMIT_SECRET',
        {
          versions: [expect.stringMatching(/^[\w+/]{43}=$/)],
          bindings: [{ ...reader, members: both }],
          locations,
        },
      ],
      [
        'VIDRIERA_CLAIM_KEY',
        { versions: [expect.stringMatching(/^MI[\w+/]{180,}=*$/)], bindings: [reader], locations },
      ],
      [
        'VIDRIERA_SMTP_PASSWORD',
        {
          versions: ['unset'],
          bindings: [{ ...reader, members: [...reader.members, member('vidriera-deploy')] }],
          locations,
        },
      ],
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
    expect(would).toContain(`create the database in ${REGION}, with guards`);
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
    /POST .*\/roles$/,
    /POST .*secrets$/,
    /addVersion$/,
    /test:setIamPolicy$/,
    /PUT .*iam$/,
    /SECRET:setIamPolicy$/,
    /CLAIM_KEY:setIamPolicy$/,
    /PATCH .*\/b\//,
    /POST .*\/b$/,
    /PUT .*thumbnails\/iam$/,
    /PATCH .*-thumbnails$/,
    /PATCH .*\/config/,
    /addFirebase/,
    /POST .*webApps/,
    /POST .*\/sites/,
    /POST .*categoria/,
    /POST .*defaultBucket/,
    /initializeAuth/,
    /POST .*workloadIdentityPools$/,
    /POST .*providers$/,
    /vidriera-pages.*:setIamPolicy$/,
    /vidriera-deploy.*:setIamPolicy$/,
    /vidriera-sites.*:setIamPolicy$/,
    /billingInfo$/,
    /GET .*workloadIdentityPools\/[^/]+$/,
    /GET .*providers\/github$/,
    /vidriera-sites.*:getIamPolicy$/,
    /GET .*budgets$/,
    /POST .*budgets$/,
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
    project.logs = { retentionDays: 400 };
    expect(await run()).toEqual([
      'guard the database: DELETE_PROTECTION_ENABLED',
      'keep a weekly backup for 56 days',
      `grant on ${PROJECT}: ${['functions', 'codes'].map((id) => `roles/datastore.user to vidriera-${id}`).join(', ')}`,
      `keep deleted files of ${project.bucket} for 30 days`,
      'keep logs for 30 days',
    ]);
    expect(project.logs).toEqual({ retentionDays: RETENTION_DAYS.logs });
    expect(project.bindings).toContainEqual(foreign);
    expect(project.settings.lifecycle).toMatchObject({ rule: [rule, {}] });
    expect(lines).toContain(
      `vidriera-pages has roles/editor on ${PROJECT}: it needs no such right, remove it.`,
    );
  });

  it('lets exports read sign-ins with their hashes, and nothing else of Auth', async () => {
    await run();
    const role = 'vidrieraAccountsReader';
    const exporter = project.bindings.flatMap((one) =>
      one.members.includes(member('vidriera-exports')) ? [one.role] : [],
    );
    expect(exporter).toContain(`projects/${PROJECT}/roles/${role}`);
    expect(exporter.join()).not.toContain('firebaseauth');
    const includedPermissions = [
      'firebaseauth.configs.get',
      'firebaseauth.configs.getHashConfig',
      'firebaseauth.users.get',
    ];
    expect(project.roles.get(role)).toMatchObject({ includedPermissions });
    Object.assign(project.roles.get(role) ?? {}, {
      includedPermissions: includedPermissions.slice(1),
      deleted: true,
    });
    expect(await run()).toEqual([`undelete the role ${role}`, `give the role ${role} its permissions`]);
    expect(project.roles.get(role)).toMatchObject({ includedPermissions, deleted: false });
    expect(await run()).toEqual([]);
  });

  it('never overwrites a secret, and reports other readers', async () => {
    const foreign = { role: 'roles/secretmanager.secretAccessor', members: ['user:ana@example.com'] };
    project.secrets.set('VIDRIERA_LIMIT_SECRET', { versions: ['ours', 'rotated'], bindings: [foreign] });
    await run();
    expect(project.secrets.get('VIDRIERA_LIMIT_SECRET')).toEqual({
      versions: ['ours', 'rotated'],
      bindings: [
        { ...foreign, members: [...foreign.members, member('vidriera-functions'), member('vidriera-codes')] },
      ],
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
    const roles = new Set(EVERYBODY.flatMap((account) => account.roles));
    expect(project.bindings).toHaveLength(1 + roles.size);
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

  it('rejects a bucket for thumbnails that another project has', async () => {
    project.thumbnails = { projectNumber: '999', metageneration: '1', bindings: [] };
    await expect(run()).rejects.toThrow(
      `The bucket ${PROJECT}-thumbnails belongs to another project: functions would write into it.`,
    );
    expect(project.thumbnails.bindings).toEqual([]);
  });

  it('rejects a database in another region', async () => {
    project.database = { name: 'n', locationId: 'nam5' };
    await expect(run()).rejects.toThrow(`The database is in nam5, but functions run in ${REGION}`);
  });
});
