import { Firestore, Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { differences, isDerivation } from './differences.ts';

const db = new Firestore({ projectId: 'demo-differences' });
const item = () => ({
  titulo: 'Peña',
  fechaExacta: Timestamp.fromMillis(0),
  refUsuario: db.doc('user/ana'),
  categorias: [db.doc('categoria/musica')],
  url_imagenes: ['a', 'b'],
  updatedAt: new Timestamp(1, 2000),
});

test.each<[string, object, boolean]>([
  ['nothing', {}, true],
  ['derived fields', { visible: true, proximaFecha: null, cantLikes: 3 }, true],
  ['a word', { titulo: 'Otra', visible: true }, false],
  ['only the time of the change', { updatedAt: new Timestamp(1, 3000) }, false],
  ['a picture', { url_imagenes: ['b', 'a'] }, false],
  ['a category', { categorias: [db.doc('categoria/teatro')] }, false],
  ['an owner', { uid: 'ana' }, false],
  ['a removed field', { titulo: undefined }, false],
])('isDerivation: a write that changes %s', (_what, change, expected) => {
  expect(isDerivation(item(), { ...item(), ...change })).toBe(expected);
  expect(isDerivation({ ...item(), ...change }, item())).toBe(expected);
});

describe('differences', () => {
  const fecha = new Date('2026-11-25T03:00:00Z');
  test('are null for equal values, even if the types of dates differ', () => {
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
  ])('%j differs from %j', (saved, derived) => expect(differences(saved, derived)).toEqual(derived));
});
