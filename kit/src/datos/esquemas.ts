import type { Curso, CursoDatos } from 'domain/curso';
import { cursoDocSchema } from 'domain/curso-schema';
import type { Evento, EventoDatos } from 'domain/evento';
import { eventoDocSchema } from 'domain/evento-schema';
import type { Tipo } from 'domain/ids';
import type { Link, LinkDatos } from 'domain/link';
import { linkDocSchema } from 'domain/link-schema';
import type { Promo, PromoDatos } from 'domain/promo';
import { promoDocSchema } from 'domain/promo-schema';
import { versionDe } from './version.ts';

/** What a form hands over to be written, per kind: the output of the domain's `…DatosSchema`. */
export type DatosDe = { evento: EventoDatos; curso: CursoDatos; promo: PromoDatos; link: LinkDatos };

/** A stored item as its owner reads it, per kind. */
export type DocDe = { evento: Evento; curso: Curso; promo: Promo; link: Link };

/** An item with its id, and which state of it was read: saving it says so. */
export type ItemPropio<T extends Tipo = Tipo> = T extends Tipo
  ? DocDe[T] & { id: string; tipo: T; version: string }
  : never;

const ESQUEMAS = {
  evento: eventoDocSchema,
  curso: cursoDocSchema,
  promo: promoDocSchema,
  link: linkDocSchema,
};

/** A stored document of a kind, parsed. Throws zod's error when a required field is missing or of another type. */
export function leerDocumento<T extends Tipo>(tipo: T, id: string, doc: unknown): ItemPropio<T> {
  return { ...ESQUEMAS[tipo].parse(doc), id, tipo, version: versionDe(doc) } as ItemPropio<T>;
}
