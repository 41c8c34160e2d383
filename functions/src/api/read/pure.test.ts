import { itemIdSchema } from 'domain/ids-schema';
import { describe, expect, test } from 'vitest';
import { cursorSchema, escribirCursor } from './cursor.ts';
import { autorDe } from './owners.ts';

describe('cursor', () => {
  const posicion = {
    fase: 'pasadas',
    dia: '2026-11-25',
    tras: { s: 1_700_000_000, n: 123_456_000, id: itemIdSchema.parse('ñandú') },
  } as const;
  test('comes back as it went', () => expect(cursorSchema.parse(escribirCursor(posicion))).toEqual(posicion));
  test('short enough for the contract', () => {
    const largo = { ...posicion, tras: { ...posicion.tras, id: itemIdSchema.parse('x'.repeat(128)) } };
    expect(escribirCursor(largo).length).toBeLessThanOrEqual(500);
  });
  test.each(['', 'x', 'e30', escribirCursor({ ...posicion, dia: 'hoy' }), '{"fase":"pasadas"}'])(
    'refuses %j',
    (texto) => expect(cursorSchema.safeParse(texto).success).toBe(false),
  );
});

describe('autorDe', () => {
  test('names whoever has none', () => {
    expect(autorDe('a', null)).toEqual({ id: 'a', username: '', nombre: 'Organizador', imagen: null });
    expect(autorDe('a', { username: 'ana', email: 'x' })).toEqual({
      id: 'a',
      username: 'ana',
      nombre: 'ana',
      imagen: null,
    });
  });
});
