import { CATEGORIAS, categoriaId } from 'domain/categoria';
import type { Tipo } from 'domain/ids';
import type { DatosDe } from './esquemas.ts';

/** Title of a category's id; `null` for an unknown one. */
export const tituloDeCategoria = (id: string): string | null =>
  CATEGORIAS.find((titulo) => categoriaId(titulo) === id) ?? null;

/**
 * The fields of an item that its owner writes, under their stored names, from parsed form data. Derived fields,
 * `refUsuario` and the timestamps are not among them.
 * @param refCategoria makes the reference to a category document.
 */
export function camposDe<T extends Tipo>(
  tipo: T,
  datos: DatosDe[T],
  refCategoria: (id: string) => unknown,
): Record<string, unknown> {
  if (tipo !== 'curso') return { ...datos };
  const { categorias, ...resto } = datos as DatosDe['curso'];
  const [primera] = categorias;
  return {
    ...resto,
    categorias: categorias.map(refCategoria),
    tituloCategoria: primera ? tituloDeCategoria(primera) : null,
  };
}
