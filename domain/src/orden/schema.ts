import { PERFIL_TABS } from '../api/api.ts';
import { messages } from '../messages/messages.ts';
import { isBlank } from '../values/blank.ts';
import { itemIdSchema } from '../values/ids-schema.ts';
import { LIMITS } from '../values/limits.ts';
import { nameLine } from '../values/one-line.ts';
import { z } from '../zod.ts';
import { isHeading, MAX_PINS, type Orden, titleOf } from './orden.ts';

const isId = (key: string): boolean => itemIdSchema.safeParse(key).success;
const isKey = (key: string): boolean =>
  isHeading(key) ? !isBlank(titleOf(key)) && titleOf(key).length <= LIMITS.encabezado : isId(key);

/** Stored texts without repetition; what is no text, or not acceptable, is left out. */
const texts = (isGood: (text: string) => boolean, max: number) =>
  z.pipe(
    z.catch(z.array(z.unknown()), []),
    z.transform((list) =>
      [...new Set(list)]
        .filter((text) => typeof text === 'string')
        .filter(isGood)
        .slice(0, max),
    ),
  );

const pins = z.object({
  link: texts(isId, MAX_PINS.link),
  evento: texts(isId, MAX_PINS.evento),
  curso: texts(isId, MAX_PINS.curso),
  promo: texts(isId, MAX_PINS.promo),
});

/** A stored document `orden/{uid}`. Any part may be missing. */
export const ordenStoredSchema = z.object({
  lista: texts(isKey, LIMITS.orden),
  fijados: z.pipe(z.catch(z.record(z.string(), z.unknown()), {}), pins),
  pestana: z.catch(z.nullable(z.enum(PERFIL_TABS)), null),
}) satisfies z.ZodMiniType<Orden>;

/** A heading as its creator writes it. */
export const headingSchema = z.object({
  titulo: z.string().check(
    z.overwrite(nameLine),
    z.maxLength(LIMITS.encabezado, messages.fields.tooLong(LIMITS.encabezado)),
    z.refine((titulo) => !isBlank(titulo), messages.orden.missingHeading),
  ),
});
