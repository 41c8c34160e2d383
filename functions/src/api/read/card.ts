import type { Author, Card } from 'domain/api/api';
import { cardSchema } from 'domain/api/schema';
import { categoriaTituloSchema } from 'domain/categoria/schema';
import { pathOfUrl } from 'domain/image/image';
import { diaOf } from 'domain/values/fecha';
import { dateToHora } from 'domain/values/hora';
import type { Tipo } from 'domain/values/ids';
import { safeUrl } from 'domain/values/safe-url';
import { summarize } from 'domain/values/summarize';
import type { DocOf } from '../../shared/stored-item.ts';

const diaOrNull = (fecha: Date | null): string | null => (fecha ? diaOf(fecha) : null);
const horaOrNull = (fecha: Date | null): string | null => dateToHora(fecha) || null;
const pathOrNull = (url: string | null): string | null => (url ? pathOfUrl(url) : null);
const wholeImage = (doc: { url_imagen: string | null; url_imagenes?: string[] }) =>
  pathOrNull(doc.url_imagen) ?? pathOrNull(doc.url_imagenes?.[0] ?? null);

/** The fields each kind adds to a card. */
const OWN: { [T in Tipo]: (doc: DocOf[T]) => Record<string, unknown> } = {
  evento: (doc) => ({
    categoria: doc.categoria,
    direccion: doc.direccion,
    modalidad: doc.modalidad,
    fechaExacta: diaOrNull(doc.fechaExacta),
    fechaPeriodica: doc.fechaPeriodica,
    proximaFecha: diaOrNull(doc.proximaFecha),
    horaInicio: horaOrNull(doc.horaInicio),
    horaFin: horaOrNull(doc.horaFin),
  }),
  curso: (doc) => ({
    tituloCategoria: categoriaTituloSchema.safeParse(doc.tituloCategoria).data ?? null,
    direccion: doc.direccion,
    modalidad: doc.modalidad,
    fechaDesde: diaOrNull(doc.fechaDesde),
    fechaHasta: diaOrNull(doc.fechaHasta),
    cantHoras: doc.cantHoras,
    nombreProfe: doc.nombreProfe,
    licenciatura: doc.licenciatura,
    horaInicio: horaOrNull(doc.horaInicio),
    horaFin: horaOrNull(doc.horaFin),
  }),
  promo: (doc) => ({
    cantCanjeos: doc.cantCanjeos,
    fechaDesde: diaOrNull(doc.fechaDesde),
    fechaHasta: diaOrNull(doc.fechaHasta),
  }),
  link: (doc) => ({ enlace: safeUrl(doc.enlace) }),
};

/** Everything of an item that its card or its detail may show, not yet parsed by the wire contract. */
export function fields<T extends Tipo>(tipo: T, id: string, doc: DocOf[T], usuario: Author) {
  return {
    tipo,
    id,
    titulo: doc.titulo,
    descripcion: doc.descripcion,
    imagen: wholeImage(doc),
    usuario,
    cantLikes: Math.max(0, Math.round(doc.cantLikes)),
    ...OWN[tipo](doc),
  };
}

/** An item as a card of the wire contract, a link's description shortened; `null` when the contract refuses what is stored. */
export function card<T extends Tipo>(tipo: T, id: string, doc: DocOf[T], usuario: Author): Card | null {
  const all = fields(tipo, id, doc, usuario);
  return cardSchema.safeParse({ ...all, descripcion: summarize(doc.descripcion) }).data ?? null;
}
