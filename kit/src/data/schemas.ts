import type { Curso, CursoData } from 'domain/curso/curso';
import { cursoDocSchema } from 'domain/curso/schema';
import type { Evento, EventoData } from 'domain/evento/evento';
import { eventoDocSchema } from 'domain/evento/schema';
import type { Link, LinkData } from 'domain/link/link';
import { linkDocSchema } from 'domain/link/schema';
import type { Promo, PromoData } from 'domain/promo/promo';
import { promoDocSchema } from 'domain/promo/schema';
import type { Tipo } from 'domain/values/ids';
import { versionOf } from './version.ts';

/** What a form hands over to be written, per kind: the output of the domain's `…DatosSchema`. */
export type DataOf = { evento: EventoData; curso: CursoData; promo: PromoData; link: LinkData };

/** A stored item as its owner reads it, per kind. */
export type DocOf = { evento: Evento; curso: Curso; promo: Promo; link: Link };

/** An item with its id, and which state of it was read: saving it says so. */
export type OwnItem<T extends Tipo = Tipo> = T extends Tipo
  ? DocOf[T] & { id: string; tipo: T; version: string }
  : never;

const SCHEMAS = {
  evento: eventoDocSchema,
  curso: cursoDocSchema,
  promo: promoDocSchema,
  link: linkDocSchema,
};

/** A stored document of a kind, parsed. Throws zod's error when a required field is missing or of another type. */
export function readDocument<T extends Tipo>(tipo: T, id: string, doc: unknown): OwnItem<T> {
  return { ...SCHEMAS[tipo].parse(doc), id, tipo, version: versionOf(doc) } as OwnItem<T>;
}
