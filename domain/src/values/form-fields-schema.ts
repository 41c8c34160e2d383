import { reglaFormSchema } from '../evento/regla-schema.ts';
import { precioFormSchema, precioToForm, precioTypedSchema } from '../item/precio-schema.ts';
import { localidadSchema } from '../localidad/schema.ts';
import { z } from '../zod.ts';
import { dateToDia } from './fecha.ts';
import {
  type AnyField,
  type Fields,
  partsOf,
  type Rule,
  type RuleOf,
  type StoredFields,
  type TypedFields,
  type WrittenFields,
} from './fields.ts';
import { cantidadFormSchema, diaFormSchema, horaFormSchema, momentoFormSchema } from './form-schema.ts';
import { dateToHora } from './hora.ts';
import { ID_CATEGORIA } from './ids.ts';
import { categoriaIdSchema } from './ids-schema.ts';
import { LIMITS } from './limits.ts';
import { localTime } from './local-time.ts';
import { enlaceSchema, optionalUrlSchema } from './safe-url-schema.ts';
import { optionalText, textFull } from './text-schema.ts';

/** Errors of a required field. */
export type Words = { missing: string; tooLong?: string };

interface FormOf<R extends Rule> {
  /** Reads a control’s value; `null` without a control. */
  typed: ((rule: R) => z.ZodMiniType) | null;
  toForm?: (stored: never, rule: R) => unknown;
  /** Parses a control’s value; `null` for derived fields. */
  written: ((rule: R, words: Words) => z.ZodMiniType) | null;
}
const text = () => z._default(z.string(), '');

const FORMS: { [T in Rule['type']]: FormOf<RuleOf<T>> } = {
  filledText: { typed: text, written: ({ max }, { missing, tooLong }) => textFull(max, missing, tooLong) },
  text: { typed: text, written: ({ max }) => optionalText(max) },
  count: {
    typed: text,
    toForm: (value: number) => (value ? String(value) : ''),
    written: ({ max }) => cantidadFormSchema(max),
  },
  choice: {
    typed: ({ values, initial }) => z.catch(z.enum(values), initial),
    written: ({ values, initial }) => z._default(z.enum(values), initial),
  },
  optionalChoice: {
    typed: ({ values, initial }) => z._default(z.enum(values), initial),
    toForm: (value: string | null, { initial }) => value ?? initial,
    written: ({ values }) =>
      z.pipe(
        z.nullish(z.enum(values)),
        z.transform((value) => value ?? null),
      ),
  },
  check: { typed: () => z.catch(z.boolean(), false), written: () => z._default(z.boolean(), false) },
  precio: {
    typed: () => precioTypedSchema,
    toForm: precioToForm,
    written: ({ perMonth }) => precioFormSchema(perMonth),
  },
  localidad: {
    typed: text,
    toForm: (value: string | null) => value ?? '',
    written: () =>
      z.pipe(
        z.optional(localidadSchema),
        z.transform((code) => code ?? null),
      ),
  },
  regla: { typed: text, toForm: (value: string | null) => value ?? '', written: () => reglaFormSchema },
  day: { typed: text, toForm: dateToDia, written: () => diaFormSchema },
  moment: {
    typed: text,
    toForm: (value: Date | null) => (value ? localTime(value) : ''),
    written: () => momentoFormSchema,
  },
  hour: { typed: text, toForm: dateToHora, written: () => horaFormSchema },
  link: { typed: text, toForm: (value: string | null) => value ?? '', written: () => enlaceSchema },
  optionalLink: {
    typed: text,
    toForm: (value: string | null) => value ?? '',
    written: () =>
      z.pipe(
        z.optional(optionalUrlSchema),
        z.transform((value) => value ?? null),
      ),
  },
  picture: {
    typed: null,
    written: () =>
      z.pipe(
        z.nullish(z.string().check(z.maxLength(LIMITS.url))),
        z.transform((value) => value || null),
      ),
  },
  pictures: {
    typed: null,
    written: ({ max }) =>
      z._default(z.array(z.string().check(z.maxLength(LIMITS.url))).check(z.maxLength(max)), []),
  },
  categorias: {
    typed: () => z._default(z.array(z.string()), []),
    // References that name no category are left out.
    toForm: (list: { id: string }[]) => list.map(({ id }) => id).filter((id) => ID_CATEGORIA.test(id)),
    written: ({ max }) => z._default(z.array(categoriaIdSchema).check(z.maxLength(max)), []),
  },
  tituloCategoria: { typed: null, written: null },
  state: { typed: null, written: null },
  note: { typed: null, written: null },
  flag: { typed: null, written: null },
  list: { typed: null, written: null },
  dayTexts: { typed: null, written: null },
};
const formOf = ({ rule }: AnyField): FormOf<never> => FORMS[rule.type];

export const isTyped = (field: AnyField): boolean => formOf(field).typed !== null;

export const typedShape = <F extends Fields>(fields: F) =>
  partsOf(fields, (field) => formOf(field).typed?.(field.rule as never) ?? null) as {
    [K in keyof TypedFields<F>]: z.ZodMiniType<TypedFields<F>[K]>;
  };

/** Parsers of a form’s controls. @param words errors of required fields */
export const writtenShape = <F extends Fields>(fields: F, words: Record<string, Words>) =>
  partsOf(fields, (field, name) => writtenOf(field, words[name])) as {
    [K in keyof WrittenFields<F>]: z.ZodMiniType<WrittenFields<F>[K]>;
  };

const writtenOf = (field: AnyField, words: Words = { missing: '' }): z.ZodMiniType | null =>
  formOf(field).written?.(field.rule as never, words) ?? null;

export const toForm = <F extends Fields>(fields: F, stored: StoredFields<F>): TypedFields<F> =>
  partsOf(fields, (field, name) => {
    const { typed, toForm = (value: unknown) => value } = formOf(field);
    return typed && toForm(stored[name] as never, field.rule as never);
  }) as TypedFields<F>;

/** Converts a form to its stored fields. Invalid values count as empty. */
export const toStored = <F extends Fields>(fields: F, form: TypedFields<F>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      (isTyped(field) && writtenOf(field)?.safeParse(form[name as keyof TypedFields<F>]).data) || field.empty,
    ]),
  ) as WrittenFields<F> & Omit<StoredFields<F>, keyof WrittenFields<F>>;
