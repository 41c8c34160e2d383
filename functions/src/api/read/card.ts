import type { Autor, Tarjeta } from 'domain/api';
import { tarjetaSchema } from 'domain/api-schema';
import { categoriaTituloSchema } from 'domain/categoria-schema';
import { enlaceSeguro } from 'domain/enlace';
import { diaDe } from 'domain/fecha';
import { dateAHora } from 'domain/hora';
import type { Tipo } from 'domain/ids';
import { rutaDeUrl } from 'domain/imagen';
import { resumir } from 'domain/resumir';
import type { DocDe } from '../../shared/stored-item.ts';

const diaONull = (fecha: Date | null): string | null => (fecha ? diaDe(fecha) : null);
const horaONull = (fecha: Date | null): string | null => dateAHora(fecha) || null;
const rutaONull = (url: string | null): string | null => (url ? rutaDeUrl(url) : null);
const imagenEntera = (doc: { url_imagen: string | null; url_imagenes?: string[] }) =>
  rutaONull(doc.url_imagen) ?? rutaONull(doc.url_imagenes?.[0] ?? null);

/** The fields each kind adds to a card. */
const PROPIOS: { [T in Tipo]: (doc: DocDe[T]) => Record<string, unknown> } = {
  evento: (doc) => ({
    categoria: doc.categoria,
    direccion: doc.direccion,
    modalidad: doc.modalidad,
    fechaExacta: diaONull(doc.fechaExacta),
    fechaPeriodica: doc.fechaPeriodica,
    proximaFecha: diaONull(doc.proximaFecha),
    horaInicio: horaONull(doc.horaInicio),
    horaFin: horaONull(doc.horaFin),
  }),
  curso: (doc) => ({
    tituloCategoria: categoriaTituloSchema.safeParse(doc.tituloCategoria).data ?? null,
    direccion: doc.direccion,
    modalidad: doc.modalidad,
    fechaDesde: diaONull(doc.fechaDesde),
    fechaHasta: diaONull(doc.fechaHasta),
    cantHoras: doc.cantHoras,
    nombreProfe: doc.nombreProfe,
    licenciatura: doc.licenciatura,
    horaInicio: horaONull(doc.horaInicio),
    horaFin: horaONull(doc.horaFin),
  }),
  promo: (doc) => ({
    cantCanjeos: doc.cantCanjeos,
    fechaDesde: diaONull(doc.fechaDesde),
    fechaHasta: diaONull(doc.fechaHasta),
  }),
  link: (doc) => ({ enlace: enlaceSeguro(doc.enlace) }),
};

/** Everything of an item that its card or its detail may show, not yet parsed by the wire contract. */
export function campos<T extends Tipo>(tipo: T, id: string, doc: DocDe[T], usuario: Autor) {
  return {
    tipo,
    id,
    titulo: doc.titulo,
    descripcion: doc.descripcion,
    imagen: imagenEntera(doc),
    usuario,
    cantLikes: Math.max(0, Math.round(doc.cantLikes)),
    ...PROPIOS[tipo](doc),
  };
}

/** An item as a card of the wire contract; a link's description shortened. */
export function tarjeta<T extends Tipo>(tipo: T, id: string, doc: DocDe[T], usuario: Autor): Tarjeta {
  const todos = campos(tipo, id, doc, usuario);
  return tarjetaSchema.parse({ ...todos, descripcion: resumir(doc.descripcion) });
}
