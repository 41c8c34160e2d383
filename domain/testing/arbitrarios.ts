import fc from 'fast-check';
import type { z } from '../src/zod.ts';

/** A day of the calendar, as a date field gives it. */
export const arbDia = fc
  .date({ min: new Date('1971-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((fecha) => fecha.toISOString().slice(0, 10));

/** A time, as a time field gives it. */
export const arbHora = fc
  .tuple(fc.nat(23), fc.nat(59))
  .map((partes) => partes.map((parte) => String(parte).padStart(2, '0')).join(':'));

/** A text that is not blank and not longer than `max`. */
export const arbTexto = (max: number) =>
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }).filter((texto) => {
    const largo = texto.trim().length;
    return largo > 0 && largo <= max;
  });

/** What was written, as it is read back: with an owner, dates as an SDK's timestamps. */
export function guardado(datos: Record<string, unknown>): Record<string, unknown> {
  const leidos = Object.entries(datos).map(([campo, valor]) => [
    campo,
    valor instanceof Date ? { toDate: () => valor } : valor,
  ]);
  return { ...Object.fromEntries(leidos), refUsuario: { id: 'ana', path: 'user/ana' } };
}

/** The messages a schema refuses a value with. */
export const problemas = (schema: z.ZodType, valor: unknown): string[] =>
  schema.safeParse(valor).error?.issues.map(({ message }) => message) ?? [];
