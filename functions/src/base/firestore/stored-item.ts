import { STORED_SCHEMA, type Stored } from '@vidriera/domain/item/kinds-schema';
import type { Tipo, TipoAgenda } from '@vidriera/domain/values/ids';

/** Parses a stored item; `null` if a required field is missing or wrong. */
export function parseItem<T extends Tipo>(tipo: T, data: unknown): Stored[T] | null {
  const parsed = STORED_SCHEMA[tipo].safeParse(data);
  return parsed.success ? (parsed.data as Stored[T]) : null;
}

/** Field of a kind's category filter; promos have none. */
export const CATEGORIA_FIELD = {
  evento: 'categoria',
  curso: 'tituloCategoria',
  promo: null,
} as const satisfies Record<TipoAgenda, string | null>;
