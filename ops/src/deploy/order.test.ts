import { siteOf } from '@vidriera/domain/site/areas';
import { UserError } from '@vidriera/local/cli/user-error';
import { readFirebaseConfig } from '@vidriera/local/emulators/config';
import { describe, expect, it } from 'vitest';
import { parseOrder, parseParts } from './order.ts';

describe('parseParts', () => {
  it('returns only the site of an area', () => {
    expect(parseParts(['explore'])).toEqual({ sites: ['explore'], only: [] });
  });

  it('sorts the parts in deployment order', () => {
    expect(parseParts(['functions', 'profile', 'shell', 'rules'])).toEqual({
      sites: ['shell', 'profile'],
      only: ['firestore', 'storage', 'functions'],
    });
  });

  it('returns every part without arguments, including every site of firebase.json', () => {
    const { sites, only } = parseParts([]);
    expect(sites.map((name) => siteOf(name))).toEqual(readFirebaseConfig().hosting.map(({ site }) => site));
    expect(only).toEqual(['firestore', 'storage', 'functions']);
  });

  it.each([['shel'], ['toString']])('rejects %s', (name) => {
    expect(() => parseParts([name])).toThrow(UserError);
  });
});

const order = (line: string) => parseOrder(['--project', 'p', ...line.split(' ').filter(Boolean)]);
const EXPLORE = { sites: ['explore'], only: [] };

it.each([
  ['explore', { kind: 'release', parts: EXPLORE, dryRun: false }],
  ['explore --dry-run', { kind: 'release', dryRun: true }],
  ['explore --rollback', { kind: 'rollback', parts: EXPLORE, build: undefined }],
  ['explore --rollback 0123456789ab', { kind: 'rollback', parts: EXPLORE, build: '0123456789ab' }],
  ['--list', { kind: 'list', parts: { sites: ['shell', 'explore', 'dashboard', 'profile'], only: [] } }],
  ['--preview agenda-2', { kind: 'preview', channel: 'agenda-2', parts: { only: [] } }],
  ['functions --prune', { kind: 'release', parts: { only: ['functions'] }, prune: true }],
  ['rules -- --dry-run', { kind: 'release', rest: ['--dry-run'] }],
])('parses %s', (line, expected) => {
  expect(order(line)).toMatchObject({ project: 'p', ...expected });
});

it.each([
  ['--rollback', /takes the shell or one area/],
  ['explore profile --rollback', /takes the shell or one area/],
  ['explore rules --rollback', /takes the shell or one area/],
  ['explore --rollback 0123456789ab ba9876543210', /one build at most/],
  ['explore --rollback 0123', /has no part 0123/],
  ['explore 0123456789ab', /has no part 0123456789ab/],
  ['explore --rollback --list', /cannot be combined/],
  ['functions --preview agenda', /for the shell and areas/],
  ['explore --preview live', /--preview takes a name/],
  ['explore --preview a/b', /--preview takes a name/],
  ['explore --prune', /for a deployment of functions/],
  ['explore -- --dry-run', /Arguments after -- are for functions and rules/],
])('rejects %s', (line, words) => {
  expect(() => order(line)).toThrow(words);
});

it('returns null for --help', () => {
  expect(order('--help')).toBeNull();
});
