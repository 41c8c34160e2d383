import { expect, test } from 'vitest';
import { partsOf, subjectOf, subjectSchema } from './subject-schema.ts';

test.each([
  ['evento/abc_1', { kind: 'evento', id: 'abc_1' }],
  ['link/abc', { kind: 'link', id: 'abc' }],
  ['user/uid', { kind: 'user', id: 'uid' }],
])('subjectSchema: reads %s', (path, parts) => {
  const subject = subjectSchema.parse(path);
  expect(partsOf(subject)).toEqual(parts);
  expect(subjectOf(partsOf(subject).kind, parts.id)).toBe(path);
});

test.each([
  '',
  'evento',
  'evento/',
  'evento/a/b',
  '/evento/a',
  'claim/a',
  'username/ana',
  'user/',
  'user/..',
  'evento/a b',
  'evento/__a__',
  `evento/${'a'.repeat(129)}`,
])('subjectSchema: refuses %j', (path) => {
  expect(subjectSchema.safeParse(path).success).toBe(false);
});
