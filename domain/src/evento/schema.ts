import { CATEGORIAS } from '../categoria/categoria.ts';
import { placed } from '../item/placed.ts';
import { systemShape } from '../item/schema.ts';
import { WORDS } from '../item/words.ts';
import { messages } from '../messages/messages.ts';
import { fechaOrNull, fechaSchema } from '../values/firestore-schema.ts';
import { writtenShape } from '../values/form-fields-schema.ts';
import { shownInOrder, together } from '../values/form-schema.ts';
import { storedSchema } from '../values/stored-schema.ts';
import { z } from '../zod.ts';
import { firstDay, lacksFirstDay, onlyDatesOf, TIPOS_FECHA } from './evento.ts';
import { EVENTO_FIELDS } from './fields.ts';

const { missingFecha, missingRecurrencia, missingFirst, fechasReversed, linkAndAforo } = messages.post;

/** Derived: the earlier day and hour of a moved event, and the `updatedAt` of the move. */
const fechaAnterior = z.pipe(
  z.catch(z.nullish(z.object({ fecha: fechaSchema, hora: fechaOrNull, movida: fechaSchema })), null),
  z.transform((before) => before ?? null),
);

export const eventoStoredSchema = storedSchema(EVENTO_FIELDS, { ...systemShape, fechaAnterior });

/** Without a choice, an event’s category is 'Otros'. */
const categoria = z.pipe(
  z.transform((chosen: unknown) => chosen || 'Otros'),
  z.enum(CATEGORIAS),
);

/** The kind of date: a form control, derived from the dates and not stored. */
export const tipoFechaSchema = z._default(z.enum(TIPOS_FECHA), 'sinFecha');

/** Clears the dates that the kind of date does not use. */
export const eventoFormSchema = z.pipe(
  z.pipe(
    z.object({ ...writtenShape(EVENTO_FIELDS, WORDS), tipoFecha: tipoFechaSchema, categoria }).check(
      shownInOrder,
      z.refine(({ tipoFecha, fechaExacta }) => tipoFecha !== 'exacta' || fechaExacta !== null, {
        ...together,
        path: ['fechaExacta'],
        message: missingFecha,
      }),
      z.refine(
        ({ tipoFecha, fechaPeriodica, regla }) =>
          tipoFecha !== 'periodica' || (fechaPeriodica ?? regla) !== null,
        {
          ...together,
          path: ['fechaPeriodica'],
          message: missingRecurrencia,
        },
      ),
      z.refine((evento) => evento.tipoFecha !== 'periodica' || !lacksFirstDay(evento), {
        ...together,
        path: ['fechaDesde'],
        message: missingFirst,
      }),
      z.refine(
        ({ tipoFecha, fechaHasta, ...evento }) =>
          tipoFecha !== 'periodica' || !fechaHasta || (firstDay(evento) ?? fechaHasta) <= fechaHasta,
        { ...together, path: ['fechaHasta'], message: fechasReversed },
      ),
      z.refine(
        ({ tipoFecha, fechaExacta, fechaFin }) =>
          tipoFecha !== 'exacta' || !fechaExacta || !fechaFin || fechaExacta <= fechaFin,
        { ...together, path: ['fechaFin'], message: fechasReversed },
      ),
      z.refine(({ aforo, linkReserva }) => aforo === 0 || linkReserva === null, {
        ...together,
        path: ['aforo'],
        message: linkAndAforo,
      }),
    ),
    z.transform(onlyDatesOf),
  ),
  z.transform(placed),
);
