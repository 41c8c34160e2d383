import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIMITES } from './limits.ts';
import { normalizarUsername, RESERVADOS } from './username.ts';
import { usernameSchema } from './username-schema.ts';

const valido = (texto: string) => usernameSchema.safeParse(texto).success;

describe('usernameSchema', () => {
  it.each(['ana', 'la.espiga', 'raiz_yoga', 'nodo-cowork', '1984', 'a'.repeat(30)])('takes %j', (nombre) =>
    expect(usernameSchema.parse(nombre)).toBe(nombre),
  );
  it.each([
    '',
    'ab',
    'a'.repeat(31),
    '.ana',
    'ana-',
    '_ana',
    'ána',
    'ana maria',
    'ana/b',
    'ana@b',
    'ana\u0000b',
    '...',
  ])('refuses %j', (nombre) => expect(valido(nombre)).toBe(false));
  it.each(['login', 'Login', ' EXPLORE ', 'complete-signup', 'api', 'robots.txt'])(
    'keeps %j for itself',
    (nombre) => {
      expect(usernameSchema.safeParse(nombre).error?.issues[0]?.message).toMatch('reservado');
    },
  );

  it('folds case, and gives back what it gave', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9][\w.-]{1,28}[A-Za-z0-9]$/), (nombre) => {
        const leido = usernameSchema.safeParse(nombre);
        if (!leido.success) {
          expect(RESERVADOS.has(normalizarUsername(nombre))).toBe(true);
          return;
        }
        expect(leido.data).toBe(nombre.toLowerCase());
        expect(usernameSchema.parse(leido.data)).toBe(leido.data);
      }),
    );
  });
  it('never throws, and what it takes is safe in a path', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (texto) => {
        const leido = usernameSchema.safeParse(texto);
        if (!leido.success) return;
        expect(encodeURIComponent(leido.data)).toBe(leido.data);
        expect(leido.data.length).toBeGreaterThanOrEqual(LIMITES.usernameMin);
        expect(leido.data.length).toBeLessThanOrEqual(LIMITES.usernameMax);
      }),
    );
  });
});

it('reserves names in the form they are compared in', () => {
  for (const nombre of RESERVADOS) expect(normalizarUsername(nombre)).toBe(nombre);
});
