import type { DeployedBuild } from '@vidriera/local/sites/manifest';
import { describe, expect, it } from 'vitest';
import { compareFiles, withNewBuild, withRollback } from './kept-builds.ts';

const NOW = new Date('2026-11-22T12:00:00.000Z');
const daysAgo = (days: number): string => new Date(NOW.getTime() - days * 86_400_000).toISOString();
const id = (letter: string): string => letter.repeat(12);
const build = (letter: string, retired?: number): DeployedBuild => ({
  id: id(letter),
  files: [`/assets/${letter}.js`],
  contract: 1,
  ...(retired !== undefined && { retired: daysAgo(retired) }),
});
const ids = (builds: DeployedBuild[]): string => builds.map((kept) => kept.id[0]).join('');

describe('withNewBuild', () => {
  it('starts the list of an empty site', () => {
    expect(withNewBuild([], build('a'), NOW)).toEqual([build('a')]);
  });

  it('retires the live build and keeps its other fields', () => {
    const site = { others: { '/favicon.svg': 'x' }, config: 'y' };
    const live = [{ ...build('a'), more: ['of it'], site }, build('b', 3)];
    const [, retired, older] = withNewBuild(live, build('c'), NOW);
    expect(retired).toEqual({ ...build('a'), more: ['of it'], retired: NOW.toISOString() });
    expect(older).toEqual(build('b', 3));
  });

  it('keeps five builds of any age', () => {
    const live = [build('a'), ...['b', 'c', 'd', 'e', 'f'].map((letter) => build(letter, 400))];
    expect(ids(withNewBuild(live, build('g'), NOW))).toBe('gabcd');
  });

  it.each([
    [6.999, 'gabcdef'],
    [7, 'gabcd'],
  ])('keeps builds that were live %d days ago: %s', (days, kept) => {
    const live = [build('a'), ...['b', 'c', 'd', 'e', 'f'].map((letter) => build(letter, days))];
    expect(ids(withNewBuild(live, build('g'), NOW))).toBe(kept);
  });

  it('moves a kept build to the front', () => {
    const live = [build('a'), build('b', 1), build('c', 2)];
    expect(ids(withNewBuild(live, build('b'), NOW))).toBe('bac');
    expect(withNewBuild(live, build('b'), NOW)[0]).toEqual(build('b'));
    expect(ids(withNewBuild(live, build('a'), NOW))).toBe('abc');
  });
});

describe('withRollback', () => {
  const live = [build('d'), build('c', 1), build('b', 2), build('a', 400)];

  it('restores the previous build, drops none, and puts the withdrawn one last', () => {
    const next = withRollback(live, undefined, NOW);
    expect(ids(next)).toBe('cbad');
    expect(next[0]).toEqual(build('c'));
    expect(next[3]).toEqual({ ...build('d'), retired: NOW.toISOString() });
  });

  it('goes further back the second time, and forward by id', () => {
    const once = withRollback(live, undefined, NOW);
    expect(ids(withRollback(once, undefined, NOW))).toBe('badc');
    expect(ids(withRollback(once, id('d'), NOW))).toBe('dcba');
  });

  it('rejects the live build, an unknown build, and an empty history', () => {
    expect(() => withRollback(live, id('d'), NOW)).toThrow(/is already live/);
    expect(() => withRollback(live, id('e'), NOW)).toThrow(/has no build eeee/);
    expect(() => withRollback([build('a')], undefined, NOW)).toThrow(/has no earlier build/);
  });
});

it('compareFiles: lists added, kept and dropped files', () => {
  const before = { ...build('a'), site: { others: { '/favicon.svg': '1', '/gone.txt': '1' }, config: '' } };
  const after = { ...build('c'), site: { others: { '/favicon.svg': '2' }, config: '' } };
  expect(compareFiles([before, build('b', 400)], [after, build('a', 0)])).toEqual({
    added: ['/assets/c.js', '/favicon.svg'],
    kept: ['/assets/a.js'],
    dropped: ['/assets/b.js', '/gone.txt'],
  });
});
