import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clearHalf, fingerprint, isWhole } from './dependencies.mjs';
import { problemOf } from './problem.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bootstrap-'));
  write('package.json', { workspaces: ['a'], scripts: { start: 'x' } });
  write('a/package.json', { name: 'a', dependencies: { react: '1.0.0' } });
  write('package-lock.json', {});
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, content: unknown): void {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), JSON.stringify(content));
}

it.each([
  ['a/package.json', { name: 'a', dependencies: { react: '2.0.0' } }, true],
  ['a/package.json', { name: 'a', dependencies: { react: '1.0.0' }, scripts: { build: 'y' } }, false],
  ['package.json', { workspaces: ['a'], overrides: { x: '1' } }, true],
  ['package.json', { workspaces: ['a'], scripts: { start: 'other' } }, false],
  ['package-lock.json', { packages: {} }, true],
])('a new %s %j asks for an installation: %s', (path, content, asks) => {
  const before = fingerprint(root);
  write(path, content);
  expect(fingerprint(root) !== before).toBe(asks);
});

it.each(['node_modules/zod', 'a/node_modules/react'])(
  'an installation without %s is not whole',
  (missing) => {
    const packages = { 'node_modules/zod': {}, 'a/node_modules/react': {} };
    expect(isWhole(root)).toBe(false);
    write('node_modules/.package-lock.json', { packages });
    for (const path of Object.keys(packages)) write(`${path}/package.json`, {});
    expect(isWhole(root)).toBe(true);
    rmSync(join(root, missing), { recursive: true });
    expect(isWhole(root)).toBe(false);
  },
);

const FULL = 'The disk is nearly full (3 MB free): make room for at least 20 MB, then try again.';
it.each([
  ['interrupted', 'signal SIGINT', true, undefined, /^Stopped while installing .*: the next start/, 130],
  ['interrupted, which npm heard', 130, true, undefined, /^Stopped while installing/, 130],
  ['ended from outside', 'signal SIGTERM', false, FULL, /^Stopped while installing/, 143],
  ['on a full disk', 1, true, FULL, /^The disk is nearly full/, 1],
  ['without a network', 1, false, undefined, /the npm registry cannot be reached.*: check the connection/, 1],
  [
    'refused by npm',
    217,
    true,
    undefined,
    /npm ended with 217\): read its message above, then try again\.$/,
    1,
  ],
])('an installation %s is told of in one sentence', (_how, outcome, online, full, sentence, exitCode) => {
  const problem = problemOf(outcome, online, full);
  expect(problem.sentence).toMatch(sentence);
  expect(problem.sentence).not.toContain('\n');
  expect(problem.exitCode).toBe(exitCode);
});

it('takes away what an installation left that never came to its end, and nothing else', () => {
  const folders = ['node_modules/zod', 'a/node_modules/react'];
  for (const folder of folders) write(`${folder}/package.json`, {});
  clearHalf(root);
  expect(folders.every((folder) => existsSync(join(root, folder)))).toBe(true);
  write('.cache/installing', '');
  clearHalf(root);
  const left = ['node_modules', 'a/node_modules', '.cache/installing', 'a/package.json'];
  expect(left.map((path) => existsSync(join(root, path)))).toEqual([false, false, false, true]);
});
