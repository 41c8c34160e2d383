import type { Autor, Tarjeta } from 'domain/api';
import { tarjetaSchema } from 'domain/api-schema';
import { categoriaTituloSchema } from 'domain/categoria-schema';
import { licenciaturaSchema } from 'domain/curso-schema';
import { enlaceSeguro } from 'domain/enlace';
import { medianoche } from 'domain/fecha';
import type { Tipo } from 'domain/ids';
import { modalidadSchema } from 'domain/item-schema';
import { proximoDia } from 'domain/recurrencia';
import { tituloDeCategoria } from 'kit/datos/documento';
import type { Valores } from './valores.ts';

const oNull = (texto: string): string | null => texto || null;
const cuenta = (texto: string): number => Math.max(0, Math.trunc(Number(texto)) || 0);

/**
 * The card of what is being typed, as it will be once published. What is missing or wrong yet is left out: this is no
 * validation. `imagen` is anything a picture is shown from.
 */
export function tarjetaPrevia(
  tipo: Tipo,
  valores: Valores,
  { usuario, imagen, now }: { usuario: Autor; imagen: string | null; now: Date },
): Tarjeta {
  return tarjetaSchema.parse({
    tipo,
    id: `previa-${tipo}`,
    titulo: valores.titulo.trim() || 'Tu título',
    imagen,
    usuario,
    cantLikes: 0,
    ...propios(tipo, valores, now),
  });
}

function propios(tipo: Tipo, valores: Valores, now: Date) {
  if (tipo === 'link') {
    const descripcion = valores.descripcion.trim() || 'Tu descripción';
    return { descripcion, enlace: enlaceSeguro(valores.enlace) };
  }
  const vigencia = { fechaDesde: oNull(valores.fechaDesde), fechaHasta: oNull(valores.fechaHasta) };
  if (tipo === 'promo') return { ...vigencia, cantCanjeos: cuenta(valores.cantCanjeos) };
  const comunes = {
    direccion: valores.direccion.trim(),
    modalidad: modalidadSchema.catch('Presencial').parse(valores.modalidad),
    horaInicio: oNull(valores.horaInicio),
    horaFin: oNull(valores.horaFin),
  };
  if (tipo === 'evento') {
    return {
      ...comunes,
      ...fechas(valores, now),
      categoria: categoriaTituloSchema.catch('Otros').parse(valores.categoria),
    };
  }
  const [categoria] = valores.categorias;
  return {
    ...comunes,
    ...vigencia,
    tituloCategoria: categoria ? tituloDeCategoria(categoria) : null,
    cantHoras: cuenta(valores.cantHoras),
    nombreProfe: valores.nombreProfe.trim(),
    licenciatura: licenciaturaSchema.catch('Prof.').parse(valores.licenciatura),
  };
}

function fechas({ tipoFecha, fechaExacta, fechaPeriodica, fechaDesde }: Valores, now: Date) {
  if (tipoFecha === 'exacta') {
    return { fechaExacta: oNull(fechaExacta), fechaPeriodica: null, proximaFecha: oNull(fechaExacta) };
  }
  if (tipoFecha === 'periodica') {
    return {
      fechaExacta: null,
      fechaPeriodica,
      proximaFecha: proximoDia(fechaPeriodica, now, medianoche(fechaDesde)),
    };
  }
  return { fechaExacta: null, fechaPeriodica: null, proximaFecha: null };
}
