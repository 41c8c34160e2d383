import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lugarEnGaleria, mensajesGaleria } from './galeria.ts';

describe('lugarEnGaleria', () => {
  it('says it in the product’s words', () => {
    expect(mensajesGaleria.excede(8, 4)).toBe(
      'Máximo 10 imágenes. Ya tenés 8 y querés agregar 4. Quitá algunas o subí menos.',
    );
    expect(lugarEnGaleria(8, 4)).toEqual({
      kind: 'recortada',
      tomar: 2,
      mensaje: 'Podés subir 2 imagen(es) más (límite: 10).',
    });
    expect(lugarEnGaleria(10, 1)).toEqual({
      kind: 'llena',
      tomar: 0,
      mensaje: 'Máximo 10 imágenes en la galería. Ya alcanzaste el límite.',
    });
    expect(lugarEnGaleria(7, 3)).toEqual({ kind: 'entra', tomar: 3 });
  });
  it('takes as many as fit, never more than were chosen', () => {
    fc.assert(
      fc.property(fc.nat(15), fc.nat(30), (tiene, elegidas) => {
        const { tomar } = lugarEnGaleria(tiene, elegidas);
        expect(tomar).toBe(Math.min(elegidas, Math.max(0, 10 - tiene)));
      }),
    );
  });
});
