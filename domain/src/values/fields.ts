import type { CategoriaTitulo } from '../categoria/categoria.ts';
import type { Precio } from '../item/precio.ts';
import type { PrecioTyped } from '../item/precio-schema.ts';
import type { CategoriaId } from './ids-schema.ts';

/** What a field is, with its limits: everything else follows (`stored-schema`, `form-fields-schema`, `wire-fields-schema`, tests/rules). */
export type Rule =
  /** `always`: an item without it can't be read. */
  | { type: 'filledText'; max: number; always: boolean }
  | { type: 'text' | 'pictures' | 'categorias' | 'count'; max: number }
  /** `initial`: what the form opens with, and what anything else stored is read as. */
  | { type: 'choice'; values: readonly string[]; initial: string }
  /** `initial`: what the form proposes. */
  | { type: 'optionalChoice'; values: readonly string[]; initial: string }
  /** `perMonth`: an amount says for what it is paid. */
  | { type: 'precio'; perMonth: boolean }
  /** These four are set by actions on a published item, not by its form. The API omits the default value. */
  | { type: 'state'; values: readonly string[]; initial: string }
  | { type: 'note'; max: number }
  | { type: 'flag' }
  /** `pattern`: of each of its texts, for an expression without flags. */
  | { type: 'list'; max: number; pattern: string }
  | { type: 'localidad' | 'day' | 'hour' | 'link' | 'optionalLink' | 'picture' | 'tituloCategoria' };
export type RuleOf<T extends Rule['type']> = Extract<Rule, { type: T }>;

/**
 * A field of an item. As types: what is stored, what its control holds (`null`: it has none), what the API sends, and what is
 * written of what was typed (`null`: worked out from other fields).
 */
export interface Field<Stored, Typed, Wire, Written = Stored> {
  rule: Rule;
  /** What is stored of a field left empty. */
  empty: Stored;
  /** Old name it is read by where its own is missing. */
  alias?: string | undefined;
  /** Documents lack it until it is set. Rules read it with `get` and `empty`. */
  optional?: true;
  /** Never there: it carries the types. */
  shapes?: { stored: Stored; typed: Typed; wire: Wire; written: Written };
}
/** Any field, whatever it holds. */
export type AnyField = Field<unknown, unknown, unknown, unknown> & { shown?: 'card' | 'detail' };
/** The table of a kind: its fields under their stored names. */
export type Fields = Record<string, AnyField>;

/** Shown on cards, and so on details. */
export const onCard = <F>(field: F) => ({ ...field, shown: 'card' as const });
/** Shown on details alone. */
export const inDetail = <F>(field: F) => ({ ...field, shown: 'detail' as const });

