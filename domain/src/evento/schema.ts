import { CATEGORIAS } from '../categoria/categoria.ts';
import { ITEM_FIELDS, modalidad, systemShape } from '../item/schema.ts';
import { messages } from '../messages/messages.ts';
import {
  day,
  hour,
  inDetail,
  onCard,
  optionalChoice,
  optionalLink,
  pictures,
  requiredChoice,
  text,
} from '../values/field-schema.ts';
import { together } from '../values/form-schema.ts';
import { LIMITS } from '../values/limits.ts';
import { storedSchema, writtenShape } from '../values/shapes-schema.ts';
import { z } from '../zod.ts';
import { onlyDatesOf, TIPOS_FECHA } from './evento.ts';
import { RECURRENCIAS } from './recurrencia.ts';

const { missingCategoria, missingFecha, missingRecurrencia } = messages.post;

export const EVENTO_FIELDS = {
  ...ITEM_FIELDS,
  descripcionReserva: inDetail(text(LIMITS.descripcion)),
  direccion: onCard(text(LIMITS.direccion)),
  categoria: onCard(requiredChoice(CATEGORIAS, 'Otros', missingCategoria)),
  fechaExacta: onCard(day()),
  fechaPeriodica: onCard(optionalChoice(RECURRENCIAS, 'Todos los lunes')),
  fechaDesde: day(),
  horaInicio: onCard(hour('horaDesde')),
  horaFin: onCard(hour('horaHasta')),
  modalidad,
  linkReserva: inDetail(optionalLink()),
  url_imagenes: pictures(LIMITS.eventoImages),
};

export const eventoStoredSchema = storedSchema(EVENTO_FIELDS, systemShape);

/** A control of the form that is not stored: `tipoFechaOf` knows it by the dates. */
export const tipoFechaSchema = z.enum(TIPOS_FECHA).default('sinFecha');

/** The kind of date clears what it does not use. */
export const eventoFormSchema = z
  .object({ ...writtenShape(EVENTO_FIELDS), tipoFecha: tipoFechaSchema })
  .refine(({ tipoFecha, fechaExacta }) => tipoFecha !== 'exacta' || fechaExacta !== null, {
    ...together,
    path: ['fechaExacta'],
    message: missingFecha,
  })
  .refine(({ tipoFecha, fechaPeriodica }) => tipoFecha !== 'periodica' || fechaPeriodica !== null, {
    ...together,
    path: ['fechaPeriodica'],
    message: missingRecurrencia,
  })
  .transform(onlyDatesOf);
