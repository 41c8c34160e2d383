import { messages } from '../messages/messages.ts';
import { diaFormSchema, horaFormSchema, together } from '../values/form-schema.ts';
import { LIMITS } from '../values/limits.ts';
import { optionalText } from '../values/text-schema.ts';
import { z } from '../zod.ts';
import { KINDS } from './change.ts';

const { missingChange, missingFecha, missingHours } = messages.post;

export const changeInputSchema = z
  .object({
    kind: z.enum(KINDS, { message: missingChange }),
    aviso: optionalText(LIMITS.aviso),
    fecha: diaFormSchema,
    horaInicio: horaFormSchema,
    horaFin: horaFormSchema,
    dia: z._default(z.string(), ''),
  })
  .check(
    z.refine(({ kind, fecha }) => kind !== 'move' || fecha !== null, {
      ...together,
      path: ['fecha'],
      message: missingFecha,
    }),
    z.refine(({ kind, horaInicio, horaFin }) => kind !== 'moveDate' || (horaInicio && horaFin), {
      ...together,
      path: ['horaFin'],
      message: missingHours,
    }),
  );
