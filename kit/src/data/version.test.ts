import { expect, test } from 'vitest';
import { alreadyHas, versionOf } from './version.ts';

const moment = (ms: number) => ({ seconds: ms / 1000, nanoseconds: 5, toMillis: () => ms });

test('versionOf: the last change, to the nanosecond', () => {
  expect(versionOf({ updatedAt: moment(2000) })).toBe('2.5');
  for (const doc of [{ updatedAt: null }, {}, null, undefined]) expect(versionOf(doc)).toBe('');
});

test.each([
  ['the same', {}, true],
  ['another title', { titulo: 'Otra' }, false],
  ['another day', { fechaExacta: new Date(3000) }, false],
  ['no day', { fechaExacta: null }, false],
  ['another category', { categorias: [{ id: 'otros', path: 'categoria/otros' }] }, false],
  ['another picture', { url_imagenes: ['b'] }, false],
])('alreadyHas: %s', (_, change, equal) => {
  const doc = {
    titulo: 'Milonga',
    fechaExacta: moment(2000),
    categorias: [{ id: 'musica', path: 'categoria/musica' }],
    url_imagenes: ['a'],
    linkReserva: null,
    cantLikes: 4,
  };
  const fields = {
    titulo: 'Milonga',
    fechaExacta: new Date(2000),
    categorias: [{ id: 'musica', path: 'categoria/musica' }],
    url_imagenes: ['a'],
    linkReserva: null,
  };
  expect(alreadyHas(doc, { ...fields, ...change })).toBe(equal);
});
