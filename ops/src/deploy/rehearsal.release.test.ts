import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@vidriera/local/cli/paths';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FakeGoogle } from '../testing/fake-google.ts';
import type { FakeProject } from '../testing/project.ts';
import { COMMIT, idOf, PROJECT, Rehearsal, SITES, settingsOf } from '../testing/rehearsal.ts';

/** APIs that docs/operations.md leaves to the first deployment; each adds ten seconds. */
const ENABLED_LATER = [
  'cloudfunctions',
  'cloudbuild',
  'artifactregistry',
  'run',
  'eventarc',
  'pubsub',
  'cloudscheduler',
];

/** Callables that read the Internet reach nothing of ours, so they get no secret. */
const READERS = ['readLink', 'readPicture', 'readCalendar'];
/** Accounts of functions with one of their own. */
const ACCOUNTS: Record<string, string> = {
  pages: 'vidriera-pages',
  embed: 'vidriera-pages',
  reports: 'vidriera-pages',
  readLink: 'vidriera-pages',
  readPicture: 'vidriera-pages',
  readCalendar: 'vidriera-pages',
  codes: 'vidriera-codes',
  nightlyExport: 'vidriera-exports',
};

/** Functions that use the ticket key. */
const SIGNING = ['claims', 'counter'];
/** Functions that use the mail server's password. */
const MAILING = ['dueMail', 'onMailWritten'];

let rehearsal: Rehearsal;
let google: FakeGoogle;
let project: FakeProject;
let functions: string;
let lines: string[];
beforeEach(async () => {
  rehearsal = await Rehearsal.start();
  ({ google, project, functions, lines } = rehearsal);
  project.cpuQuota = 1000;
});
afterEach(() => rehearsal.end());

const deploy = (args?: string, limitMs?: number): Promise<void> =>
  rehearsal.deploy(args, limitMs === undefined ? {} : { limitMs });

const released = () => [...project.sites.values()].map(({ releases }) => releases.length);
const at = (call: RegExp): number => google.calls.findIndex((entry) => call.test(entry));
const last = (call: RegExp): number => google.calls.findLastIndex((entry) => call.test(entry));
const names = (): string[] => [...project.functions.keys()].sort();
const CREATED = /^POST \/v2\/.*\/functions$/;
const RELEASED = /^POST .*\/channels\/live\/releases$/;

