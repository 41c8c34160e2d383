import { afterEach, beforeEach, expect, it } from 'vitest';
import type { GoogleCaller } from '../google/call.ts';
import { type FakeGoogle, startFakeGoogle } from '../testing/fake-google.ts';
import { apiHost } from '../testing/project.ts';
import { sendToFake } from '../testing/send-to-fake.ts';
import { applyWatch } from './apply.ts';
import { readWatchFiles, type WatchFile } from './files.ts';

const PROJECT = 'vidriera-test';
const EMAIL = 'guardia@vidriera.test';

let standIn: FakeGoogle;
let google: GoogleCaller;
let lines: string[];
let wanted: WatchFile[];
beforeEach(async () => {
  standIn = await startFakeGoogle(PROJECT, []);
  const send = sendToFake(standIn.origin);
  const signal = AbortSignal.timeout(30_000);
  google = { project: PROJECT, token: async () => 'token', send, signal, pauseMs: 20, looks: 5 };
  wanted = readWatchFiles({ PROJECT, HOST: 'vidriera.test' });
  lines = [];
});
afterEach(() => standIn.close());

const apply = (options: { email?: string; dryRun?: boolean; files?: WatchFile[] } = {}) => {
  lines.splice(0);
  standIn.calls.splice(0);
  const { email, dryRun = false, files = wanted } = options;
  return applyWatch(google, { wanted: files, email, dryRun, log: (line) => lines.push(line) });
};
const changes = () =>
  standIn.calls.filter((call) => /^(POST|PUT|PATCH|DELETE)/.test(call) && !/token|:enable$/.test(call));
const resourcesIn = (list: string) => [...(standIn.project.watched.get(list)?.values() ?? [])];
const marks = () => new Set(lines.map((line) => line.trim()[0]));

it('creates all resources, then changes nothing, then updates only differences', async () => {
  for (const api of ['monitoring', 'logging']) standIn.project.enabled.add(apiHost(api));
  await expect(apply()).rejects.toThrow('npm run watch needs --email ADDRESS the first time');
  await apply({ email: EMAIL, dryRun: true });
  expect([marks(), changes()]).toEqual([new Set(['+']), []]);
  standIn.project.enabled.delete(apiHost('monitoring'));
  standIn.project.enabled.delete(apiHost('logging'));

  standIn.project.refusalsUntilMetrics = 3;
  await apply({ email: EMAIL });
  expect(lines.filter((line) => line.includes('retrying'))).toHaveLength(3);
  for (const api of ['monitoring', 'logging']) expect(standIn.project.enabled).toContain(apiHost(api));
  const count = (kind: string) => wanted.filter((one) => one.kind === kind).length;
  expect(
    ['metrics', 'uptimeCheckConfigs', 'alertPolicies', 'dashboards'].map((list) => resourcesIn(list).length),
  ).toEqual(['metrics', 'uptime', 'policies', 'dashboards'].map(count));
  expect(resourcesIn('notificationChannels')).toMatchObject([
    { type: 'email', labels: { email_address: EMAIL } },
  ]);
  const [channel] = standIn.project.watched.get('notificationChannels')?.keys() ?? [];
  for (const policy of resourcesIn('alertPolicies'))
    expect(policy).toMatchObject({ notificationChannels: [channel] });
  expect(JSON.stringify(resourcesIn('uptimeCheckConfigs'))).toContain('"host":"vidriera.test"');
  expect(JSON.stringify([...standIn.project.watched.values()].map((all) => [...all]))).not.toMatch(/\$[A-Z]/);

  await apply();
  await apply({ email: EMAIL });
  expect([marks(), changes()]).toEqual([new Set(['=']), []]);

  const [policy, ...otherPolicies] = wanted.filter(({ kind }) => kind === 'policies');
  const moved = readWatchFiles({ PROJECT, HOST: 'otra.test' });
  const files = moved.filter(({ kind, name }) => kind !== 'policies' || name !== policy?.name);
  await apply({ files, email: 'otra@vidriera.test' });
  expect(lines.filter((line) => !line.startsWith('  =')).sort()).toEqual(
    [
      '  + otra@vidriera.test',
      ...['explore', 'health', 'landing'].map((name) => `  ~ uptime/${name}`),
      ...otherPolicies.map(({ name }) => `  ~ policies/${name}`),
      `  - policies/${policy?.name}`,
    ].sort(),
  );
  expect(resourcesIn('alertPolicies')).toHaveLength(otherPolicies.length);
  for (const left of resourcesIn('alertPolicies'))
    expect(left).toMatchObject({ notificationChannels: { length: 2 } });
  expect(JSON.stringify(resourcesIn('uptimeCheckConfigs'))).toContain('"host":"otra.test"');
  await apply({ files });
  expect([marks(), changes()]).toEqual([new Set(['=']), []]);
});

it('keeps resources of others', async () => {
  const own = { name: `projects/${PROJECT}/alertPolicies/mine`, displayName: 'mine' };
  standIn.project.watched.set('alertPolicies', new Map([[own.name, own]]));
  standIn.project.watched.set('metrics', new Map([['mine', { name: 'mine', filter: 'x' }]]));
  await apply({ email: EMAIL });
  await apply({ files: [] });
  expect([resourcesIn('alertPolicies'), resourcesIn('metrics').length, resourcesIn('dashboards')]).toEqual([
    [own],
    1,
    [],
  ]);
});

it('reports a refusal by Google', async () => {
  standIn.forbidden.push(/alertPolicies$/);
  await expect(apply({ email: EMAIL })).rejects.toThrow(
    /Google rejected GET monitoring .*alertPolicies.*: HTTP 403, Permission denied/,
  );
});
