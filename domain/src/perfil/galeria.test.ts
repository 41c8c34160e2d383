import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { galeriaMessages, mergeGaleria, placeInGaleria } from './galeria.ts';

describe('placeInGaleria', () => {
  it('uses the product’s words', () => {
    expect(galeriaMessages.exceeds(8, 4)).toBe(
      'Máximo 10 imágenes. Ya tenés 8 y querés agregar 4. Quitá algunas o subí menos.',
    );
    expect(placeInGaleria(8, 4)).toEqual({
      kind: 'trimmed',
      take: 2,
      message: 'Podés subir 2 imagen(es) más (límite: 10).',
    });
    expect(placeInGaleria(10, 1)).toEqual({
      kind: 'full',
      take: 0,
      message: 'Máximo 10 imágenes en la galería. Ya alcanzaste el límite.',
    });
    expect(placeInGaleria(7, 3)).toEqual({ kind: 'fits', take: 3 });
  });
  it('takes as many as fit, and never more than were chosen', () => {
    fc.assert(
      fc.property(fc.nat(15), fc.nat(30), (has, chosen) => {
        const { take } = placeInGaleria(has, chosen);
        expect(take).toBe(Math.min(chosen, Math.max(0, 10 - has)));
      }),
    );
  });
});

describe('mergeGaleria', () => {
  const photo = (n: number | string) =>
    `https://firebasestorage.googleapis.com/v0/b/b/o/users%2Fana%2Fcreator%2Fgallery%2F${n}_a.jpg?alt=media`;
  const [a, b, c, d] = [1, 2, 3, 4].map(photo) as [string, string, string, string];

  it('takes the form’s order, removals and additions', () => {
    expect(mergeGaleria([a, b, c], { before: [a, b, c], urls: [c, d, a] })).toEqual({
      kind: 'fits',
      urls: [c, d, a],
      added: [d],
    });
  });
  it('keeps pictures added elsewhere meanwhile, and leaves out those removed there', () => {
    expect(mergeGaleria([b, d], { before: [a, b], urls: [b, a, c] })).toEqual({
      kind: 'fits',
      urls: [b, c, d],
      added: [c],
    });
  });
  it('recognises an upload under another query', () => {
    expect(mergeGaleria([a], { before: [], urls: [`${a}&otra=1`, a] })).toEqual({
      kind: 'fits',
      urls: [a],
      added: [],
    });
  });
  it('refuses the eleventh with the true numbers, and accepts a gallery that shrinks but is still too long', () => {
    const ten = Array.from({ length: 10 }, (_, i) => photo(i));
    const item = photo(20);
    expect(mergeGaleria(ten, { before: ten, urls: [...ten, item] })).toEqual({
      kind: 'too-many',
      message: galeriaMessages.full,
    });
    expect(mergeGaleria(ten.slice(2), { before: [], urls: [item, photo(21), photo(22)] })).toEqual({
      kind: 'too-many',
      message: galeriaMessages.exceeds(8, 3),
    });
    const twelve = [...ten, item, photo(21)];
    expect(mergeGaleria(twelve, { before: twelve, urls: twelve.slice(1) })).toMatchObject({ kind: 'fits' });
  });
});
