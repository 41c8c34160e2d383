import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fundirGaleria, lugarEnGaleria, mensajesGaleria } from './galeria.ts';

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

describe('fundirGaleria', () => {
  const foto = (n: number | string) =>
    `https://firebasestorage.googleapis.com/v0/b/b/o/users%2Fana%2Fcreator%2Fgallery%2F${n}_a.jpg?alt=media`;
  const [a, b, c, d] = [1, 2, 3, 4].map(foto) as [string, string, string, string];

  it('takes the form’s order, removals and additions', () => {
    expect(fundirGaleria([a, b, c], { antes: [a, b, c], urls: [c, d, a] })).toEqual({
      kind: 'entra',
      urls: [c, d, a],
      nuevas: [d],
    });
  });
  it('keeps what came in elsewhere meanwhile, and brings back nothing that was removed there', () => {
    expect(fundirGaleria([b, d], { antes: [a, b], urls: [b, a, c] })).toEqual({
      kind: 'entra',
      urls: [b, c, d],
      nuevas: [c],
    });
  });
  it('knows an upload under another query', () => {
    expect(fundirGaleria([a], { antes: [], urls: [`${a}&otra=1`, a] })).toEqual({
      kind: 'entra',
      urls: [a],
      nuevas: [],
    });
  });
  it('refuses the eleventh with the true numbers, and lets too many be made fewer', () => {
    const diez = Array.from({ length: 10 }, (_, i) => foto(i));
    const una = foto(20);
    expect(fundirGaleria(diez, { antes: diez, urls: [...diez, una] })).toEqual({
      kind: 'excede',
      mensaje: mensajesGaleria.llena,
    });
    expect(fundirGaleria(diez.slice(2), { antes: [], urls: [una, foto(21), foto(22)] })).toEqual({
      kind: 'excede',
      mensaje: mensajesGaleria.excede(8, 3),
    });
    const doce = [...diez, una, foto(21)];
    expect(fundirGaleria(doce, { antes: doce, urls: doce.slice(1) })).toMatchObject({ kind: 'entra' });
  });
});
