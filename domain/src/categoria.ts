import { plegar } from './busqueda.ts';
import { type CategoriaId, categoriaIdSchema } from './ids.ts';
import { z } from './zod.ts';

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
export const categoriaTituloSchema = z.enum(CATEGORIAS);
export type CategoriaTitulo = z.infer<typeof categoriaTituloSchema>;

/** The category document's id: the folded title. */
export const categoriaId = (titulo: string): CategoriaId =>
  categoriaIdSchema.parse(plegar(titulo).replaceAll(/[^a-z0-9]+/g, '-'));

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

/** A stored categoria; `nombre` is read where `titulo` is missing. */
export const categoriaDocSchema = z.preprocess(
  (value) =>
    typeof value === 'object' && value !== null && !('titulo' in value) && 'nombre' in value
      ? { ...value, titulo: value.nombre }
      : value,
  z.object({ titulo: z.string().min(1).max(40), icono: z.string().max(200).default('') }),
);
export type CategoriaDoc = z.infer<typeof categoriaDocSchema>;
