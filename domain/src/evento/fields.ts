import { CATEGORIAS } from '../categoria/categoria.ts';
import { ITEM_FIELDS, modalidad } from '../item/fields.ts';
import {
  choice,
  count,
  day,
  flag,
  hour,
  inDetail,
  list,
  localidad,
  note,
  onCard,
  optionalChoice,
  optionalLink,
  pictures,
  precio,
  state,
  text,
} from '../values/fields.ts';
import { LIMITS } from '../values/limits.ts';
import { RECURRENCIAS } from './recurrencia.ts';
import { ESTADOS, EXCEPCION } from './state.ts';

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
  /** Last day of one of several days, which has an exact first one. */
  fechaFin: onCard(day()),
  horaInicio: onCard(hour('horaDesde')),
  horaFin: onCard(hour('horaHasta')),
  modalidad,
  precio: onCard(precio()),
  linkReserva: inDetail(optionalLink()),
  /** Seats of each date that are kept here; 0: none are. Only where nothing else books. */
  aforo: inDetail(count(LIMITS.aforo)),
  url_imagenes: pictures(LIMITS.eventoImages),
  estado: onCard(state(ESTADOS, 'programado')),
  agotado: onCard(flag()),
  /** What is said of a change. */
  aviso: inDetail(note(LIMITS.aviso)),
  /** Dates of a weekly event that are called off, or have other hours. */
  excepciones: inDetail(list(LIMITS.excepciones, EXCEPCION)),
};
