import type { CategoriaTitulo } from '../categoria/categoria.ts';
import type { Precio } from '../item/precio.ts';
import type { PrecioTyped } from '../item/precio-schema.ts';
import type { CategoriaId } from './ids-schema.ts';

/** A field’s type and limits. Schemas, tests and rules follow from it. */
export type Rule =
  /** `always`: without it the item is unreadable. */
  | { type: 'filledText'; max: number; always: boolean }
  | { type: 'text' | 'pictures' | 'categorias' | 'count'; max: number }
  /** `initial`: the form’s default, also for unknown stored values. */
  | { type: 'choice'; values: readonly string[]; initial: string }
  /** `initial`: the form’s proposal. */
  | { type: 'optionalChoice'; values: readonly string[]; initial: string }
  /** A box to tick. */
  | { type: 'check' }
  /** `perMonth`: the amount states its period. */
  | { type: 'precio'; perMonth: boolean }
  /** These five are set by actions on a published item, not by its form. The API omits the default value. */
  | { type: 'state'; values: readonly string[]; initial: string }
  | { type: 'note'; max: number }
  | { type: 'flag' }
  /** `pattern`: of each text, valid without flags. */
  | { type: 'list'; max: number; pattern: string }
  /** One text for each of some days: '2027-01-01|Año nuevo'. `length`: of a text, in characters. */
  | { type: 'dayTexts'; max: number; length: number }
  | {
      type:
        | 'localidad'
        | 'regla'
        | 'day'
        | 'moment'
        | 'hour'
        | 'link'
        | 'optionalLink'
        | 'picture'
        | 'tituloCategoria';
    };
export type RuleOf<T extends Rule['type']> = Extract<Rule, { type: T }>;

/**
 * A field of an item, with its types: stored, in its control (`null`: no control), on the wire, and written by the form (`null`: derived).
 */
export interface Field<Stored, Typed, Wire, Written = Stored> {
  rule: Rule;
  /** Stored default. */
  empty: Stored;
  /** The specification’s other name, read if the own one is missing. */
  alias?: string | undefined;
  /** Documents lack it until it is set. Rules read it with `get` and `empty`. */
  optional?: true;
  /** Carries the types; never set. */
  shapes?: { stored: Stored; typed: Typed; wire: Wire; written: Written };
}
export type AnyField = Field<unknown, unknown, unknown, unknown> & { shown?: 'card' | 'detail' };
/** A kind’s fields by stored name. */
export type Fields = Record<string, AnyField>;

/** Shown on cards and details. */
export const onCard = <F>(field: F) => ({ ...field, shown: 'card' as const });
/** Shown on details. */
export const inDetail = <F>(field: F) => ({ ...field, shown: 'detail' as const });

/** Documents may lack it: set by actions, or added once people had published. Rules read it with `get` and `empty`. */
export const optional = <F>(field: F) => ({ ...field, optional: true as const });

