import { callableErrorSchema } from 'domain/api/callables-schema';
import { Timestamp } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { describe, expect, test } from 'vitest';
import { differences } from '../items/differences.ts';
import { changedLikes } from '../owners/likes.ts';
import { urlOf } from '../testing/data.ts';
import { inputOf, uidOf } from './callable.ts';
import { readEnv } from './env.ts';
import { FOLDERS, ownPaths } from './uploads.ts';

const refusalOf = (task: () => unknown) => {
  try {
    task();
  } catch (error) {
    if (error instanceof HttpsError)
      return { status: error.code, ...callableErrorSchema.parse(error.details) };
    throw error;
  }
  throw new Error('nothing was refused');
};

describe('callable input', () => {
  test('parsed by its contract', () => {
    const data = { username: ' ANA ', email: 'Ana@Example.com', password: 'una clave', terminos: true };
    expect(inputOf('signUp', data)).toMatchObject({ username: 'ana', email: 'ana@example.com' });
  });
  test('refusals name every field and speak Spanish', () => {
    expect(refusalOf(() => inputOf('signUp', undefined))).toMatchObject({
      status: 'invalid-argument',
      code: 'invalid-data',
    });
    expect(refusalOf(() => uidOf({}))).toMatchObject({ status: 'unauthenticated', code: 'no-session' });
  });
});

test('readEnv names what is missing', () => {
  const env = { GCLOUD_PROJECT: 'p', FIREBASE_CONFIG: '{"storageBucket":"b"}' };
  expect(readEnv(env)).toEqual({ projectId: 'p', storageBucket: 'b', version: 'local' });
  expect(() => readEnv({ ...env, FIREBASE_CONFIG: '{' })).toThrow('FIREBASE_CONFIG');
  expect(() => readEnv({})).toThrow('GCLOUD_PROJECT');
});

describe('differences', () => {
  const fecha = new Date('2026-11-25T03:00:00Z');
  test('none, though the types of dates differ', () => {
    expect(
      differences({ a: ['x'], f: Timestamp.fromDate(fecha), n: null }, { a: ['x'], f: fecha, n: null }),
    ).toBeNull();
  });
  test.each([
    [{ a: ['x'] }, { a: ['y'] }],
    [{ a: ['x'] }, { a: ['x', 'y'] }],
    [{ f: Timestamp.fromDate(fecha) }, { f: null }],
    [{}, { f: null }],
    [{ v: true }, { v: false }],
  ])('%j, wanted %j', (saved, wanted) => expect(differences(saved, wanted)).toEqual(wanted));
});

describe('changedLikes', () => {
  const ref = (path: string) => ({ path, id: path.split('/').at(-1) });
  test('what came and what went, by kind', () => {
    const before = { eventLikes: [ref('evento/a'), ref('evento/b')], linksLikes: [] };
    const after = { eventLikes: [ref('evento/b'), ref('evento/c')], linksLikes: [ref('link/a')] };
    expect(changedLikes(before, after)).toEqual([
      { tipo: 'link', id: 'a' },
      { tipo: 'evento', id: 'a' },
      { tipo: 'evento', id: 'c' },
    ]);
    expect(changedLikes(after, undefined)).toHaveLength(3);
  });
  test('what is no item of that kind does not count', () => {
    expect(
      changedLikes({ eventLikes: 'x' }, { eventLikes: [ref('curso/a'), ref('user/x/refRolCreador/x')] }),
    ).toEqual([]);
  });
});

test('rutasPropias leaves out other people’s, other folders and other addresses', () => {
  const urls = [
    urlOf('users/ana/profile/1_a.jpg'),
    urlOf('users/ana/creator/cover/1_a.jpg'),
    urlOf('users/beto/profile/1_a.jpg'),
    'https://example.com/users/ana/profile/1_a.jpg',
    null,
  ];
  expect(ownPaths([...urls, ...urls], 'ana', FOLDERS.perfil('ana'))).toEqual(['users/ana/profile/1_a.jpg']);
});
