import { z } from '../zod.ts';
import type { Rule } from './field-schema.ts';

/** Any field, whatever it holds. */
export interface AnyField {
  rule: Rule;
  alias?: string | undefined;
  shown?: 'card' | 'detail';
  empty: unknown;
  stored: z.ZodType;
  typed: z.ZodType | null;
  written: z.ZodType | null;
  wire: z.ZodType;
  toForm?(stored: never): unknown;
  toWire(stored: never): unknown;
}
/** The table of a kind: its fields under their stored names. */
export type Fields = Record<string, AnyField>;

type Shape = Record<string, z.ZodType>;
type Typed<F extends Fields> = {
  [K in keyof F as F[K]['typed'] extends null ? never : K]: NonNullable<F[K]['typed']>;
};
type Written<F extends Fields> = {
  [K in keyof F as F[K]['written'] extends null ? never : K]: NonNullable<F[K]['written']>;
};
type Shown<F extends Fields, On> = { [K in keyof F as F[K] extends { shown: On } ? K : never]: F[K] };
type Read<S> = { [K in keyof S]: z.infer<S[K]> };

/** What a table's fields hold, as stored. */
export type StoredFields<F extends Fields> = { [K in keyof F]: z.infer<F[K]['stored']> };
/** What their controls hold. */
export type TypedFields<F extends Fields> = Read<Typed<F>>;

/** Of each field that has it, one of its parts. */
function partsOf<P>(fields: Fields, part: (field: AnyField, name: string) => P | null): Record<string, P> {
  const parts = Object.entries(fields).map(([name, field]) => [name, part(field, name)] as const);
  return Object.fromEntries(parts.filter((one): one is [string, P] => one[1] !== null));
}

/** Reads a stored item of a kind, old names included. @param own what its owner does not fill in */
export const storedSchema = <F extends Fields, S extends Shape>(fields: F, own: S) =>
  z.preprocess(
    (value) => (typeof value === 'object' && value !== null ? withoutAliases(fields, value) : value),
    z.object({ ...(partsOf(fields, ({ stored }) => stored) as { [K in keyof F]: F[K]['stored'] }), ...own }),
  );

function withoutAliases(fields: Fields, value: object): object {
  const stored = value as Record<string, unknown>;
  const aliased = partsOf(fields, ({ alias }, name) => (alias ? (stored[name] ?? stored[alias]) : null));
  return { ...value, ...aliased };
}

/** What parses each control of a kind's form. */
export const writtenShape = <F extends Fields>(fields: F) =>
  partsOf(fields, ({ written }) => written) as Written<F>;

/** What each control of a kind's form holds, empty where it is missing. */
export const typedShape = <F extends Fields>(fields: F) => partsOf(fields, ({ typed }) => typed) as Typed<F>;

/** What the API sends of the fields that are shown on cards, or on details alone. */
export const wireShape = <F extends Fields, On extends 'card' | 'detail'>(fields: F, on: On) =>
  partsOf(fields, ({ shown, wire }) => (shown === on ? wire : null)) as {
    [K in keyof Shown<F, On>]: Shown<F, On>[K]['wire'];
  };

/** Stored → form. */
export const toForm = <F extends Fields>(fields: F, stored: StoredFields<F>): TypedFields<F> =>
  partsOf(fields, (field, name) =>
    field.typed ? (field.toForm?.(stored[name] as never) ?? null) : null,
  ) as TypedFields<F>;

/** Form → stored, as far as it can be parsed: what is wrong yet counts as empty, and so does what is not typed. */
export const toStored = <F extends Fields>(
  fields: F,
  form: TypedFields<F>,
): Read<Written<F>> & Omit<StoredFields<F>, keyof Written<F>> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { typed, written, empty }]) => [
      name,
      (typed && written?.safeParse(form[name as keyof TypedFields<F>]).data) ?? empty,
    ]),
  ) as Read<Written<F>> & StoredFields<F>;

/** Stored → wire, of the fields shown there. */
export const toWire = <F extends Fields, On extends 'card' | 'detail'>(
  fields: F,
  on: On,
  stored: Pick<StoredFields<F>, keyof Shown<F, On>>,
) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field.shown === on ? [[name, field.toWire((stored as Record<string, unknown>)[name] as never)]] : [],
    ),
  ) as { [K in keyof Shown<F, On>]: z.infer<Shown<F, On>[K]['wire']> };