/** A required text. @param max characters */
export const filledText = (max: number, always = false): Field<string, string, string> => ({
  rule: { type: 'filledText', max, always },
  empty: '',
});
/** An optional text. @param max characters */
export const text = (max: number): Field<string, string, string> => ({
  rule: { type: 'text', max },
  empty: '',
});
/** A whole number; 0 if empty. */
export const count = (max: number): Field<number, string, number> => ({
  rule: { type: 'count', max },
  empty: 0,
});
export const choice = <const V extends string>(
  values: readonly V[],
  initial: NoInfer<V>,
): Field<V, V, V> => ({
  rule: { type: 'choice', values, initial },
  empty: initial,
});
export const optionalChoice = <const V extends string>(
  values: readonly V[],
  initial: NoInfer<V>,
): Field<V | null, V, V | null> => ({ rule: { type: 'optionalChoice', values, initial }, empty: null });
/** A box to tick. The API omits `false`. */
export const check = (): Field<boolean, boolean, true | undefined> => ({
  rule: { type: 'check' },
  empty: false,
});
/** An optional price; lists get it in words. @param perMonth the amount states its period */
export const precio = (perMonth = false): Field<Precio | null, PrecioTyped, string | undefined> => ({
  rule: { type: 'precio', perMonth },
  empty: null,
});
/** An optional place’s code (`localidad/places`). */
export const localidad = (): Field<string | null, string, null> => ({
  rule: { type: 'localidad' },
  empty: null,
});
/** An optional rule of a repeating event (`evento/regla`). */
export const regla = (): Field<string | null, string, string | undefined> => ({
  rule: { type: 'regla' },
  empty: null,
});
/** An optional day: local midnight. */
export const day = (): Field<Date | null, string, string | null> => ({
  rule: { type: 'day' },
  empty: null,
});
/** An optional moment, typed as local time. */
export const moment = (): Field<Date | null, string, null> => ({
  rule: { type: 'moment' },
  empty: null,
});
/** Publication status. */
export const state = <const V extends string, const I extends V>(
  values: readonly V[],
  initial: I,
): Field<V, null, Exclude<V, I> | undefined, null> => ({
  rule: { type: 'state', values, initial },
  empty: initial,
});
/** A flag set after publication. */
export const flag = (): Field<boolean, null, true | undefined, null> => ({
  rule: { type: 'flag' },
  empty: false,
});
/** A note set after publication. @param max characters */
export const note = (max: number): Field<string, null, string | undefined, null> => ({
  rule: { type: 'note', max },
  empty: '',
});
/** Short texts set after publication. @param max how many @param pattern of each, valid without flags */
export const list = (max: number, pattern: string): Field<string[], null, string[] | undefined, null> => ({
  rule: { type: 'list', max, pattern },
  empty: [],
});
/** Notes about days, set after publication. @param max how many @param length characters of one */
export const dayTexts = (max: number, length: number): Field<string[], null, string[] | undefined, null> => ({
  rule: { type: 'dayTexts', max, length },
  empty: [],
});
/** An optional time: 1970-01-01 plus HH:mm, in UTC. */
export const hour = (alias?: string): Field<Date | null, string, string | null> => ({
  rule: { type: 'hour' },
  empty: null,
  alias,
});
export const link = (alias?: string): Field<string | null, string, string | null, string> => ({
  rule: { type: 'link' },
  empty: null,
  alias,
});
export const optionalLink = (): Field<string | null, string, string | null> => ({
  rule: { type: 'optionalLink' },
  empty: null,
});
/** The download URL of an own upload. */
export const picture = (): Field<string | null, null, string | null> => ({
  rule: { type: 'picture' },
  empty: null,
});
/** @param max how many */
export const pictures = (max: number): Field<string[], null, string[]> => ({
  rule: { type: 'pictures', max },
  empty: [],
});

type Reference = { id: string; path: string };
/** References to categories. @param max how many */
export const categorias = (max: number): Field<Reference[], string[], string[], CategoriaId[]> => ({
  rule: { type: 'categorias', max },
  empty: [],
});
/** Title of the first category, to filter by. */
export const tituloCategoria = (): Field<string | null, null, CategoriaTitulo | null, null> => ({
  rule: { type: 'tituloCategoria' },
  empty: null,
});

type ShapeOf<F, S extends string> = F extends { shapes?: infer All }
  ? NonNullable<All>[S & keyof NonNullable<All>]
  : never;
/** Stored types of a table. */
export type StoredFields<F extends Fields> = { [K in keyof F]: ShapeOf<F[K], 'stored'> };
/** Types of its controls. */
export type TypedFields<F extends Fields> = {
  [K in keyof F as ShapeOf<F[K], 'typed'> extends null ? never : K]: ShapeOf<F[K], 'typed'>;
};
/** Types its form writes. */
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
/** Types on the wire; optional fields may be missing. */
export type WireFields<F extends Fields, On> = Sent<F, On, false> & Partial<Sent<F, On, true>>;

/** Maps the fields; `null` omits one. */
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
