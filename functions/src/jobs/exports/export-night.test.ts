import { beforeEach, expect, it } from 'vitest';
import { type ExportDeps, exportNight } from './export-night.ts';

const ACCOUNTS = 45_000;
const OPERATION = 'projects/p/databases/(default)/operations/night';

/** Files by name, with their own metadata. */
let files: Map<string, Record<string, unknown>>;
/** Calls as 'exportDocuments', 'batchGet' and 'operations'. */
let calls: string[];
let operation: object;
let left: number;
beforeEach(() => {
  files = new Map();
  calls = [];
  operation = { name: OPERATION, done: true };
  left = Number.POSITIVE_INFINITY;
});

/** Auth with numbered accounts, whose page tokens are the next number. */
const call: ExportDeps['call'] = async (_api, path) => {
  calls.push(/exportDocuments|batchGet|operations/.exec(path)?.[0] ?? path);
  if (!path.includes('batchGet')) return path.includes('exportDocuments') ? { name: OPERATION } : operation;
  const from = Number(new URL(path, 'https://x').searchParams.get('nextPageToken') ?? 0);
  const users = Array.from({ length: Math.min(1000, ACCOUNTS - from) }, (_, i) => ({
    localId: `${from + i}`,
  }));
  return { users, nextPageToken: `${from + 1000}` };
};
const bucket = {
  name: 'p-exports',
  getFiles: async ({ prefix }: { prefix: string }) => [
    [...files]
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, metadata]) => ({ name, metadata: { metadata } })),
  ],
  file: (name: string) => ({
    save: async (_content: Buffer, { metadata }: { metadata: { metadata: Record<string, unknown> } }) => {
      if (files.has(name)) throw new Error('412');
      files.set(name, metadata.metadata);
    },
  }),
} as unknown as ExportDeps['bucket'];
const run = (day = '2026-11-27') =>
  exportNight(
    { call, bucket, project: 'p', now: () => new Date(`${day}T06:30:00Z`), left: () => left-- > 0 },
    null,
  );

it('starts the database’s export first, then writes the accounts in files', async () => {
  expect(await run()).toEqual({ accounts: ACCOUNTS, files: 3, done: true });
  expect(calls[0]).toBe('exportDocuments');
  expect([...files.keys()]).toEqual([0, 1, 2].map((n) => `auth/2026-11-27/0000${n}.jsonl.gz`));
});

it('goes on after the last file when a run was cut off, and starts no second export of the database', async () => {
  left = 1;
  expect(await run()).toEqual({ accounts: 20_000, files: 1, done: false });
  left = 1;
  expect(await run()).toMatchObject({ accounts: 40_000, done: false });
  left = 1;
  expect(await run()).toEqual({ accounts: ACCOUNTS, files: 3, done: true });
  expect(calls.filter((name) => name === 'exportDocuments')).toHaveLength(1);
  calls = [];
  expect(await run()).toMatchObject({ accounts: ACCOUNTS, done: true });
  expect(calls).toEqual(['operations']);
  left = 3;
  expect(await run('2026-11-28')).toMatchObject({ files: 3 });
  expect(files.size).toBe(6);
});

it('is done only when the database’s export has ended, and fails with it', async () => {
  operation = { name: OPERATION };
  expect(await run()).toMatchObject({ accounts: ACCOUNTS, done: false });
  operation = { name: OPERATION, done: true };
  expect(await run()).toMatchObject({ done: true });
  operation = { name: OPERATION, done: true, error: { message: 'no space' } };
  await expect(run()).rejects.toThrow('the database was not exported: no space');
});
