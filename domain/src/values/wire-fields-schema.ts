import { CATEGORIAS } from '../categoria/categoria.ts';
import { type Precio, precioText } from '../item/precio.ts';
import { z } from '../zod.ts';
import { dateToDia } from './fecha.ts';
import {
  type Fields,
  partsOf,
  type Rule,
  type RuleOf,
  type StoredFields,
  type WireFields,
} from './fields.ts';
import { dateToHora } from './hora.ts';
import { safeUrl } from './safe-url.ts';

export const diaWireSchema = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
export const horaWireSchema = z.string().check(z.regex(/^\d{2}:\d{2}$/));

interface WireOf<R extends Rule> {
  wire: (rule: R) => z.ZodMiniType;
  /** Converts the stored value. */
  of?: (stored: never, rule: R) => unknown;
}
const text = { wire: () => z.string() };
const textOrNull = { wire: () => z.nullable(z.string()) };
const texts = {
  wire: () => z.array(z.string()),
  of: (value: string[]) => (value.length > 0 ? value : undefined),
};
const words = ({ values }: { values: readonly string[] }) => z.enum(values);

const WIRES: { [T in Rule['type']]: WireOf<RuleOf<T>> } = {
  filledText: text,
  text,
  count: { wire: () => z.number() },
  choice: { wire: words },
  optionalChoice: { wire: (rule) => z.nullable(words(rule)) },
  check: { wire: () => z.literal(true), of: (value: boolean) => value || undefined },
  precio: {
    wire: () => z.optional(z.string()),
    of: (precio: Precio | null) => (precio ? precioText(precio) : undefined),
  },
  localidad: textOrNull,
  regla: { wire: () => z.string(), of: (value: string | null) => value ?? undefined },
  day: { wire: () => z.nullable(diaWireSchema), of: (value: Date | null) => dateToDia(value) || null },
  moment: { wire: () => z.null() },
  hour: { wire: () => z.nullable(horaWireSchema), of: (value: Date | null) => dateToHora(value) || null },
  link: { ...textOrNull, of: safeUrl },
  optionalLink: { ...textOrNull, of: safeUrl },
  picture: textOrNull,
  pictures: { wire: () => z.array(z.string()) },
  categorias: { wire: () => z.array(z.string()), of: (list: { id: string }[]) => list.map(({ id }) => id) },
  tituloCategoria: {
    wire: () => z.nullable(z.enum(CATEGORIAS)),
    of: (titulo: string | null) => CATEGORIAS.find((categoria) => categoria === titulo) ?? null,
  },
  state: {
    wire: ({ values, initial }) => z.enum(values.filter((value) => value !== initial)),
    of: (value: string, { initial }) => (value === initial ? undefined : value),
  },
  note: { ...text, of: (value: string) => value || undefined },
  flag: { wire: () => z.literal(true), of: (value: boolean) => value || undefined },
  list: texts,
  dayTexts: texts,
};
const wireOf = (rule: Rule): WireOf<never> => WIRES[rule.type];

/** Wire schema of fields on cards, or on details only. */
export const wireShape = <F extends Fields, On extends 'card' | 'detail'>(fields: F, on: On) =>
  partsOf(fields, ({ shown, rule, optional }) => {
    if (shown !== on) return null;
    const wire = wireOf(rule).wire(rule as never);
    return optional ? z.optional(wire) : wire;
  }) as {
    [K in keyof WireFields<F, On>]-?: undefined extends WireFields<F, On>[K]
      ? z.ZodMiniOptional<z.ZodMiniType<Exclude<WireFields<F, On>[K], undefined>>>
      : z.ZodMiniType<WireFields<F, On>[K]>;
  };

/** Converts stored fields to the wire. */
export const toWire = <F extends Fields, On extends 'card' | 'detail'>(
  fields: F,
  on: On,
  stored: Pick<StoredFields<F>, keyof WireFields<F, On>>,
): WireFields<F, On> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { shown, rule }]) => {
      const { of = (value: unknown) => value } = wireOf(rule);
      return shown === on
        ? [[name, of((stored as Record<string, unknown>)[name] as never, rule as never)]]
        : [];
    }),
  ) as WireFields<F, On>;
