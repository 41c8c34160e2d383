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

const IDS = new Set<string>(CATEGORIAS.map(categoriaId));
/** Whether a text is the id of one of the eleven categories. */
export const esCategoriaId = (texto: string): texto is CategoriaId => IDS.has(texto);

/** The title of a category's id; `null` for none of ours. */
export const tituloDeCategoria = (id: string): CategoriaTitulo | null =>
  CATEGORIAS.find((titulo) => categoriaId(titulo) === id) ?? null;

/**
 * The course's categories entry, as typed: paths or titles separated by commas, also taken apart at slashes, so that
 * `'categoria/musica, Teatro'` and `'/categoria/musica/categoria/teatro'` give the same ids. Each once, in order;
 * `desconocidas` are the pieces that name no category. Never throws.
 */
export function categoriasDeTexto(texto: string): { ids: CategoriaId[]; desconocidas: string[] } {
  const ids = new Set<CategoriaId>();
  const desconocidas = new Set<string>();
  for (const pieza of texto.split(/[,/]/).map((una) => una.trim())) {
    const plegada = plegar(pieza);
    if (!plegada || plegada === 'categoria') continue;
    if (esCategoriaId(plegada)) ids.add(plegada);
    else desconocidas.add(pieza);
  }
  return { ids: [...ids], desconocidas: [...desconocidas] };
}

/** Category ids as the entry shows them: `'categoria/musica, categoria/teatro'`. */
export const categoriasATexto = (ids: readonly string[]): string =>
  ids.map((id) => `categoria/${id}`).join(', ');
