import { CATEGORIAS } from '../categoria/categoria.ts';
import { ITEM_FIELDS, modalidad } from '../item/fields.ts';
import {
  choice,
  day,
  hour,
  inDetail,
  localidad,
  onCard,
  optionalChoice,
  optionalLink,
  pictures,
  precio,
  text,
} from '../values/fields.ts';
import { LIMITS } from '../values/limits.ts';
import { RECURRENCIAS } from './recurrencia.ts';

export const EVENTO_FIELDS = {
  ...ITEM_FIELDS,
  descripcionReserva: inDetail(text(LIMITS.descripcion)),
  direccion: onCard(text(LIMITS.direccion)),
  /** Where it differs from its owner's. */
  localidad: localidad(),
  categoria: onCard(choice(CATEGORIAS, 'Otros')),
  fechaExacta: onCard(day()),
  fechaPeriodica: onCard(optionalChoice(RECURRENCIAS, 'Todos los lunes')),
  /** First and last day of a weekly event. */
  fechaDesde: day(),
  fechaHasta: onCard(day()),
  horaInicio: onCard(hour('horaDesde')),
  horaFin: onCard(hour('horaHasta')),
  modalidad,
  precio: onCard(precio()),
  linkReserva: inDetail(optionalLink()),
  url_imagenes: pictures(LIMITS.eventoImages),
};
