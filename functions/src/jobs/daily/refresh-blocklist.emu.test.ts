import { createHash } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { logger } from '../../base/process/logger.ts';
import { readHostsHead, readHostsList } from '../../items/links/stored.ts';
import { project } from '../../testing/project.ts';
import { refreshBlocklist } from './refresh-blocklist.ts';

const deps = project('blocklist');
const SOURCE = 'https://listas.example/malos.txt';
const refresh = (text: string | null, source = SOURCE) => refreshBlocklist(deps, source, async () => text);

async function stored(): Promise<string[]> {
  const head = await readHostsHead(deps.db);
  return head ? [...((await readHostsList(deps.db, head)) ?? [])] : [];
}

test('a bad, empty or halved list is not taken; a shorter one of another address is; without an address it goes', async () => {
  const error = vi.spyOn(logger, 'error').mockImplementation(() => {});
  const four = ['d', 'c', 'b', 'a'].map((name) => `0.0.0.0 ${name}.example`).join('\n');
  expect(await refresh(four)).toEqual({ list: 'replaced', hosts: 4 });
  for (const bad of [null, '<html>', 'a.example'])
    expect(await refresh(bad)).toEqual({ list: 'kept', hosts: 4 });
  expect(await stored()).toEqual(['a.example', 'b.example', 'c.example', 'd.example']);
  expect(error.mock.calls.map(([, details]) => details)).toMatchObject([
    { why: 'unreadable' },
    { why: 'empty' },
    { why: 'too short' },
  ]);
  expect(await refresh('a.example', 'https://otra.example/')).toEqual({ list: 'replaced', hosts: 1 });
  expect(await stored()).toEqual(['a.example']);
  expect(await refresh('a.example', '')).toEqual({ list: 'none', hosts: 0 });
  expect(await stored()).toEqual([]);
});

test('a long list goes into several parts', async () => {
  const nameOf = (i: number) => createHash('sha256').update(String(i)).digest('hex').slice(0, 24);
  const many = Array.from({ length: 100_000 }, (_, i) => `${nameOf(i)}.example`);
  await refresh(many.join('\n'), 'https://larga.example/');
  expect((await readHostsHead(deps.db))?.parts).toBe(2);
  expect((await stored()).join()).toBe(many.sort().join());
});
