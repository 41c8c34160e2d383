import { callableErrorSchema } from 'domain/callables-schema';
import { Timestamp } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { describe, expect, test } from 'vitest';
import { diferencias } from '../items/differences.ts';
import { likesCambiados } from '../owners/likes.ts';
import { urlDe } from '../testing/data.ts';
import { entradaDe, uidDe } from './callable.ts';
import { readEnv } from './env.ts';
import { FOLDERS, rutasPropias } from './uploads.ts';

const rechazoDe = (tarea: () => unknown) => {
  try {
    tarea();
  } catch (error) {
    if (error instanceof HttpsError) return { code: error.code, ...callableErrorSchema.parse(error.details) };
    throw error;
  }
  throw new Error('nothing was refused');
};

describe('callable input', () => {
  test('parsed by its contract', () => {
    const datos = { username: ' ANA ', email: 'Ana@Example.com', password: 'una clave', terminos: true };
    expect(entradaDe('signUp', datos)).toMatchObject({ username: 'ana', email: 'ana@example.com' });
  });
  test('refusals name every field and speak Spanish', () => {
    expect(rechazoDe(() => entradaDe('signUp', undefined))).toMatchObject({
      code: 'invalid-argument',
      codigo: 'datos-invalidos',
    });
    expect(rechazoDe(() => uidDe({}))).toMatchObject({ code: 'unauthenticated', codigo: 'sin-sesion' });
  });
});

test('readEnv names what is missing', () => {
  const env = { GCLOUD_PROJECT: 'p', FIREBASE_CONFIG: '{"storageBucket":"b"}' };
  expect(readEnv(env)).toEqual({ projectId: 'p', storageBucket: 'b', version: 'local' });
  expect(() => readEnv({ ...env, FIREBASE_CONFIG: '{' })).toThrow('FIREBASE_CONFIG');
  expect(() => readEnv({})).toThrow('GCLOUD_PROJECT');
});

describe('diferencias', () => {
  const fecha = new Date('2026-11-25T03:00:00Z');
  test('none, though the types of dates differ', () => {
    expect(
      diferencias({ a: ['x'], f: Timestamp.fromDate(fecha), n: null }, { a: ['x'], f: fecha, n: null }),
    ).toBeNull();
  });
  test.each([
    [{ a: ['x'] }, { a: ['y'] }],
    [{ a: ['x'] }, { a: ['x', 'y'] }],
    [{ f: Timestamp.fromDate(fecha) }, { f: null }],
    [{}, { f: null }],
    [{ v: true }, { v: false }],
  ])('%j, wanted %j', (guardado, deseado) => expect(diferencias(guardado, deseado)).toEqual(deseado));
});

describe('likesCambiados', () => {
  const ref = (path: string) => ({ path, id: path.split('/').at(-1) });
  test('what came and what went, by kind', () => {
    const antes = { eventLikes: [ref('evento/a'), ref('evento/b')], linksLikes: [] };
    const despues = { eventLikes: [ref('evento/b'), ref('evento/c')], linksLikes: [ref('link/a')] };
    expect(likesCambiados(antes, despues)).toEqual([
      { tipo: 'link', id: 'a' },
      { tipo: 'evento', id: 'a' },
      { tipo: 'evento', id: 'c' },
    ]);
    expect(likesCambiados(despues, undefined)).toHaveLength(3);
  });
  test('what is no item of that kind does not count', () => {
    expect(
      likesCambiados({ eventLikes: 'x' }, { eventLikes: [ref('curso/a'), ref('user/x/refRolCreador/x')] }),
    ).toEqual([]);
  });
});

test('rutasPropias leaves out other people’s, other folders and other addresses', () => {
  const urls = [
    urlDe('users/ana/profile/1_a.jpg'),
    urlDe('users/ana/creator/cover/1_a.jpg'),
    urlDe('users/beto/profile/1_a.jpg'),
    'https://example.com/users/ana/profile/1_a.jpg',
    null,
  ];
  expect(rutasPropias([...urls, ...urls], 'ana', FOLDERS.perfil('ana'))).toEqual([
    'users/ana/profile/1_a.jpg',
  ]);
});
