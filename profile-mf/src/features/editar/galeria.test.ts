import { expect, test } from 'vitest';
import * as de from './galeria.ts';

const archivo = new File(['x'], 'a.png', { type: 'image/png' });
const nueva = (clave: string): de.Foto => ({ ...de.elegida(archivo, `blob:${clave}`), clave });
const subida = (clave: string): de.Foto => ({ ...nueva(clave), url: clave, subida: null });
const claves = ({ fotos }: de.Galeria) => fotos.map(({ clave }) => clave);
const GALERIA = de.galeriaDe(['u1', 'u2', 'u3']);

test('what is taken out comes back to its place, one by one', () => {
  const sin = de.quitar(de.quitar(GALERIA, 'u1'), 'u2');
  expect(claves(sin)).toEqual(['u3']);
  expect(claves(de.deshacer(sin))).toEqual(['u2', 'u3']);
  expect(de.deshacer(de.deshacer(sin))).toEqual(GALERIA);
  expect(de.quitar(GALERIA, 'otra')).toBe(GALERIA);
});

test('what was not uploaded leaves nothing to undo', () => {
  expect(de.quitar(de.sumar(GALERIA, [nueva('n')]), 'n')).toEqual(GALERIA);
});

test('nothing comes back into a full gallery, and no eleventh goes in', () => {
  const llena = de.sumar(
    de.quitar(GALERIA, 'u1'),
    Array.from({ length: 12 }, (_, i) => subida(`n${i}`)),
  );
  expect(llena.fotos).toHaveLength(10);
  expect(de.deshacer(llena)).toBe(llena);
});

test('says what is saved, and whether anything is', () => {
  expect(de.cambio(GALERIA)).toBe(false);
  const otra = de.mover(de.sumar(de.quitar(GALERIA, 'u2'), [subida('n')]), 2, 0);
  expect(de.datosDe(otra)).toEqual({ antes: ['u1', 'u2', 'u3'], urls: ['n', 'u1', 'u3'] });
  expect([de.cambio(otra), de.hayNuevas(otra), de.hayNuevas(GALERIA)]).toEqual([true, true, false]);
  expect(de.cambio(de.mover(GALERIA, 0, 1))).toBe(true);
});

test('moves onto what is stored by now: other devices’ pictures come in, what they removed goes', () => {
  const mia = de.sumar(de.quitar(GALERIA, 'u3'), [subida('mia'), nueva('en-camino')]);
  const sobre = de.rebasar(mia, ['u2', 'u3', 'suya']);
  expect(claves(sobre)).toEqual(['u2', 'mia', 'en-camino', 'suya']);
  expect(sobre.antes).toEqual(['u2', 'u3', 'suya']);
});
