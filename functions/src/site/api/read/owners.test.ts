import { expect, test } from 'vitest';
import { authorOf } from './owners.ts';

const NOW = new Date('2026-11-25T15:00:00Z');

test('authorOf gives a default name', () => {
  expect(authorOf('a', null, NOW)).toEqual({ id: 'a', username: '', nombre: 'Organizador', imagen: null });
  expect(authorOf('a', { username: 'ana', email: 'x' }, NOW)).toEqual({
    id: 'a',
    username: 'ana',
    nombre: 'ana',
    imagen: null,
  });
});
