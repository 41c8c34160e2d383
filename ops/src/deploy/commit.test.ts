import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { presentCommit } from './commit.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'commit-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('names the commit of a working copy, and says that there are changes on top', async () => {
  expect(await presentCommit(folder)).toBeUndefined();
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
  git('init', '--quiet');
  git('-c', 'user.name=a', '-c', 'user.email=a@b.ar', 'commit', '--quiet', '--allow-empty', '-m', 'a');
  const commit = git('rev-parse', 'HEAD');
  expect(await presentCommit(folder)).toBe(commit);
  writeFileSync(join(folder, 'more.txt'), '');
  expect(await presentCommit(folder)).toBe(`${commit}-changed`);
});
