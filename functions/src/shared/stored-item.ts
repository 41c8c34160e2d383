import { STORED_SCHEMA, type Stored } from '@vidriera/domain/item/kinds-schema';
import type { Tipo, TipoAgenda } from '@vidriera/domain/values/ids';

/** Reads a stored item; `null` when the document is none (a required field missing, or of another type). */
export function parseItem<T extends Tipo>(tipo: T, data: unknown): Stored[T] | null {
  const parsed = STORED_SCHEMA[tipo].safeParse(data);
  return parsed.success ? (parsed.data as Stored[T]) : null;
}

/** The field a kind's category filter looks at; a promo has none. */
export const CATEGORIA_FIELD = {
  evento: 'categoria',
  curso: 'tituloCategoria',
  promo: null,
} as const satisfies Record<TipoAgenda, string | null>;