/** A text that must say something. @param max characters */
export const filledText = (max: number, always = false): Field<string, string, string> => ({
  rule: { type: 'filledText', max, always },
  empty: '',
});
/** A text that may be left empty. @param max characters */
export const text = (max: number): Field<string, string, string> => ({
  rule: { type: 'text', max },
  empty: '',
});
/** A whole number, 0 if left empty. */
export const count = (max: number): Field<number, string, number> => ({
  rule: { type: 'count', max },
  empty: 0,
});
/** One of some words. */
export const choice = <const V extends string>(
  values: readonly V[],
  initial: NoInfer<V>,
): Field<V, V, V> => ({
  rule: { type: 'choice', values, initial },
  empty: initial,
});
/** One of some words, or none. */
export const optionalChoice = <const V extends string>(
  values: readonly V[],
  initial: NoInfer<V>,
): Field<V | null, V, V | null> => ({ rule: { type: 'optionalChoice', values, initial }, empty: null });
/** A price that may be left out, in controls of its own; lists are sent it in words. @param perMonth whether an amount says for what it is paid */
export const precio = (perMonth = false): Field<Precio | null, PrecioTyped, string | undefined> => ({
  rule: { type: 'precio', perMonth },
  empty: null,
});
/** The code of a place that may be left out (`localidad/places`); the server says what it is called. */
export const localidad = (): Field<string | null, string, null> => ({
  rule: { type: 'localidad' },
  empty: null,
});
/** A day that may be left empty: local midnight. */
export const day = (): Field<Date | null, string, string | null> => ({
  rule: { type: 'day' },
  empty: null,
});
/** How something stands that was published: one of some words, of which the initial one goes without saying. */
export const state = <const V extends string, const I extends V>(
  values: readonly V[],
  initial: I,
): Field<V, null, Exclude<V, I> | undefined, null> => ({
  rule: { type: 'state', values, initial },
  empty: initial,
  optional: true,
});
/** Whether something has come about since it was published. */
export const flag = (): Field<boolean, null, true | undefined, null> => ({
  rule: { type: 'flag' },
  empty: false,
  optional: true,
});
/** What is said later of it. @param max characters */
export const note = (max: number): Field<string, null, string | undefined, null> => ({
  rule: { type: 'note', max },
  empty: '',
  optional: true,
});
/** Short texts of one form, that are added later. @param max how many @param pattern of each, for an expression without flags */
export const list = (max: number, pattern: string): Field<string[], null, string[] | undefined, null> => ({
  rule: { type: 'list', max, pattern },
  empty: [],
  optional: true,
});
/** A time of the day that may be left empty: 1970-01-01 plus HH:mm, in UTC. */
export const hour = (alias?: string): Field<Date | null, string, string | null> => ({
  rule: { type: 'hour' },
  empty: null,
  alias,
});
/** A safe address. */
export const link = (alias?: string): Field<string | null, string, string | null, string> => ({
  rule: { type: 'link' },
  empty: null,
  alias,
});
/** A safe address that may be left empty. */
export const optionalLink = (): Field<string | null, string, string | null> => ({
  rule: { type: 'optionalLink' },
  empty: null,
});
/** The download URL of one own upload; its picker keeps it apart. */
export const picture = (): Field<string | null, null, string | null> => ({
  rule: { type: 'picture' },
  empty: null,
});
/** Some of them. @param max how many */
export const pictures = (max: number): Field<string[], null, string[]> => ({
  rule: { type: 'pictures', max },
  empty: [],
});

type Reference = { id: string; path: string };
/** References to categories, chosen by their ids. @param max how many */
export const categorias = (max: number): Field<Reference[], string[], string[], CategoriaId[]> => ({
  rule: { type: 'categorias', max },
  empty: [],
});
/** The first of them by its title, to filter by: written with the references, not typed. */
export const tituloCategoria = (): Field<string | null, null, CategoriaTitulo | null, null> => ({
  rule: { type: 'tituloCategoria' },
  empty: null,
});

type ShapeOf<F, S extends string> = F extends { shapes?: infer All }
  ? NonNullable<All>[S & keyof NonNullable<All>]
  : never;
/** What a table's fields hold, as stored. */
export type StoredFields<F extends Fields> = { [K in keyof F]: ShapeOf<F[K], 'stored'> };
/** What their controls hold. */
export type TypedFields<F extends Fields> = {
  [K in keyof F as ShapeOf<F[K], 'typed'> extends null ? never : K]: ShapeOf<F[K], 'typed'>;
};
/** What is written of what was typed. */
export type WrittenFields<F extends Fields> = {
  [K in keyof F as ShapeOf<F[K], 'written'> extends null ? never : K]: ShapeOf<F[K], 'written'>;
};
type WireOf<F> = ShapeOf<F, 'wire'> | (F extends { optional: true } ? undefined : never);
type Sent<F extends Fields, On, Missing extends boolean> = {
  [K in keyof F as F[K] extends { shown: On }
    ? (undefined extends WireOf<F[K]> ? true : false) extends Missing
      ? K
      : never
    : never]: WireOf<F[K]>;
};
/** What the API sends of those that are shown there; what came later may be missing. */
export type WireFields<F extends Fields, On> = Sent<F, On, false> & Partial<Sent<F, On, true>>;

/** Of each field that has it, one of its parts; `null` leaves it out. */
export const partsOf = <P>(
  fields: Fields,
  part: (field: AnyField, name: string) => P | null,
): Record<string, P> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const found = part(field, name);
      return found === null ? [] : [[name, found]];
    }),
  );
