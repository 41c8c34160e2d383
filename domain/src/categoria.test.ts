import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plegar } from './busqueda.ts';
import {
  CATEGORIA_VISIBLE,
  CATEGORIAS,
  categoriaId,
  categoriasATexto,
  categoriasDeTexto,
  tituloDeCategoria,
} from './categoria.ts';
import { categoriaDocSchema } from './categoria-schema.ts';

it('has the eleven categories, each with an id and a name that folds to it', () => {
  expect(CATEGORIAS).toHaveLength(11);
  for (const titulo of CATEGORIAS) {
    expect(tituloDeCategoria(categoriaId(titulo))).toBe(titulo);
    expect(plegar(CATEGORIA_VISIBLE[titulo])).toBe(categoriaId(titulo));
  }
  expect(tituloDeCategoria('nada')).toBeNull();
});

describe('categoriasDeTexto', () => {
  it.each([
    ['categoria/musica, categoria/teatro', ['musica', 'teatro']],
    ['/categoria/musica/categoria/teatro', ['musica', 'teatro']],
    ['Música,TEATRO , musica', ['musica', 'teatro']],
    ['', []],
    [' , / ,', []],
  ])('%j → %j', (texto, ids) => expect(categoriasDeTexto(texto)).toEqual({ ids, desconocidas: [] }));
  it('says what it does not know', () => {
    expect(categoriasDeTexto('musica, Jardinería')).toEqual({
      ids: ['musica'],
      desconocidas: ['Jardinería'],
    });
  });
  it('reads back what it shows, and never throws', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...CATEGORIAS.map(categoriaId))), (ids) => {
        expect(categoriasDeTexto(categoriasATexto(ids))).toEqual({ ids, desconocidas: [] });
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (texto) => {
        categoriasDeTexto(texto);
      }),
    );
  });
});

it('reads nombre where titulo is missing', () => {
  expect(categoriaDocSchema.parse({ nombre: 'Musica' })).toEqual({ titulo: 'Musica', icono: '' });
});
