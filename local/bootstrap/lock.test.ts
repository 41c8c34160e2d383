import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { withLock } from './lock.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('lets one in after the other, even when the first one fails', async () => {
  const order: string[] = [];
  const lock = join(folder, 'deep', 'a.lock');
  const first = withLock(lock, 'a test', async () => {
    order.push('first in');
    await sleep(100);
    order.push('first out');
    throw new Error('broken');
  });
  const second = withLock(lock, 'a test', async () => void order.push('second in'));
  await expect(first).rejects.toThrow('broken');
  await second;
  expect(order).toEqual(['first in', 'first out', 'second in']);
  expect(existsSync(lock)).toBe(false);
});

it('takes over from an owner that is gone', async () => {
  const lock = join(folder, 'a.lock');
  mkdirSync(lock);
  writeFileSync(join(lock, 'pid'), '2147483646'); // above the largest pid of any system
  expect(await withLock(lock, 'a test', async () => 'in')).toBe('in');
});
