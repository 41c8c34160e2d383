import { categoriaTitulo } from '../categoria/categoria.ts';

export const LICENCIATURAS = ['Dr.', 'Lic.', 'Prof.', 'Sr/a', 'Otros'] as const;

/** What the form's category ids come to in a stored course; the first one's title is filtered by. @param refOf makes a reference */
export const categoriasOfCurso = <R>(ids: readonly string[], refOf: (id: string) => R) => ({
  categorias: ids.map(refOf),
  tituloCategoria: ids[0] === undefined ? null : categoriaTitulo(ids[0]),
});
