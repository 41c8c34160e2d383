import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { hashParameters, readAccounts } from './export-accounts.ts';

const PAGES: Record<string, object> = {
  '': { users: [{ localId: 'ana', passwordHash: 'hash', salt: 'sal' }], nextPageToken: 'dos' },
  dos: { users: [{ localId: 'luz' }], nextPageToken: 'tres' },
  tres: { nextPageToken: 'tres' }, // Auth ends with an empty page
};
const call = async (_api: string, path: string) =>
  PAGES[new URL(path, 'https://x').searchParams.get('nextPageToken') ?? ''];

const unpacked = (content: Buffer): unknown[] =>
  gunzipSync(content)
    .toString('utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
const hash = { signerKey: 'clave' };
const ana = { localId: 'ana', passwordHash: 'hash', salt: 'sal' };

it('readAccounts: begins with the parameters of hashes, then has the accounts of all pages', async () => {
  const { content, count, next } = await readAccounts({ call, project: 'p' }, { hash, from: '' });
  expect([count, next]).toEqual([2, undefined]);
  expect(unpacked(content)).toEqual([{ hash }, ana, { localId: 'luz' }]);
});

it('readAccounts: ends after some pages, and goes on from there', async () => {
  const first = await readAccounts({ call, project: 'p' }, { hash, from: '', pages: 1 });
  expect([unpacked(first.content), first.count, first.next]).toEqual([[{ hash }, ana], 1, 'dos']);
  const second = await readAccounts({ call, project: 'p' }, { hash, from: first.next ?? '', pages: 1 });
  expect([unpacked(second.content), second.next]).toEqual([[{ hash }, { localId: 'luz' }], 'tres']);
  expect(await readAccounts({ call, project: 'p' }, { hash, from: 'tres' })).toMatchObject({ count: 0 });
});

it('hashParameters: throws if the account may not read hashes', async () => {
  await expect(hashParameters(async () => ({ signIn: {} }), 'p')).rejects.toThrow('may not read');
  const hashConfig = { signerKey: 'clave', rounds: 8 };
  expect(await hashParameters(async () => ({ signIn: { hashConfig } }), 'p')).toEqual(hashConfig);
});
