import { describe, expect, it } from 'vitest';
import { UserError } from '../cli/user-error.ts';
import { readFirebaseConfig } from '../emulators/config.ts';
import { onlyOf } from './targets.ts';

describe('what a deployment takes along', () => {
  it('is the function of the HTML with an area that has public screens', () => {
    expect(onlyOf(['explore'])).toEqual(['hosting:vidriera-explore', 'functions:pages']);
    expect(onlyOf(['dashboard'])).toEqual(['hosting:vidriera-dashboard']);
  });

  it('names no function twice', () => {
    expect(onlyOf(['profile', 'functions'])).toEqual(['hosting:vidriera-profile', 'functions']);
  });

  it('is everything when nothing is named, every site of firebase.json included', () => {
    const sites = readFirebaseConfig().hosting.map(({ site }) => `hosting:${site}`);
    expect(onlyOf([]).toSorted()).toEqual([...sites, 'functions', 'firestore', 'storage'].toSorted());
  });

  it.each([['shel'], ['toString']])('refuses %s', (name) => {
    expect(() => onlyOf([name])).toThrow(UserError);
  });
});
