import { expect, it } from 'vitest';
import { buildSchema, readBuilds } from './manifest-schema.ts';

const build = { id: 'abcdef012345', contract: 1, react: '19.3.1', files: ['/r/explore/a-1.js'], news: true };

it('returns the valid builds in their order, with unknown fields', () => {
  const strange = { ...build, files: ['/../secret'] };
  const later = { ...build, id: '0123456789ab', retired: '2026-11-20T10:00:00.000Z' };
  expect(readBuilds(buildSchema, { builds: [strange, build, 7, later] })).toEqual([build, later]);
});

it.each([null, {}, { builds: [] }, '<!doctype html>'])('refuses %o, which is no manifest', (manifest) => {
  expect(() => readBuilds(buildSchema, manifest)).toThrow();
});
