import { COPY_REGION } from '@vidriera/domain/site/regions';
import { RETENTION_DAYS } from '@vidriera/domain/site/retention';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FakeGoogle, startFakeGoogle } from '../testing/fake-google.ts';
import type { FakeProject } from '../testing/project.ts';
import { sendToFake } from '../testing/send-to-fake.ts';
import { BACKUP_DAYS } from './database.ts';
import { makeExports } from './exports.ts';

const PROJECT = 'vidriera-test';
let fake: FakeGoogle;
let project: FakeProject;
beforeEach(async () => {
  fake = await startFakeGoogle(PROJECT, []);
  project = fake.project;
  project.enabled.add('storagetransfer.googleapis.com');
});
afterEach(() => fake.close());

async function setUp(dryRun = false): Promise<string[]> {
  const changes: string[] = [];
  const caller = {
    project: PROJECT,
    token: async () => 'token',
    send: sendToFake(fake.origin),
    signal: new AbortController().signal,
    pauseMs: 1,
    looks: 3,
  };
  const run = {
    project: PROJECT,
    caller,
    dryRun,
    log: () => undefined,
    changes,
    accounts: [],
    off: new Set<string>(),
  };
  await makeExports(run, project.region);
  return changes;
}
const bucket = (name: string) => project.exportBuckets.get(name);
const rolesOf = (name: string, account: string) =>
  bucket(name)?.bindings.flatMap(({ role, members }) =>
    members.some((one) => one.includes(account)) ? [role] : [],
  );

describe('the set-up of exports', () => {
  it('makes a private bucket, a copy in another region, and a nightly transfer', async () => {
    expect(await setUp()).toHaveLength(5);
    const [own, copy] = [bucket('vidriera-test-exports'), bucket('vidriera-test-exports-copy')];
    expect([own?.location, copy?.location]).toEqual([project.region, COPY_REGION]);
    for (const one of [own, copy]) {
      expect(one).toMatchObject({
        lifecycle: { rule: [{ action: { type: 'Delete' }, condition: { age: RETENTION_DAYS.exports } }] },
      });
    }
    expect(project.transfers.get('vidriera-exports')).toMatchObject({
      transferSpec: {
        gcsDataSource: { bucketName: 'vidriera-test-exports' },
        gcsDataSink: { bucketName: 'vidriera-test-exports-copy' },
      },
    });
  });

  it('lets the exporting account add and list files, and read none', async () => {
    await setUp();
    expect(rolesOf('vidriera-test-exports', 'vidriera-exports@')).toEqual([
      'roles/storage.objectCreator',
      'roles/storage.legacyBucketReader',
    ]);
    expect(rolesOf('vidriera-test-exports-copy', 'vidriera-exports@')).toEqual([]);
    expect(rolesOf('vidriera-test-exports', 'vidriera-functions@')).toEqual([]);
  });

  it('changes nothing twice, nor in a dry run', async () => {
    expect(await setUp(true)).not.toEqual([]);
    expect(project.exportBuckets.size + project.transfers.size).toBe(0);
    await setUp();
    expect(await setUp()).toEqual([]);
  });
});

it('exports are gone before the last backup, so the ledger of deletions covers them', () => {
  expect(RETENTION_DAYS.exports + RETENTION_DAYS.deletedExports).toBeLessThanOrEqual(BACKUP_DAYS.weekly);
});
