import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { GoogleCaller } from '../google/call.ts';
import { type FakeGoogle, startFakeGoogle } from '../testing/fake-google.ts';
import type { FakeProject } from '../testing/project.ts';
import { sendToFake } from '../testing/send-to-fake.ts';
import { keepImages } from './keep-images.ts';
import { rollBackFunctions, serveLatest, type TrafficOrder } from './roll-back.ts';

const LATEST = [{ type: 'TRAFFIC_TARGET_ALLOCATION_TYPE_LATEST', percent: 100 }];
const pinned = (revision: string) => [
  { type: 'TRAFFIC_TARGET_ALLOCATION_TYPE_REVISION', revision, percent: 100 },
];

let fake: FakeGoogle;
let project: FakeProject;
let lines: string[];
let order: TrafficOrder;
let google: GoogleCaller;
beforeEach(async () => {
  fake = await startFakeGoogle('vidriera-test', []);
  project = fake.project;
  for (const api of ['run', 'artifactregistry']) project.enabled.add(`${api}.googleapis.com`);
  lines = [];
  google = {
    project: 'vidriera-test',
    token: async () => 'token',
    send: sendToFake(fake.origin),
    signal: new AbortController().signal,
    pauseMs: 1,
    looks: 3,
  };
  order = { google, region: project.region, names: [], dryRun: false, log: (line) => lines.push(line) };
  for (const name of ['api', 'saveprofile']) for (let i = 0; i < 3; i++) project.addRevision(name);
});
afterEach(() => fake.close());

const traffic = (name: string) => project.services.get(name)?.traffic;

describe('a rollback', () => {
  it('serves the release before in all functions, and the one before that when repeated', async () => {
    await rollBackFunctions({ ...order, names: ['saveProfile'] });
    expect([traffic('saveprofile'), traffic('api')]).toEqual([pinned('saveprofile-00002'), LATEST]);
    await rollBackFunctions(order);
    expect([traffic('saveprofile'), traffic('api')]).toEqual([
      pinned('saveprofile-00002'),
      pinned('api-00002'),
    ]);
    expect(lines.slice(1)).toEqual(['saveprofile: stays as it is', 'api: serves api-00002 of release-2']);
    await rollBackFunctions(order);
    expect([traffic('saveprofile'), traffic('api')]).toEqual([
      pinned('saveprofile-00001'),
      pinned('api-00001'),
    ]);
  });

  it('passes over revisions of the release in service, of which a function may have several', async () => {
    project.addRevision('api', { release: 'release-3' });
    await rollBackFunctions(order);
    expect([traffic('saveprofile'), traffic('api')]).toEqual([
      pinned('saveprofile-00002'),
      pinned('api-00002'),
    ]);
  });

  it('passes over a release that did not start everywhere, and leaves functions that are newer', async () => {
    project.services.get('api')?.broken.push('api-00002');
    project.addRevision('media', { release: 'release-3' });
    const media = project.services.get('media');
    if (media) media.days = [2];
    await rollBackFunctions(order);
    expect([traffic('saveprofile'), traffic('api'), traffic('media')]).toEqual([
      pinned('saveprofile-00001'),
      pinned('api-00001'),
      LATEST,
    ]);
    expect(lines).toContain('media: stays as it is');
  });

  it('never goes to an older version of a secret', async () => {
    for (const [release, version] of [
      ['release-4', '1'],
      ['release-5', '2'],
    ] as const)
      for (const name of ['api', 'saveprofile'])
        project.addRevision(name, { release, ...(name === 'api' && { secrets: { KEY: version } }) });
    await expect(rollBackFunctions(order)).rejects.toThrow(
      'api of release-4 has an older version of KEY: nothing was changed. Deploy the functions from its commit',
    );
    expect([traffic('saveprofile'), traffic('api')]).toEqual([LATEST, LATEST]);
    await rollBackFunctions({ ...order, names: ['saveProfile'] });
    expect(traffic('saveprofile')).toEqual(pinned('saveprofile-00004'));
  });

  it('changes nothing in a dry run, for an unknown name, or without an earlier revision', async () => {
    await rollBackFunctions({ ...order, dryRun: true });
    expect(lines).toContain('api: would serve api-00002 of release-2');
    project.addRevision('media');
    await expect(rollBackFunctions({ ...order, names: ['api', 'nadie'] })).rejects.toThrow('nadie');
    await expect(rollBackFunctions({ ...order, names: ['media'] })).rejects.toThrow('no earlier release');
    expect([traffic('api'), traffic('media')]).toEqual([LATEST, LATEST]);
  });

  it('lasts until the latest revision is to serve, also through a deployment', async () => {
    await rollBackFunctions({ ...order, names: ['api'] });
    project.addRevision('api');
    expect(traffic('api')).toEqual(pinned('api-00002'));
    await serveLatest(order);
    expect(traffic('api')).toEqual(LATEST);
    expect(lines.slice(1)).toEqual(['api: serves its latest revision']);
  });
});

it('images are kept for a month, whatever the Firebase CLI chose, and other policies stay', async () => {
  project.images = {
    name: `projects/vidriera-test/locations/${project.region}/repositories/gcf-artifacts`,
    cleanupPolicies: { 'firebase-functions-cleanup': { condition: { olderThan: '86400s' } }, own: {} },
  };
  await keepImages(google, project.region);
  expect(project.images.cleanupPolicies).toMatchObject({
    'firebase-functions-cleanup': { condition: { tagState: 'ANY', olderThan: '2592000s' }, action: 'DELETE' },
    own: {},
  });
  const patches = () => fake.calls.filter((call) => call.startsWith('PATCH'));
  await keepImages(google, project.region);
  expect(patches()).toHaveLength(1);
});