it('deploys a new project in order, then nothing without changes, then prunes a removed function', async () => {
  project.listsUntilBuilt = 2;
  await deploy();
  const built = await rehearsal.built();
  expect(names()).toEqual(built);
  for (const { state, buildConfig, serviceConfig, labels } of project.functions.values()) {
    expect([state, buildConfig.runtime]).toEqual(['ACTIVE', 'nodejs24']);
    expect(serviceConfig.environmentVariables.VIDRIERA_ORIGIN).toBe('https://vidriera.test');
    expect(labels.commit).toBe(COMMIT);
  }
  for (const file of [`.env.${PROJECT}`, 'functions.yaml'])
    expect(existsSync(join(functions, file)), file).toBe(false);
  expect(
    [...project.sources.values()].map((zip) => /\.env|functions\.yaml/.test(zip.toString('latin1'))),
  ).toEqual([false]);
  expect(google.calls.filter((call) => /firebaseextensions|instances$/.test(call))).toEqual([]);
  const secrets = await rehearsal.builtSecrets();
  for (const [name, { serviceConfig }] of project.functions) {
    const deployed = (serviceConfig.secretEnvironmentVariables ?? []).map(({ key, version }) => [
      key,
      version,
    ]);
    expect(deployed, name).toEqual(secrets[name]?.map((key) => [key, '1']));
  }
  const having = (key: string) => Object.keys(secrets).filter((name) => secrets[name]?.includes(key));
  expect(having('VIDRIERA_CLAIM_KEY').sort()).toEqual(SIGNING);
  expect(having('VIDRIERA_SMTP_PASSWORD').sort()).toEqual(MAILING);
  for (const name of READERS) expect(secrets[name], name).toEqual([]);
  expect(at(/secrets\/.*:setIamPolicy$/)).toBe(-1);
  for (const [name, { serviceConfig }] of project.functions) {
    const account = ACCOUNTS[name] ?? 'vidriera-functions';
    expect(serviceConfig.serviceAccountEmail, name).toBe(project.accountOf(account));
  }
  expect(project.invokers.get('pages')).toEqual(['allUsers']);
  const schedules = () => [...project.jobs.values()].map(({ schedule }) => schedule).sort();
  expect(schedules()).toEqual([
    '* * * * *',
    '*/10 8-21 * * *',
    '*/5 * * * *',
    '20,35,50 6 * * *',
    '30,40,50 3,5 * * *',
    '5 6 * * *',
  ]);
  expect(project.images?.cleanupPolicies).toBeDefined();
  for (const api of ENABLED_LATER) expect(project.enabled).toContain(`${api}.googleapis.com`);

  const rules = JSON.stringify([...project.rulesets.values()]);
  expect(rules).toContain(project.bucket.replaceAll('.', '[.]'));
  expect(rules).not.toContain('$UPLOADS');
  expect([...project.releases.keys()].map((name) => name.split('/releases/')[1]).sort()).toEqual([
    expect.stringMatching(/^cloud\.firestore/),
    `firebase.storage/${project.bucket}`,
  ]);
  const { indexes, fieldOverrides } = JSON.parse(readFileSync(join(ROOT, 'firestore.indexes.json'), 'utf8'));
  for (const { collectionGroup, fieldPath, ttl } of fieldOverrides) {
    const name = `projects/${PROJECT}/databases/(default)/collectionGroups/${collectionGroup}/fields/${fieldPath}`;
    expect(project.fields.get(name)?.ttlConfig, name).toEqual(ttl ? { state: 'ACTIVE' } : undefined);
  }
  expect(project.indexes.map(({ state }) => state)).toEqual(indexes.map(() => 'READY'));
  expect(lines.filter((line) => line.startsWith('Firestore is building'))).toHaveLength(2);

  expect(released()).toEqual(SITES.map(() => 1));
  expect(at(/^POST \/v1\/.*\/releases$/)).toBeLessThan(at(CREATED));
  expect(last(/collectionGroups\/-\/indexes$/)).toBeLessThan(at(CREATED));
  expect(last(CREATED)).toBeLessThan(at(RELEASED));
  expect(google.calls.filter((call) => RELEASED.test(call)).map((call) => call.split('/')[5])).toEqual(
    SITES.map(idOf),
  );

  const elsewhere = google.calls.filter((call) => /^CONNECT .*google/.test(call));
  expect(new Set(elsewhere)).toEqual(new Set(['CONNECT iam.googleapis.com:443'])); // the CLI tolerates this refusal

  google.calls.splice(0);
  const before = [...project.releases];
  rehearsal.commit = 'a-later-one';
  await deploy();
  expect(released()).toEqual(SITES.map(() => 1));
  expect([...project.releases]).toEqual(before);
  expect(
    google.calls.filter((call) => /^(POST|PATCH|DELETE) \/v2|rulesets$|^PUT|indexes$|fields\//.test(call)),
  ).toEqual(google.calls.filter((call) => /^GET .*indexes$/.test(call)));

  cpSync(join(functions, 'index.js'), join(functions, 'all.js'));
  const left = built.filter((name) => name !== 'daily').join(', ');
  writeFileSync(join(functions, 'index.js'), `export { ${left} } from './all.js';\n`);
  google.calls.splice(0);
  await expect(deploy()).rejects.toThrow(/no longer in the source: daily\./);
  expect(google.calls.filter((call) => /^(PATCH|DELETE)|^POST \/v2|rulesets$/.test(call))).toEqual([]);
  await deploy('functions --prune');
  expect(names()).toEqual(built.filter((name) => name !== 'daily'));
  expect(schedules()).toEqual([
    '* * * * *',
    '*/10 8-21 * * *',
    '*/5 * * * *',
    '20,35,50 6 * * *',
    '30,40,50 3,5 * * *',
  ]);
});

it('deploys the functions of a rotated secret alone, in groups that fit the quota', async () => {
  for (const api of ENABLED_LATER) project.enabled.add(`${api}.googleapis.com`);
  project.cpuQuota = 150;
  const settings = settingsOf(project, project.cpuQuota);
  await rehearsal.deploy('', { settings });
  const secrets = await rehearsal.builtSecrets();
  const having = (key: string) => Object.keys(secrets).filter((name) => secrets[name]?.includes(key));
  for (const key of ['VIDRIERA_LIMIT_SECRET', 'VIDRIERA_CLAIM_KEY', 'VIDRIERA_SMTP_PASSWORD']) {
    project.secrets.get(key)?.versions.push(`another ${key}`);
    google.calls.splice(0);
    lines.splice(0);
    await rehearsal.deploy('functions', { settings });
    const changed = google.calls.flatMap((call) => /^PATCH .*\/functions\/(\w+)/.exec(call)?.[1] ?? []);
    expect([...new Set(changed)].sort(), key).toEqual(having(key).sort());
    for (const name of having(key)) {
      const { secretEnvironmentVariables: deployed } = project.functions.get(name)?.serviceConfig ?? {};
      expect(deployed?.find((one) => one.key === key)?.version, name).toBe('2');
    }
    if (key === 'VIDRIERA_LIMIT_SECRET')
      expect(lines.filter((line) => /group \d+ of \d+/.test(line)).length).toBeGreaterThan(1);
  }
});

describe('a failing deployment', () => {
  beforeEach(() => {
    for (const api of ENABLED_LATER) project.enabled.add(`${api}.googleapis.com`);
  });

  it('releases no site when a function does not start', async () => {
    project.failing.add('pages');
    await expect(deploy()).rejects.toThrow(/firebase deploy failed/);
    expect(lines.join('\n')).toContain('Container Healthcheck failed');
    expect(project.functions.get('api')?.state).toBe('ACTIVE');
    expect(released()).toEqual(SITES.map(() => 0));
    project.failing.clear();
    await deploy();
    expect(project.functions.get('pages')?.state).toBe('ACTIVE');
    expect(released()).toEqual(SITES.map(() => 1));
  });

  it('releases no site when the service account of pages is missing', async () => {
    project.serviceAccounts.delete(project.accountOf('vidriera-pages'));
    await expect(deploy()).rejects.toThrow(/firebase deploy failed/);
    expect(lines.join('\n')).toContain(`${project.accountOf('vidriera-pages')} does not exist`);
    expect(released()).toEqual(SITES.map(() => 0));
  });

  it('repeats the functions while Google’s own accounts are new, and gives up after its limit', async () => {
    project.refusalsUntilAgent = 1000;
    await expect(deploy('functions')).rejects.toThrow(/firebase deploy failed/);
    expect(lines.filter((line) => line.includes('own accounts are new'))).toHaveLength(2);
    expect(project.functions.get('api')?.state).toBe('ACTIVE');
    project.refusalsUntilAgent = 1;
    project.refusalsUntilPublisher = 1;
    await deploy('functions');
    expect(names()).toEqual(await rehearsal.built());
  });

  it('explains that an organisation’s policy keeps visitors from functions', async () => {
    project.forbidsPublic = true;
    await expect(deploy()).rejects.toThrow(/iam\.allowedPolicyMemberDomains .* forbids allUsers/);
    expect(released()).toEqual(SITES.map(() => 0));
  });

  it('changes neither functions nor sites while indexes are being built', async () => {
    project.listsUntilBuilt = 1000;
    await expect(deploy('', 1000)).rejects.toThrow(/still building \d+ of \d+ indexes/);
    expect(names()).toEqual([]);
    expect(released()).toEqual(SITES.map(() => 0));
  });

  it('releases no site when a function is of the first generation', async () => {
    cpSync(join(functions, 'index.js'), join(functions, 'all.js'));
    const old = `import { auth } from 'firebase-functions/v1';\nexport const old = auth.user().onCreate(() => null);\n`;
    writeFileSync(join(functions, 'index.js'), `${old}export * from './all.js';\n`);
    await expect(deploy('rules functions')).rejects.toThrow(/firebase deploy failed/);
    expect(lines.join('\n')).toContain('not supported on GCF Gen1');
    expect(released()).toEqual(SITES.map(() => 0));
  });
});
