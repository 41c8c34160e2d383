import type { Curso } from 'domain/curso/curso';
import { cursoDocSchema } from 'domain/curso/schema';
import type { Evento } from 'domain/evento/evento';
import { eventoDocSchema } from 'domain/evento/schema';
import type { Link } from 'domain/link/link';
import { linkDocSchema } from 'domain/link/schema';
import type { Promo } from 'domain/promo/promo';
import { promoDocSchema } from 'domain/promo/schema';
import type { Tipo, TipoAgenda } from 'domain/values/ids';
import type { z } from 'domain/zod';

/** A stored item, parsed, of each kind. */
export type DocOf = { evento: Evento; curso: Curso; promo: Promo; link: Link };

const SCHEMAS = {
  evento: eventoDocSchema,
  curso: cursoDocSchema,
  promo: promoDocSchema,
  link: linkDocSchema,
} as const satisfies { [T in Tipo]: z.ZodType<DocOf[T]> };

/** Reads a stored item; `null` when the document is none (a required field missing, or of another type). */
export function parseItem<T extends Tipo>(tipo: T, data: unknown): DocOf[T] | null {
  const parsed = SCHEMAS[tipo].safeParse(data);
  return parsed.success ? (parsed.data as DocOf[T]) : null;
}

/** The field a kind's category filter looks at; a promo has none. */
export const CATEGORIA_FIELD = {
  evento: 'categoria',
  curso: 'tituloCategoria',
  promo: null,
} as const satisfies Record<TipoAgenda, string | null>;

/** The pictures an item names: the main one first, none twice. */
export function imagesOf(doc: { url_imagen: string | null; url_imagenes?: string[] }): string[] {
  const urls = [doc.url_imagen, ...(doc.url_imagenes ?? [])].filter((url) => url !== null);
  return [...new Set(urls)];
}
