import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'domain/zod';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../cli/paths.ts';
import { UserError } from '../cli/user-error.ts';
import { onlyOf } from './targets.ts';

const firebaseJson = z.object({ hosting: z.array(z.object({ site: z.string() })) });

describe('what a deployment takes along', () => {
  it('is the function of the HTML with an area that has public screens', () => {
    expect(onlyOf(['explore'])).toEqual(['hosting:vidriera-explore', 'functions:pages']);
    expect(onlyOf(['dashboard'])).toEqual(['hosting:vidriera-dashboard']);
  });

  it('names no function twice', () => {
    expect(onlyOf(['profile', 'functions'])).toEqual(['hosting:vidriera-profile', 'functions']);
  });

  it('is everything when nothing is named, every site of firebase.json included', () => {
    const { hosting } = firebaseJson.parse(JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8')));
    const sites = hosting.map(({ site }) => `hosting:${site}`);
    expect(onlyOf([]).toSorted()).toEqual([...sites, 'functions', 'firestore', 'storage'].toSorted());
  });

  it.each([['shel'], ['toString']])('refuses %s', (name) => {
    expect(() => onlyOf([name])).toThrow(UserError);
  });
});
