import { z } from '../zod.ts';
import { dateToDia } from './fecha.ts';
import { fechaOrNull, textOrEmpty, textOrNull } from './firestore-schema.ts';
import { cantidadFormSchema, diaFormSchema, horaFormSchema } from './form-schema.ts';
import { dateToHora } from './hora.ts';
import { LIMITS } from './limits.ts';
import { safeUrl } from './safe-url.ts';
import { enlaceSchema, optionalUrlSchema } from './safe-url-schema.ts';
import { optionalText, textFull } from './text-schema.ts';

/** What `firestore.rules` lets into a field; the rules' tests make its cases of this. */
export type Rule =
  | { type: 'filledText' | 'text' | 'count' | 'pictures' | 'categorias'; max: number }
  | { type: 'choice' | 'optionalChoice'; values: readonly string[] }
  | { type: 'day' | 'hour' | 'link' | 'optionalLink' | 'picture' | 'tituloCategoria' };

interface Stored<S, Wire> {
  rule: Rule;
  /** Old name it is read by where its own is missing. */
  alias?: string | undefined;
  /** What is stored of a field left empty. */
  empty: S;
  /** Reads what is stored. */
  stored: z.ZodType<S>;
  /** What the API sends, where it shows the field. */
  wire: z.ZodType<Wire>;
  toWire(stored: S): Wire;
}

/** A field of an item that its owner types, said once: all its shapes follow. */
export interface Field<S, Typed, Wire, Written = S> extends Stored<S, Wire> {
  /** Reads what its control held; empty where that is missing. */
  typed: z.ZodType<Typed>;
  /** What is typed, parsed into what is written. */
  written: z.ZodType<Written>;
  toForm(stored: S): Typed;
}

/** One that is written with a form but has no control that is typed into: pictures. */
export interface FieldApart<S> extends Stored<S, S> {
  typed: null;
  written: z.ZodType<S>;
}

/** One that is worked out from others as they are written. */
export interface WorkedOutField<S, Wire> extends Stored<S, Wire> {
  typed: null;
  written: null;
}

/** Shown on cards, and so on details. */
export const onCard = <F>(field: F) => ({ ...field, shown: 'card' as const });
/** Shown on details alone. */
export const inDetail = <F>(field: F) => ({ ...field, shown: 'detail' as const });

const typedText = z.string().default('');
const same = <T>(value: T): T => value;

/** A text that must say something. @param max characters */
export const filledText = (max: number, missing: string, tooLong: string): Field<string, string, string> => ({
  rule: { type: 'filledText', max },
  empty: '',
  stored: textOrEmpty,
  typed: typedText,
  written: textFull(max, missing, tooLong),
  toForm: same,
  wire: z.string(),
  toWire: same,
});

/** A text that may be left empty. @param max characters */
export const text = (max: number): Field<string, string, string> => ({
  rule: { type: 'text', max },
  empty: '',
  stored: textOrEmpty,
  typed: typedText,
  written: optionalText(max),
  toForm: same,
  wire: z.string(),
  toWire: same,
});

/** A whole number, 0 if left empty. */
export const count = (max: number): Field<number, string, number> => ({
  rule: { type: 'count', max },
  empty: 0,
  stored: z
    .number()
    .nullish()
    .transform((value) => value ?? 0),
  typed: typedText,
  written: cantidadFormSchema(max),
  toForm: (value) => (value ? String(value) : ''),
  wire: z.number(),
  toWire: same,
});

/** One of some words. @param initial what the form opens with, and what anything else stored is read as */
export const choice = <const V extends string>(
  values: readonly V[],
  initial: NoInfer<V>,
): Field<V, V, V> => ({
  rule: { type: 'choice', values },
  empty: initial,
  stored: z.enum(values).catch(initial),
  typed: z.enum(values).default(initial),
  written: z.enum(values).default(initial),
  toForm: same,
  wire: z.enum(values),
  toWire: same,
});

/** One of some words, still to be chosen. @param otherwise what anything else stored is read as */
export const requiredChoice = <const V extends string>(
  values: readonly V[],
  otherwise: NoInfer<V>,
  missing: string,
): Field<V, V | '', V> => ({
  ...choice(values, otherwise),
  typed: z.union([z.enum(values), z.literal('')]).default(''),
  written: z.enum(values, missing),
});

/** One of some words, or none. @param initial what the form proposes */
export const optionalChoice = <const V extends string>(
  values: readonly V[],
  initial: NoInfer<V>,
): Field<V | null, V, V | null> => ({
  rule: { type: 'optionalChoice', values },
  empty: null,
  stored: z
    .enum(values)
    .nullish()
    .catch(null)
    .transform((value) => value ?? null),
  typed: z.enum(values).default(initial),
  written: z
    .enum(values)
    .nullish()
    .transform((value) => value ?? null),
  toForm: (value) => value ?? initial,
  wire: z.enum(values).nullable(),
  toWire: same,
});

/** A day of the calendar as the wire has it: '2026-11-27'. */
export const diaWireSchema = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

/** A day that may be left empty: local midnight. */
export const day = (): Field<Date | null, string, string | null> => ({
  rule: { type: 'day' },
  empty: null,
  stored: fechaOrNull,
  typed: typedText,
  written: diaFormSchema,
  toForm: dateToDia,
  wire: diaWireSchema.nullable(),
  toWire: (value) => dateToDia(value) || null,
});

/** A time of the day that may be left empty: 1970-01-01 plus HH:mm, in UTC. */
export const hour = (alias?: string): Field<Date | null, string, string | null> => ({
  rule: { type: 'hour' },
  alias,
  empty: null,
  stored: fechaOrNull,
  typed: typedText,
  written: horaFormSchema,
  toForm: dateToHora,
  wire: z
    .string()
    .regex(/^\d{2}:\d{2}$/)
    .nullable(),
  toWire: (value) => dateToHora(value) || null,
});

/** A safe address that may be left empty. */
export const optionalLink = (): Field<string | null, string, string | null> => ({
  rule: { type: 'optionalLink' },
  empty: null,
  stored: textOrNull,
  typed: typedText,
  written: optionalUrlSchema.optional().transform((value) => value ?? null),
  toForm: (value) => value ?? '',
  wire: z.string().nullable(),
  toWire: safeUrl,
});

/** A safe address. */
export const link = (alias?: string): Field<string | null, string, string | null, string> => ({
  ...optionalLink(),
  rule: { type: 'link' },
  alias,
  written: enlaceSchema,
});

/** The download URL of one own upload; its picker keeps it apart. */
export const picture = (): FieldApart<string | null> => ({
  rule: { type: 'picture' },
  empty: null,
  stored: textOrNull,
  typed: null,
  written: z
    .string()
    .max(LIMITS.url)
    .nullish()
    .transform((value) => value || null),
  wire: z.string().nullable(),
  toWire: same,
});

/** Some of them. @param max how many */
export const pictures = (max: number): FieldApart<string[]> => ({
  rule: { type: 'pictures', max },
  empty: [],
  stored: z
    .array(z.string())
    .nullish()
    .transform((list) => list ?? []),
  typed: null,
  written: z.array(z.string().max(LIMITS.url)).max(max).default([]),
  wire: z.array(z.string()),
  toWire: same,
});
