import type { Author, Card } from 'domain/api/api';
import { cardSchema } from 'domain/api/schema';
import { categoriaTituloSchema } from 'domain/categoria/schema';
import { licenciaturaSchema } from 'domain/curso/schema';
import { nextDia } from 'domain/evento/recurrencia';
import { modalidadSchema } from 'domain/item/schema';
import { midnight } from 'domain/values/fecha';
import type { Tipo } from 'domain/values/ids';
import { safeUrl } from 'domain/values/safe-url';
import { categoriaTitulo } from 'kit/data/document';
import type { Values } from '../values.ts';

const orNull = (text: string): string | null => text || null;
const countOf = (text: string): number => Math.max(0, Math.trunc(Number(text)) || 0);

/**
 * The card of what is being typed, as it will be once published. What is missing or wrong yet is left out: this is no
 * validation. `imagen` is anything a picture is shown from.
 */
export function cardPreview(
  tipo: Tipo,
  values: Values,
  { usuario, imagen, now }: { usuario: Author; imagen: string | null; now: Date },
): Card {
  return cardSchema.parse({
    tipo,
    id: `previa-${tipo}`,
    titulo: values.titulo.trim() || 'Tu título',
    imagen,
    usuario,
    cantLikes: 0,
    ...own(tipo, values, now),
  });
}

function own(tipo: Tipo, values: Values, now: Date) {
  if (tipo === 'link') {
    const descripcion = values.descripcion.trim() || 'Tu descripción';
    return { descripcion, enlace: safeUrl(values.enlace) };
  }
  const validity = { fechaDesde: orNull(values.fechaDesde), fechaHasta: orNull(values.fechaHasta) };
  if (tipo === 'promo') return { ...validity, cantCanjeos: countOf(values.cantCanjeos) };
  const common = {
    direccion: values.direccion.trim(),
    modalidad: modalidadSchema.catch('Presencial').parse(values.modalidad),
    horaInicio: orNull(values.horaInicio),
    horaFin: orNull(values.horaFin),
  };
  if (tipo === 'evento') {
    return {
      ...common,
      ...fechas(values, now),
      categoria: categoriaTituloSchema.catch('Otros').parse(values.categoria),
    };
  }
  const [categoria] = values.categorias;
  return {
    ...common,
    ...validity,
    tituloCategoria: categoria ? categoriaTitulo(categoria) : null,
    cantHoras: countOf(values.cantHoras),
    nombreProfe: values.nombreProfe.trim(),
    licenciatura: licenciaturaSchema.catch('Prof.').parse(values.licenciatura),
  };
}

function fechas({ tipoFecha, fechaExacta, fechaPeriodica, fechaDesde }: Values, now: Date) {
  if (tipoFecha === 'exacta') {
    return { fechaExacta: orNull(fechaExacta), fechaPeriodica: null, proximaFecha: orNull(fechaExacta) };
  }
  if (tipoFecha === 'periodica') {
    return {
      fechaExacta: null,
      fechaPeriodica,
      proximaFecha: nextDia(fechaPeriodica, now, midnight(fechaDesde)),
    };
  }
  return { fechaExacta: null, fechaPeriodica: null, proximaFecha: null };
}
