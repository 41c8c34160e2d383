import { messages } from '../messages/messages.ts';
import { plainNumber } from '../values/invisible.ts';
import { LIMITS } from '../values/limits.ts';
import { optionalText } from '../values/text-schema.ts';
import { z } from '../zod.ts';
import { hasPesos, PERIODOS, type Precio, TIPOS_PRECIO } from './precio.ts';

const pesosSchema = z.number().check(z.int(), z.minimum(1), z.maximum(LIMITS.pesos));

/** A price, stored and on the wire. */
export const precioSchema = z.object({
  tipo: z.enum(TIPOS_PRECIO),
  pesos: z.nullable(pesosSchema),
  periodo: z.nullable(z.enum(PERIODOS)),
  aclaracion: z.string(),
});

/** Reads a stored price; an invalid one is `null`. */
export const precioStoredSchema = z.pipe(
  z.catch(
    z.nullish(precioSchema.check(z.refine(({ tipo, pesos }) => hasPesos(tipo) === (pesos !== null)))),
    null,
  ),
  z.transform((precio): Precio | null => precio ?? null),
);

const typed = {
  tipo: z.catch(z._default(z.enum(['', ...TIPOS_PRECIO]), ''), ''),
  pesos: z._default(z.string(), ''),
  periodo: z.catch(z._default(z.enum(PERIODOS), 'total'), 'total'),
  aclaracion: z._default(z.string(), ''),
};
/** A price’s controls; `tipo` is ‘’ without a price. */
export const precioTypedSchema = z.prefault(z.object(typed), {});
export type PrecioTyped = z.infer<typeof precioTypedSchema>;

/** Stored → form. */
export const precioToForm = (precio: Precio | null): PrecioTyped => ({
  tipo: precio?.tipo ?? '',
  pesos: precio?.pesos ? String(precio.pesos) : '',
  periodo: precio?.periodo ?? 'total',
  aclaracion: precio?.aclaracion ?? '',
});

/** Parses a typed amount to whole pesos: '6000', '$ 6.000', '6.000,00', '6 000'; `null` if invalid. */
function pesosOf(text: string): number | null {
  const written = plainNumber(text).replaceAll(' ', '');
  const [, digits] = /^\$?(\d+|\d{1,3}(?:\.\d{3})+)(?:,(?:00?|-+))?$/.exec(written) ?? [];
  const { success, data } = pesosSchema.safeParse(Number(digits?.replaceAll('.', '')));
  return success ? data : null;
}

/**
 * Form → stored. Fields that the chosen type does not use become empty.
 * @param perMonth whether amounts have a period
 */
export const precioFormSchema = (perMonth: boolean) =>
  z.pipe(
    z.prefault(z.object({ ...typed, aclaracion: optionalText(LIMITS.aclaracionPrecio) }), {}),
    z.transform(({ tipo, pesos: amount, periodo, aclaracion }, ctx): Precio | null => {
      if (tipo === '') return null;
      if (!hasPesos(tipo)) return { tipo, pesos: null, periodo: null, aclaracion };
      const pesos = pesosOf(amount);
      if (pesos !== null) return { tipo, pesos, periodo: perMonth ? periodo : null, aclaracion };
      ctx.issues.push({ input: ctx.value, code: 'custom', path: ['pesos'], message: messages.post.badPesos });
      return z.NEVER;
    }),
  );
