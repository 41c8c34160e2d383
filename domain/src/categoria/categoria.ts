import { fold } from '../item/search.ts';
import { ID_CATEGORIA } from '../values/ids.ts';
import type { CategoriaId } from '../values/ids-schema.ts';

/** The eleven categories, in the order they are shown. */
export const CATEGORIAS = [
  'Fiestas',
  'Deportes',
  'Gastronomia',
  'Educacion',
  'Caridad',
  'Teatro',
  'Musica',
  'Turismo',
  'Empresarial',
  'Infantil',
  'Otros',
] as const;
export type CategoriaTitulo = (typeof CATEGORIAS)[number];

/** The category document's id: the folded title. @throws RangeError for a title that gives none */
export function categoriaId(titulo: string): CategoriaId {
  const id = fold(titulo).replaceAll(/[^a-z0-9]+/g, '-');
  if (!ID_CATEGORIA.test(id)) throw new RangeError(`Not a category's title: ${titulo}`);
  return id as CategoriaId;
}

/** How a category is written for people: the stored titles carry no accents. */
export const CATEGORIA_VISIBLE: Record<CategoriaTitulo, string> = {
  Fiestas: 'Fiestas',
  Deportes: 'Deportes',
  Gastronomia: 'Gastronomía',
  Educacion: 'Educación',
  Caridad: 'Caridad',
  Teatro: 'Teatro',
  Musica: 'Música',
  Turismo: 'Turismo',
  Empresarial: 'Empresarial',
  Infantil: 'Infantil',
  Otros: 'Otros',
};

/** The title of a category's id; `null` for none of ours. */
export const categoriaTitulo = (id: string): CategoriaTitulo | null =>
  CATEGORIAS.find((titulo) => categoriaId(titulo) === id) ?? null;
