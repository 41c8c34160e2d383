import { siteOf } from '@vidriera/domain/site/areas';
import { UserError } from '@vidriera/local/cli/user-error';
import { readFirebaseConfig } from '@vidriera/local/emulators/config';
import { describe, expect, it } from 'vitest';
import { parseParts } from './parts.ts';

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
