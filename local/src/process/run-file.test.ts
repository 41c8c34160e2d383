import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { UserError } from '../cli/user-error.ts';
import { claimRun } from './run-file.ts';
import { processTable } from './table.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'run-'));
  file = join(folder, 'deep', 'site.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('claimRun: admits one process at a time', async () => {
  const claim = await claimRun(file, () => undefined);
  const second = claimRun(file, () => undefined);
  await expect(second).rejects.toThrow(UserError);
  await expect(second).rejects.toThrow(`already running in this folder (process ${process.pid})`);
  claim.release();
  expect(existsSync(file)).toBe(false);
});

it('claimRun: stops processes left by a killed run and reports them', async () => {
  const orphan = spawn('sleep', ['60'], { stdio: 'ignore', detached: true });
  const pid = orphan.pid ?? -1;
  const members = [processTable().get(pid)];
  const claim = await claimRun(file, () => undefined);
  claim.release();
  writeFileSync(file, JSON.stringify({ owner: { pid, started: 'long ago' }, members }));
  const lines: string[] = [];
  await claimRun(file, (line) => lines.push(line));
  expect(lines).toEqual(['Stopping 1 process(es) left by a run that was killed']);
  expect(processTable().has(pid)).toBe(false);
});

it('claimRun: ignores a truncated run file', async () => {
  (await claimRun(file, () => undefined)).release();
  writeFileSync(file, '{"owner":');
  await expect(claimRun(file, () => undefined)).resolves.toBeDefined();
});
