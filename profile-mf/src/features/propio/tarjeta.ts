import type { Autor, Tarjeta } from 'domain/api';
import { diaDe } from 'domain/fecha';
import { dateAHora } from 'domain/hora';
import { itemIdSchema } from 'domain/ids-schema';
import type { ItemPropio } from 'kit/datos/esquemas';

const dia = (fecha: Date | null): string | null => (fecha ? diaDe(fecha) : null);
const hora = (fecha: Date | null): string | null => dateAHora(fecha) || null;

/** An own item as the card that visitors see; `usuario` is its owner. */
export function tarjetaDe(item: ItemPropio, usuario: Autor): Tarjeta {
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
