import { siteOf } from '@vidriera/domain/site/areas';
import { UserError } from '@vidriera/local/cli/user-error';
import { readFirebaseConfig } from '@vidriera/local/emulators/config';
import { describe, expect, it } from 'vitest';
import { partsOf } from './parts.ts';

describe('what a deployment is made of', () => {
  it('is an area’s site and nothing else', () => {
    expect(partsOf(['explore'])).toEqual({ sites: ['explore'], only: [] });
  });

  it('is in the order in which it has to go out, whatever the order of the words', () => {
    expect(partsOf(['functions', 'profile', 'shell', 'rules'])).toEqual({
      sites: ['shell', 'profile'],
      only: ['firestore', 'storage', 'functions'],
    });
  });

  it('is everything when nothing is named, every site of firebase.json included', () => {
    const { sites, only } = partsOf([]);
    expect(sites.map((name) => siteOf(name))).toEqual(readFirebaseConfig().hosting.map(({ site }) => site));
    expect(only).toEqual(['firestore', 'storage', 'functions']);
  });

  it.each([['shel'], ['toString']])('refuses %s', (name) => {
    expect(() => partsOf([name])).toThrow(UserError);
  });
});
