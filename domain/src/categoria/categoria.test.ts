import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from '../item/search.ts';
import {
  CATEGORIA_VISIBLE,
  CATEGORIAS,
  categoriaId,
  categoriasOfText,
  categoriasToText,
  categoriaTitulo,
} from './categoria.ts';
import { categoriaStoredSchema } from './schema.ts';

it('has the eleven categories, each with an id and a name that folds to it', () => {
  expect(CATEGORIAS).toHaveLength(11);
  for (const titulo of CATEGORIAS) {
    expect(categoriaTitulo(categoriaId(titulo))).toBe(titulo);
    expect(fold(CATEGORIA_VISIBLE[titulo])).toBe(categoriaId(titulo));
  }
  expect(categoriaTitulo('nada')).toBeNull();
});

describe('categoriasOfText', () => {
  it.each([
    ['categoria/musica, categoria/teatro', ['musica', 'teatro']],
    ['/categoria/musica/categoria/teatro', ['musica', 'teatro']],
    ['Música,TEATRO , musica', ['musica', 'teatro']],
    ['', []],
    [' , / ,', []],
  ])('%j → %j', (text, ids) => expect(categoriasOfText(text)).toEqual({ ids, unknown: [] }));
  it('says what it does not know', () => {
    expect(categoriasOfText('musica, Jardinería')).toEqual({
      ids: ['musica'],
      unknown: ['Jardinería'],
    });
  });
  it('reads back what it shows, and never throws', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...CATEGORIAS.map(categoriaId))), (ids) => {
        expect(categoriasOfText(categoriasToText(ids))).toEqual({ ids, unknown: [] });
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        categoriasOfText(text);
      }),
    );
  });
});

it('reads nombre where titulo is missing', () => {
  expect(categoriaStoredSchema.parse({ nombre: 'Musica' })).toEqual({ titulo: 'Musica', icono: '' });
});
