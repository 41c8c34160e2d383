import { categoriasOfCurso } from 'domain/curso/curso';
import type { Written } from 'domain/item/kinds-schema';
import type { Tipo } from 'domain/values/ids';

/**
 * The fields of an item that its owner writes, under their stored names, from parsed form data. Derived fields,
 * `refUsuario` and the timestamps are not among them.
 * @param refCategoria makes the reference to a category document.
 */
export const fieldsOf = <T extends Tipo>(
  data: Written[T],
  refCategoria: (id: string) => unknown,
): Record<string, unknown> => ({
  ...data,
  ...('categorias' in data && categoriasOfCurso(data.categorias, refCategoria)),
});
