import { CATEGORIAS, categoriaId } from 'domain/categoria/categoria';
import type { Tipo } from 'domain/values/ids';
import type { DataOf } from './schemas.ts';

/** Title of a category's id; `null` for an unknown one. */
export const categoriaTitulo = (id: string): string | null =>
  CATEGORIAS.find((titulo) => categoriaId(titulo) === id) ?? null;

/**
 * The fields of an item that its owner writes, under their stored names, from parsed form data. Derived fields,
 * `refUsuario` and the timestamps are not among them.
 * @param refCategoria makes the reference to a category document.
 */
export function fieldsOf<T extends Tipo>(
  tipo: T,
  data: DataOf[T],
  refCategoria: (id: string) => unknown,
): Record<string, unknown> {
  if (tipo !== 'curso') return { ...data };
  const { categorias, ...rest } = data as DataOf['curso'];
  const [first] = categorias;
  return {
    ...rest,
    categorias: categorias.map(refCategoria),
    tituloCategoria: first ? categoriaTitulo(first) : null,
  };
}
