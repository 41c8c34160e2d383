import { expect, it } from 'vitest';
import { deployedLock, type LockedPackage } from './deployed-lock.ts';

const of = (version: string, more: LockedPackage = {}): LockedPackage => ({
  version,
  integrity: `sha512-${version}`,
  ...more,
});
const MANIFEST = {
  name: 'deployed',
  version: '0.1.0',
  engines: { node: '24' },
  dependencies: { a: '2.0.0', b: '1.0.0' },
};
const lockOf = (packages: Record<string, LockedPackage>) =>
  deployedLock({ lockfileVersion: 3, packages }, 'functions', MANIFEST);

it('takes what the dependencies come to, and nothing else, without the reasons it had in the repository', () => {
  const { packages } = lockOf({
    '': { version: '0.1.0' },
    'node_modules/a': of('2.0.0', { dependencies: { c: '^1.0.0' }, devOptional: true }),
    'node_modules/b': of('1.0.0', { optionalDependencies: { 'b-linux': '1.0.0', 'b-other': '1.0.0' } }),
    'node_modules/b-linux': of('1.1.0', { os: ['linux'], dependencies: { d: '*' }, optional: true }),
    'node_modules/c': of('1.2.0', { dev: true, bin: { c: 'c.js' } }),
    'node_modules/d': of('1.3.0', { dev: true }),
    'node_modules/vite': of('8.0.0', { dev: true }),
  });
  expect(packages).toEqual({
    '': { name: 'deployed', version: '0.1.0', engines: { node: '24' }, dependencies: MANIFEST.dependencies },
    'node_modules/a': of('2.0.0', { dependencies: { c: '^1.0.0' } }),
    'node_modules/b': of('1.0.0', { optionalDependencies: { 'b-linux': '1.0.0', 'b-other': '1.0.0' } }),
    'node_modules/b-linux': of('1.1.0', { os: ['linux'], dependencies: { d: '*' }, optional: true }),
    'node_modules/c': of('1.2.0', { bin: { c: 'c.js' } }),
    'node_modules/d': of('1.3.0', { optional: true }),
  });
});

it('puts the workspace’s own version first, and another one of that name to who needs it; equal ones once', () => {
  const { packages } = lockOf({
    'functions/node_modules/a': of('2.0.0'),
    'node_modules/a': of('1.5.0', { dependencies: { e: '*' } }),
    'node_modules/b': of('1.0.0', {
      dependencies: { a: '^1.0.0', c: '*' },
      peerDependencies: { f: '*', g: '*' },
      peerDependenciesMeta: { g: { optional: true } },
    }),
    'node_modules/c': of('1.2.0', { dependencies: { a: '^2.0.0' } }),
    'node_modules/c/node_modules/a': of('2.0.0'),
    'node_modules/e': of('3.0.0'),
    'node_modules/f': of('4.0.0', { peer: true }),
    'node_modules/g': of('5.0.0'),
  });
  const versions = Object.entries(packages).map(([at, { version }]) => [at, version]);
  expect(Object.fromEntries(versions)).toEqual({
    '': '0.1.0',
    'node_modules/a': '2.0.0',
    'node_modules/b': '1.0.0',
    'node_modules/b/node_modules/a': '1.5.0',
    'node_modules/c': '1.2.0',
    'node_modules/e': '3.0.0',
    'node_modules/f': '4.0.0',
  });
});

it('counts what something needs in any case as needed, whatever else could do without it', () => {
  const { packages } = lockOf({
    'node_modules/a': of('2.0.0', { optionalDependencies: { c: '*' } }),
    'node_modules/b': of('1.0.0', { dependencies: { d: '*' } }),
    'node_modules/c': of('1.2.0', { dependencies: { e: '*' } }),
    'node_modules/d': of('1.3.0', { dependencies: { c: '*' } }),
    'node_modules/e': of('1.4.0'),
  });
  expect(Object.entries(packages).filter(([, { optional }]) => optional)).toEqual([]);
});

it('refuses what the repository’s lockfile has not, or not with a digest', () => {
  const a = of('2.0.0');
  expect(() => lockOf({ 'node_modules/a': a })).toThrow('no b, which functions needs');
  expect(() => lockOf({ 'node_modules/a': a, 'node_modules/b': { version: '1.0.0' } })).toThrow(
    'no digest of node_modules/b',
  );
});
