import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fingerprint, outputs } from './fingerprint.ts';
import { readPackages } from './packages.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'packages-'));
  write('package.json', { workspaces: ['base', 'middle', 'top', 'other'] });
  write('package-lock.json', {});
  write('base/package.json', { name: 'base' });
  write('middle/package.json', { name: 'middle', dependencies: { base: '*' }, scripts: { build: 'x' } });
  write('top/package.json', {
    name: 'top',
    devDependencies: { middle: '*', react: '1' },
    scripts: { build: 'x' },
  });
  write('other/package.json', { name: 'other', scripts: { build: 'x' } });
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, content: unknown): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content));
}

/** The names of the packages that a change has built anew. */
function changedBy(change: () => void): string[] {
  const all = readPackages(root);
  const before = all.map((pkg) => fingerprint(pkg, all, root));
  change();
  return all.filter((pkg, i) => fingerprint(pkg, all, root) !== before[i]).map(({ name }) => name);
}

it('knows which packages a package uses, directly or not', () => {
  expect(Object.fromEntries(readPackages(root).map(({ name, uses }) => [name, uses]))).toEqual({
    base: [],
    middle: ['base'],
    top: ['base', 'middle'],
    other: [],
  });
});

it.each([
  ['base/src/a.ts', ['base', 'middle', 'top']],
  ['middle/src/a.ts', ['middle', 'top']],
  ['top/src/deep/b.css', ['top']],
  ['package-lock.json', ['base', 'middle', 'top', 'other']],
  ['top/src/a.test.ts', []],
  ['top/dist/a.js', []],
  ['top/node_modules/x/a.js', []],
  ['base/tsconfig.tsbuildinfo', []],
  ['README.md', []],
])('a change of %s has %j built again', (path, names) => {
  expect(changedBy(() => write(path, 'changed'))).toEqual(names);
});

it('sees an output that was taken away', () => {
  const [, , top] = readPackages(root);
  if (!top) throw new Error('no such package');
  write('top/dist/a.js', 'abc');
  write('top/dist-template/index.html', 'de');
  expect(outputs(top)).toEqual({ dist: [1, 3], 'dist-template': [1, 2] });
  rmSync(join(root, 'top/dist'), { recursive: true });
  expect(outputs(top)).toEqual({ 'dist-template': [1, 2] });
});
