import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { project } from '../../testing/project.ts';

const PROJECT = 'memory';
const MB = 1024 * 1024;
/** Allowed difference between equal runs, in MB. */
const MARGIN = 30;
const { bucket } = project(PROJECT);
const put = (path: string, bytes: Buffer, metadata: { contentEncoding?: string }) =>
  bucket.file(path).save(bytes, { resumable: false, metadata: { contentType: 'image/jpeg', ...metadata } });
/** Retries once: the emulator may close a reused connection during a large body. */
const store = (path: string, bytes: Buffer, metadata: { contentEncoding?: string } = {}) =>
  put(path, bytes, metadata).catch(() => put(path, bytes, metadata));

/** Processes an upload in its own process. @returns the outcome, and the peak memory in MB */
function finalize(path: string, size?: number): { megabytes: number; outcome: unknown } {
  const probe = join(import.meta.dirname, '../../testing/upload-probe.ts');
  return JSON.parse(
    execFileSync(process.execPath, [probe, PROJECT, path, ...(size ? [String(size)] : [])], {
      encoding: 'utf8',
    }),
  );
}

const small = 'users/ana/profile/1_chica.jpg';
let usual: number;
beforeAll(async () => {
  await store(small, Buffer.alloc(1000));
  usual = finalize(small).megabytes;
});

const bomb = gzipSync(Buffer.alloc(64 * MB), { level: 9 });
const packed = { contentEncoding: 'gzip' };

test('64 KB that unpack to 64 MiB are deleted packed, and a second delivery finds nothing', async () => {
  const path = 'users/ana/profile/2_bomba.jpg';
  expect(bomb.length).toBeLessThan(66_000);
  await store(path, bomb, packed);
  const { megabytes, outcome } = finalize(path);
  expect(outcome).toEqual({ kind: 'deleted', reason: 'not-plain' });
  expect(megabytes).toBeLessThan(usual + MARGIN);
  expect(finalize(path).outcome).toEqual({ kind: 'skipped', reason: 'gone' });
});

test('64 MiB past the rules are deleted unread', async () => {
  const path = 'users/ana/profile/3_grande.jpg';
  await store(path, Buffer.alloc(64 * MB));
  const { megabytes, outcome } = finalize(path);
  expect(outcome).toEqual({ kind: 'deleted', reason: 'too-heavy' });
  expect(megabytes).toBeLessThan(usual + MARGIN);
});

test('files that replace a picture during its check are neither read to the end nor unpacked', async () => {
  const path = 'users/ana/profile/4_cambiada.jpg';
  await store(path, Buffer.alloc(64 * MB));
  const large = finalize(path, 1000);
  expect(large.outcome).toBe(`More than 1000 bytes in ${path}`);
  expect(large.megabytes).toBeLessThan(usual + MARGIN);
  await store(path, bomb, packed);
  const unpacked = finalize(path, bomb.length);
  expect(unpacked.outcome).toEqual({ kind: 'deleted', reason: 'not-an-image' });
  expect(unpacked.megabytes).toBeLessThan(usual + MARGIN);
});
