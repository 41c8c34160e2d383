import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const MODULE = JSON.stringify(join(import.meta.dirname, 'dependencies.mjs'));
/** The workspace gives npm something to link without a registry. */
const MAIN = { name: 'x', version: '1.0.0', workspaces: ['a'] };
const OWN = { name: 'a', version: '1.0.0' };
const lockOf = (own: object) => ({
  name: 'x',
  version: '1.0.0',
  lockfileVersion: 3,
  packages: { '': MAIN, 'node_modules/a': { resolved: 'a', link: true }, a: own },
});

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bootstrap-'));
  write('package.json', MAIN);
  write('a/package.json', OWN);
  write('package-lock.json', lockOf(OWN));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, content: unknown): void {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), JSON.stringify(content));
}

/** npm installs no Node from this lock file; addNode fakes one. */
function install() {
  const script = `const { ensureDependencies } = await import(${MODULE}); process.exit(await ensureDependencies(${JSON.stringify(root)}));`;
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  });
  return { status, installed: stdout.includes('Installing') };
}
const addNode = () => write('node_modules/.bin/node', '');

it('installs once for a lock file, and again when the lock file changes', () => {
  expect(install()).toEqual({ status: 0, installed: true });
  addNode();
  expect(install()).toEqual({ status: 0, installed: false });
  const newer = { ...OWN, version: '1.0.1' };
  write('a/package.json', newer);
  write('package-lock.json', lockOf(newer));
  expect(install()).toEqual({ status: 0, installed: true });
});

it('accepts an installation by npm ci', () => {
  spawnSync('npm', ['ci', '--offline'], { cwd: root });
  addNode();
  expect(install()).toEqual({ status: 0, installed: false });
});

it('installs again after an interrupted installation', () => {
  install();
  addNode();
  rmSync(join(root, 'node_modules/.package-lock.json')); // npm writes it last
  expect(install()).toEqual({ status: 0, installed: true });
});

it("installs again when the project's Node is missing", () => {
  install();
  expect(install().installed).toBe(true);
});

it("returns npm's exit code when the lock file lacks a dependency", () => {
  write('package.json', { ...MAIN, dependencies: { zod: '4.0.0' } });
  expect(install().status).toBe(1);
});
