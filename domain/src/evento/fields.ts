import { CATEGORIAS } from '../categoria/categoria.ts';
import { ITEM_FIELDS, modalidad } from '../item/fields.ts';
import {
  check,
  choice,
  count,
  day,
  dayTexts,
  flag,
  hour,
  inDetail,
  list,
  localidad,
  note,
  onCard,
  optional,
  optionalChoice,
  optionalLink,
  pictures,
  precio,
  regla,
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
  /** Only if it differs from the creator’s. */
  localidad: localidad(),
  categoria: onCard(choice(CATEGORIAS, 'Otros')),
  fechaExacta: onCard(day()),
  fechaPeriodica: onCard(optionalChoice(RECURRENCIAS, 'Todos los lunes')),
  /** Other recurrences than the specification's; then both dates above are null, and `fechaDesde` is the first date. */
  regla: optional(onCard(regla())),
  /** First and last day of a repeating event. */
  fechaDesde: day(),
  fechaHasta: onCard(day()),
  /** Last day of an event of several days. */
  fechaFin: onCard(day()),
  /** Those days are one date, from `horaInicio` of the first to `horaFin` of the last; otherwise each has these hours. */
  corrido: optional(onCard(check())),
  horaInicio: onCard(hour('horaDesde')),
  horaFin: onCard(hour('horaHasta')),
  modalidad,
  precio: onCard(precio()),
  linkReserva: inDetail(optionalLink()),
  /** Seats per date; 0: the event keeps no seats. */
  aforo: inDetail(count(LIMITS.aforo)),
  url_imagenes: pictures(LIMITS.eventoImages),
  estado: optional(onCard(state(ESTADOS, 'programado'))),
  agotado: optional(onCard(flag())),
  /** The explanation of a change. */
  aviso: optional(inDetail(note(LIMITS.aviso))),
  /** Dates of a repeating event that are cancelled or have their own hours. */
  excepciones: optional(onCard(list(LIMITS.excepciones, EXCEPCION))),
  /** Why single dates differ. */
  avisos: optional(inDetail(dayTexts(LIMITS.excepciones, LIMITS.aviso))),
};
