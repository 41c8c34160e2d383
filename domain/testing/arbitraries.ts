import fc from 'fast-check';
import { CATEGORIAS, categoriaId } from '../src/categoria/categoria.ts';
import { TIPOS_FECHA } from '../src/evento/evento.ts';
import { EMPTY_FORM, type Form } from '../src/item/kinds-schema.ts';
import { PERIODOS, TIPOS_PRECIO } from '../src/item/precio.ts';
import { isBlank } from '../src/values/blank.ts';
import type { AnyField } from '../src/values/fields.ts';
import { isTyped } from '../src/values/form-fields-schema.ts';
import type { Tipo } from '../src/values/ids.ts';
import { LIMITS } from '../src/values/limits.ts';
import type { z } from '../src/zod.ts';
import { fieldsOf } from './items.ts';

/** A date field's value. */
const arbDia = fc
  .date({ min: new Date('1971-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((fecha) => fecha.toISOString().slice(0, 10));

/** A time field's value. */
const arbHora = fc
  .tuple(fc.nat(23), fc.nat(59))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));

/** Local minutes. */
const arbMomento = fc
  .tuple(fc.integer({ min: 2026, max: 2199 }), arbHora)
  .map(([year, hora]) => `${year}-03-01T${hora}`);

/** A text of at most `max` characters that is not blank. */
const arbText = (max: number) =>
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }).filter((text) => {
    return !isBlank(text) && text.trim().length <= max;
  });

/** Values of a price's controls. */
const arbPrecio = fc.record({
  tipo: fc.constantFrom('', ...TIPOS_PRECIO),
  pesos: fc.integer({ min: 1, max: LIMITS.pesos }).map(String),
  periodo: fc.constantFrom(...PERIODOS),
  aclaracion: fc.oneof(fc.constant(''), arbText(LIMITS.aclaracionPrecio)),
});

/** Values of a field's control. */
function arbTyped({ rule }: AnyField): fc.Arbitrary<unknown> {
  const empty = fc.constant('');
  switch (rule.type) {
    case 'filledText':
      return arbText(rule.max);
    case 'text':
      return fc.oneof(empty, arbText(rule.max));
    case 'count':
      return fc.oneof(empty, fc.nat(rule.max).map(String));
    case 'choice':
    case 'optionalChoice':
      return fc.constantFrom(...rule.values);
    case 'check':
      return fc.boolean();
    case 'localidad':
      return fc.constantFrom('', 'salta', 'san-pedro-misiones', 'atlantida');
    case 'regla':
      return fc.constantFrom(
        '',
        'FREQ=WEEKLY;BYDAY=MO',
        'FREQ=WEEKLY;BYDAY=MO,TH',
        'FREQ=MONTHLY;BYDAY=-1FR',
      );
    case 'precio':
      return arbPrecio;
    case 'day':
      return fc.oneof(empty, arbDia);
    case 'moment':
      return fc.oneof(empty, arbMomento);
    case 'hour':
      return fc.oneof(empty, arbHora);
    case 'link':
      return fc.constantFrom('https://ejemplo.com/', 'ejemplo.com/carta?a=b', 'mailto:hola@ejemplo.com');
    case 'optionalLink':
      return fc.constantFrom('', 'https://ejemplo.com/reservas');
    case 'categorias':
      return fc.uniqueArray(fc.constantFrom(...CATEGORIAS.map(categoriaId)), { maxLength: rule.max });
    default:
      throw new RangeError(`No arbitrary for a field of type ${rule.type}`);
  }
}

/** A filled form, with first and last day in order. */
export const arbForm = (tipo: Tipo): fc.Arbitrary<Form> =>
  fc
    .record({
      ...Object.fromEntries(
        fieldsOf(tipo).flatMap(([name, field]) => (isTyped(field) ? [[name, arbTyped(field)]] : [])),
      ),
      tipoFecha: fc.constantFrom(...TIPOS_FECHA),
    })
    .map((typed) => {
      const all: Form = { ...EMPTY_FORM, ...typed };
      const publicarHasta = all.publicarHasta > all.publicarDesde ? all.publicarHasta : '';
      const form = { ...all, publicarHasta };
      const [fechaDesde = '', fechaHasta = ''] = [form.fechaDesde, form.fechaHasta].sort();
      if (tipo !== 'evento') return { ...form, fechaDesde, fechaHasta };
      return form.linkReserva ? { ...form, aforo: '' } : form;
    });

/** Converts written data to a read document: adds an owner, and turns dates into SDK timestamps. */
export function saved(data: Record<string, unknown>): Record<string, unknown> {
  const read = Object.entries(data).map(([field, value]) => [
    field,
    value instanceof Date ? { toDate: () => value } : value,
  ]);
  return { ...Object.fromEntries(read), refUsuario: { id: 'ana', path: 'user/ana' } };
}

/** Returns a schema's error messages for a value. */
export const problems = (schema: z.ZodMiniType, value: unknown): string[] =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];
