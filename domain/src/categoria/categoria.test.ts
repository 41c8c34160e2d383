import { expect, it } from 'vitest';
import { fold } from '../item/search.ts';
import { CATEGORIA_VISIBLE, CATEGORIAS, categoriaId, categoriaTitulo } from './categoria.ts';
import { categoriaStoredSchema } from './schema.ts';

it('has the eleven categories, each with an id and a name that folds to it', () => {
  expect(CATEGORIAS).toHaveLength(11);
  for (const titulo of CATEGORIAS) {
    expect(categoriaTitulo(categoriaId(titulo))).toBe(titulo);
    expect(fold(CATEGORIA_VISIBLE[titulo])).toBe(categoriaId(titulo));
  }
  expect(categoriaTitulo('nada')).toBeNull();
});

it('reads nombre where titulo is missing', () => {
  expect(categoriaStoredSchema.parse({ nombre: 'Musica' })).toEqual({ titulo: 'Musica', icono: '' });
});
