import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withLock } from './lock.mjs';

const disk = vi.hoisted(() => ({ isFull: false }));
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  const write: typeof fs.writeFileSync = (...args) => {
    if (disk.isFull) throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
    fs.writeFileSync(...args);
  };
  return { ...fs, writeFileSync: write };
});

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

it('leaves nothing that the next would wait for when the disk is too full to sign it', async () => {
  const lock = join(folder, 'a.lock');
  disk.isFull = true;
  await expect(withLock(lock, 'a test', async () => 'in')).rejects.toThrow('ENOSPC');
  disk.isFull = false;
  expect(existsSync(lock)).toBe(false);
  expect(await withLock(lock, 'a test', async () => 'in')).toBe('in');
});
