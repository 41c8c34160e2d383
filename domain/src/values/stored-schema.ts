import { reglaStoredSchema } from '../evento/regla-schema.ts';
import { precioStoredSchema } from '../item/precio-schema.ts';
import { z } from '../zod.ts';
import { type AnyField, type Fields, partsOf, type Rule, type RuleOf, type StoredFields } from './fields.ts';
import { fechaOrNull, referenceSchema, textOrEmpty, textOrNull } from './firestore-schema.ts';
import { textOf } from './text-schema.ts';

const listOrEmpty = <S extends z.ZodMiniType>(element: S) =>
  z.pipe(
    z.nullish(z.array(element)),
    z.transform((list) => list ?? []),
  );

/** Browsers write items: what their form leaves out may be stored all the same. */
const textIn = (max: number, schema: z.ZodMiniType<string>) => z.pipe(schema, z.transform(textOf(max)));

const READS: { [T in Rule['type']]: (rule: RuleOf<T>) => z.ZodMiniType } = {
  filledText: ({ always, max }) => textIn(max, always ? z.string() : textOrEmpty),
  text: ({ max }) => textIn(max, textOrEmpty),
  count: () =>
    z.pipe(
      z.nullish(z.number()),
      z.transform((value) => value ?? 0),
    ),
  choice: ({ values, initial }) => z.catch(z.enum(values), initial),
  optionalChoice: ({ values }) =>
    z.pipe(
      z.catch(z.nullish(z.enum(values)), null),
      z.transform((value) => value ?? null),
    ),
  check: () => z.catch(z.boolean(), false),
  precio: () => precioStoredSchema,
  localidad: () => textOrNull,
  regla: () => reglaStoredSchema,
  day: () => fechaOrNull,
  moment: () => fechaOrNull,
  hour: () => fechaOrNull,
  link: () => textOrNull,
  optionalLink: () => textOrNull,
  picture: () => textOrNull,
  pictures: () => listOrEmpty(z.string()),
  categorias: () => listOrEmpty(referenceSchema),
  tituloCategoria: () => textOrNull,
  state: ({ values, initial }) => z.catch(z.enum(values), initial),
  note: ({ max }) => textIn(max, textOrEmpty),
  flag: () => z.catch(z.boolean(), false),
  list: ({ max, pattern }) =>
    z.pipe(
      z.catch(listOrEmpty(z.string()), []),
      z.transform((texts) => texts.filter((text) => new RegExp(`^(?:${pattern})$`).test(text)).slice(0, max)),
    ),
  dayTexts: ({ max, length }) =>
    z.pipe(
      z.catch(listOrEmpty(z.string()), []),
      z.transform((texts) =>
        texts
          .filter((text) => /^\d{4}-\d{2}-\d{2}\|./.test(text))
          .slice(0, max)
          .map((text) => text.slice(0, DAY_AND_BAR + length)),
      ),
    ),
};
const DAY_AND_BAR = '2027-01-01|'.length;
const readOf = ({ rule }: AnyField): z.ZodMiniType => READS[rule.type](rule as never);

/** Reads a stored item. @param own system fields */
export const storedSchema = <F extends Fields, S extends Record<string, z.ZodMiniType>>(fields: F, own: S) =>
  z.pipe(
    z.transform((value: unknown) =>
      typeof value === 'object' && value !== null ? withoutAliases(fields, value) : value,
    ),
    z.object({
      ...(partsOf(fields, readOf) as { [K in keyof StoredFields<F>]: z.ZodMiniType<StoredFields<F>[K]> }),
      ...own,
    }),
  );

function withoutAliases(fields: Fields, value: object): object {
  const stored = value as Record<string, unknown>;
  const aliased = partsOf(fields, ({ alias }, name) => (alias ? (stored[name] ?? stored[alias]) : null));
  return { ...value, ...aliased };
}
