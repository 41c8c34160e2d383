import { messages } from '../messages/messages.ts';
import { z } from '../zod.ts';
import { DAYS, midnight } from './fecha.ts';
import { horaToDate } from './hora.ts';
import { plainNumber, withoutInvisible } from './invisible.ts';

/** A day as `<input type="date">` gives it → local midnight; empty becomes `null`. */
export const diaFormSchema = z.pipe(
  z.nullish(z.string().check(z.overwrite(withoutInvisible))),
  z.transform((value, ctx) => {
    if (!value) return null;
    const fecha = value >= DAYS.from && value < DAYS.before ? midnight(value) : null;
    if (fecha) return fecha;
    ctx.issues.push({ input: ctx.value, code: 'custom', message: messages.fields.noSuchDay });
    return z.NEVER;
  }),
);

/** A time as `<input type="time">` gives it → 1970-01-01 plus that time in UTC; empty becomes `null`. */
export const horaFormSchema = z.pipe(
  z.nullish(z.string().check(z.overwrite(withoutInvisible))),
  z.transform((value, ctx) => {
    if (!value) return null;
    const hora = horaToDate(value);
    if (hora) return hora;
    ctx.issues.push({ input: ctx.value, code: 'custom', message: messages.fields.noSuchHour });
    return z.NEVER;
  }),
);

/** For rules between fields: they are judged although other fields are wrong, so that a form tells all at once. */
export const together = {
  when: ({ value }: { value: unknown }): boolean => typeof value === 'object' && value !== null,
};

/** The rule that something does not end before it begins. */
export const inOrder = z.refine<{ fechaDesde: Date | null; fechaHasta: Date | null }>(
  ({ fechaDesde, fechaHasta }) => !fechaDesde || !fechaHasta || fechaDesde <= fechaHasta,
  { ...together, path: ['fechaHasta'], message: messages.post.fechasReversed },
);

/**
 * A count typed in a form: a whole number written in digits, 0 if empty; at most `max`.
 * Accepts strings and numbers; refuses negatives, fractions and what is no number.
 */
export const cantidadFormSchema = (max: number) =>
  z.pipe(
    z.nullish(z.union([z.string(), z.number()])),
    z.transform((value, ctx) => {
      const text = plainNumber(String(value ?? '')).replaceAll(' ', '');
      if (!text) return 0;
      const number = Number(text);
      if (/^\d+$/.test(text) && number <= max) return number;
      ctx.issues.push({ input: ctx.value, code: 'custom', message: messages.fields.wholeNumber(max) });
      return z.NEVER;
    }),
  );
