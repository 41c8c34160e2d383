import type { DeployedBuild } from '@vidriera/local/sites/manifest';
import { describe, expect, it } from 'vitest';
import { changesOf, rolledBack, withFresh } from './kept.ts';

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

describe('a fresh build', () => {
  it('is the first release of an empty site', () => {
    expect(withFresh([], build('a'), NOW)).toEqual([build('a')]);
  });

  it('retires the live one, of which the rest stays as it was', () => {
    const site = { others: { '/favicon.svg': 'x' }, config: 'y' };
    const live = [{ ...build('a'), more: ['of it'], site }, build('b', 3)];
    const [, retired, older] = withFresh(live, build('c'), NOW);
    expect(retired).toEqual({ ...build('a'), more: ['of it'], retired: NOW.toISOString() });
    expect(older).toEqual(build('b', 3));
  });

  it('keeps five builds however old they are', () => {
    const live = [build('a'), ...['b', 'c', 'd', 'e', 'f'].map((letter) => build(letter, 400))];
    expect(ids(withFresh(live, build('g'), NOW))).toBe('gabcd');
  });

  it.each([
    [6.999, 'gabcdef'],
    [7, 'gabcd'],
  ])('keeps those that were live %d days ago: %s', (days, kept) => {
    const live = [build('a'), ...['b', 'c', 'd', 'e', 'f'].map((letter) => build(letter, days))];
    expect(ids(withFresh(live, build('g'), NOW))).toBe(kept);
  });

  it('that is kept already takes its own place', () => {
    const live = [build('a'), build('b', 1), build('c', 2)];
    expect(ids(withFresh(live, build('b'), NOW))).toBe('bac');
    expect(withFresh(live, build('b'), NOW)[0]).toEqual(build('b'));
    expect(ids(withFresh(live, build('a'), NOW))).toBe('abc');
  });
});

describe('going back', () => {
  const live = [build('d'), build('c', 1), build('b', 2), build('a', 400)];

  it('takes the build before, drops none, and leaves the withdrawn one for the end', () => {
    const next = rolledBack(live, undefined, NOW);
    expect(ids(next)).toBe('cbad');
    expect(next[0]).toEqual(build('c'));
    expect(next[3]).toEqual({ ...build('d'), retired: NOW.toISOString() });
  });

  it('goes on back the second time, and forward when asked to', () => {
    const once = rolledBack(live, undefined, NOW);
    expect(ids(rolledBack(once, undefined, NOW))).toBe('badc');
    expect(ids(rolledBack(once, id('d'), NOW))).toBe('dcba');
  });

  it('refuses what is live, unknown, or not there', () => {
    expect(() => rolledBack(live, id('d'), NOW)).toThrow(/is live already/);
    expect(() => rolledBack(live, id('e'), NOW)).toThrow(/keeps no build eeee/);
    expect(() => rolledBack([build('a')], undefined, NOW)).toThrow(/keeps no earlier build/);
  });
});

it('a release’s changes are told file by file', () => {
  const before = { ...build('a'), site: { others: { '/favicon.svg': '1', '/gone.txt': '1' }, config: '' } };
  const after = { ...build('c'), site: { others: { '/favicon.svg': '2' }, config: '' } };
  expect(changesOf([before, build('b', 400)], [after, build('a', 0)])).toEqual({
    added: ['/assets/c.js', '/favicon.svg'],
    kept: ['/assets/a.js'],
    dropped: ['/assets/b.js', '/gone.txt'],
  });
});
