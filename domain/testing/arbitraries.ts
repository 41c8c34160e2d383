import fc from 'fast-check';
import { isBlank } from '../src/values/blank.ts';
import type { z } from '../src/zod.ts';

/** A day of the calendar, as a date field gives it. */
export const arbDia = fc
  .date({ min: new Date('1971-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((fecha) => fecha.toISOString().slice(0, 10));

/** A time, as a time field gives it. */
export const arbHora = fc
  .tuple(fc.nat(23), fc.nat(59))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));

/** A text that is not blank and not longer than `max`. */
export const arbText = (max: number) =>
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }).filter((text) => {
    return !isBlank(text) && text.trim().length <= max;
  });

/** What was written, as it is read back: with an owner, dates as an SDK's timestamps. */
export function saved(data: Record<string, unknown>): Record<string, unknown> {
  const read = Object.entries(data).map(([field, value]) => [
    field,
    value instanceof Date ? { toDate: () => value } : value,
  ]);
  return { ...Object.fromEntries(read), refUsuario: { id: 'ana', path: 'user/ana' } };
}

/** The messages a schema refuses a value with. */
export const problems = (schema: z.ZodType, value: unknown): string[] =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];
