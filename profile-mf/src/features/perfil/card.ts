import type { Author, Card } from 'domain/api/api';
import { diaOf } from 'domain/values/fecha';
import { dateToHora } from 'domain/values/hora';
import { itemIdSchema } from 'domain/values/ids-schema';
import type { OwnItem } from 'kit/data/schemas';

const dia = (fecha: Date | null): string | null => (fecha ? diaOf(fecha) : null);
const hora = (fecha: Date | null): string | null => dateToHora(fecha) || null;

/** An own item as the card that visitors see; `usuario` is its owner. */
export function cardOf(item: OwnItem, usuario: Author): Card {
  const { titulo, cantLikes } = item;
  const base = {
    id: itemIdSchema.parse(item.id),
    titulo,
    imagen: item.url_imagen,
    usuario,
    cantLikes,
  };
  switch (item.tipo) {
    case 'link':
      return { ...base, tipo: 'link', descripcion: item.descripcion, enlace: item.enlace };
    case 'promo':
      return {
        ...base,
        tipo: 'promo',
        cantCanjeos: item.cantCanjeos,
        fechaDesde: dia(item.fechaDesde),
        fechaHasta: dia(item.fechaHasta),
      };
    case 'evento':
      return {
        ...base,
        tipo: 'evento',
        categoria: item.categoria,
        direccion: item.direccion,
        modalidad: item.modalidad,
        fechaExacta: dia(item.fechaExacta),
        fechaPeriodica: item.fechaPeriodica,
        proximaFecha: dia(item.proximaFecha),
        horaInicio: hora(item.horaInicio),
        horaFin: hora(item.horaFin),
      };
    case 'curso':
      return {
        ...base,
        tipo: 'curso',
        tituloCategoria: item.tituloCategoria,
        direccion: item.direccion,
        modalidad: item.modalidad,
        fechaDesde: dia(item.fechaDesde),
        fechaHasta: dia(item.fechaHasta),
        cantHoras: item.cantHoras,
        nombreProfe: item.nombreProfe,
        licenciatura: item.licenciatura,
        horaInicio: hora(item.horaInicio),
        horaFin: hora(item.horaFin),
      };
  }
}
