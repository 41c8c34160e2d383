import { PassThrough, type Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import { expect, it } from 'vitest';
import type { Bucket } from '../shared/admin.ts';
import { exportAccounts, hashParameters } from './export-accounts.ts';

const PAGES: Record<string, object> = {
  '': { users: [{ localId: 'ana', passwordHash: 'hash', salt: 'sal' }], nextPageToken: 'dos' },
  dos: { users: [{ localId: 'luz' }], nextPageToken: 'tres' },
  tres: { nextPageToken: 'tres' }, // Auth ends with an empty page
};
const call = async (_api: string, path: string) =>
  PAGES[new URL(path, 'https://x').searchParams.get('nextPageToken') ?? ''];

/** A bucket with one file in memory. */
function memory() {
  const file = new PassThrough();
  const bucket = { file: () => ({ createWriteStream: (): Writable => file }) } as unknown as Bucket;
  return { bucket, content: () => text(file.pipe(createGunzip())) };
}

it('exportAccounts: writes the parameters of hashes, then the accounts of all pages', async () => {
  const { bucket, content } = memory();
  const hash = { signerKey: 'clave' };
  const [count, written] = await Promise.all([
    exportAccounts({ call, bucket, project: 'p' }, { file: 'auth/a.jsonl.gz', hash }),
    content(),
  ]);
  expect(count).toBe(2);
  expect(
    written
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toEqual([{ hash }, { localId: 'ana', passwordHash: 'hash', salt: 'sal' }, { localId: 'luz' }]);
});

it('hashParameters: throws if the account may not read hashes', async () => {
  await expect(hashParameters(async () => ({ signIn: {} }), 'p')).rejects.toThrow('may not read');
  const hashConfig = { signerKey: 'clave', rounds: 8 };
  expect(await hashParameters(async () => ({ signIn: { hashConfig } }), 'p')).toEqual(hashConfig);
});
