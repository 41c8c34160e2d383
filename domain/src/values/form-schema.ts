import { messages } from '../messages/messages.ts';
import { z } from '../zod.ts';
import { DAYS, midnight } from './fecha.ts';
import { horaToDate } from './hora.ts';
import { plainNumber, withoutInvisible } from './invisible.ts';
import { momentOf } from './local-time.ts';

/** Converts `<input type="date">` to local midnight; empty to `null`. */
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

/** Converts `<input type="time">` to 1970-01-01 plus the time, UTC; empty to `null`. */
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

/** Converts `<input type="datetime-local">` to its moment; empty to `null`. */
export const momentoFormSchema = z.pipe(
  z.nullish(z.string().check(z.overwrite(withoutInvisible))),
  z.transform((value, ctx) => {
    if (!value) return null;
    const [dia = '', hora = ''] = value.split('T');
    if (midnight(dia) && dia >= DAYS.from && dia < DAYS.before && horaToDate(hora)) return momentOf(value);
    ctx.issues.push({ input: ctx.value, code: 'custom', message: messages.fields.noSuchMoment });
    return z.NEVER;
  }),
);

/** Options of rules between fields: they run although others fail, so a form shows all errors at once. */
export const together = {
  when: ({ value }: { value: unknown }): boolean => typeof value === 'object' && value !== null,
};

/** The end is not before the start. */
export const inOrder = z.refine<{ fechaDesde: Date | null; fechaHasta: Date | null }>(
  ({ fechaDesde, fechaHasta }) => !fechaDesde || !fechaHasta || fechaDesde <= fechaHasta,
  { ...together, path: ['fechaHasta'], message: messages.post.fechasReversed },
);

/** The end of publishing is after its start. */
export const shownInOrder = z.refine<{ publicarDesde: Date | null; publicarHasta: Date | null }>(
  ({ publicarDesde, publicarHasta }) => !publicarDesde || !publicarHasta || publicarDesde < publicarHasta,
  { ...together, path: ['publicarHasta'], message: messages.post.momentsReversed },
);

/** A whole number up to `max`; 0 if empty. */
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
