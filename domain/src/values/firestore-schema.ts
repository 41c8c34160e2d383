import { z } from '../zod.ts';

/** A stored date: a `Date`, or an SDK’s Timestamp by its `toDate()`. */
export const fechaSchema = z.pipe(
  z.transform((value: unknown) =>
    typeof value === 'object' && value !== null && 'toDate' in value && typeof value.toDate === 'function'
      ? value.toDate()
      : value,
  ),
  z.date(),
);

export const fechaOrNull = z.pipe(
  z.nullish(fechaSchema),
  z.transform((value) => value ?? null),
);

/** A reference’s id and path, of any SDK. */
export const referenceSchema = z.pipe(
  z.custom<{ id: string; path: string }>(
    (value) =>
      typeof value === 'object' &&
      value !== null &&
      'id' in value &&
      typeof value.id === 'string' &&
      'path' in value &&
      typeof value.path === 'string',
  ),
  z.transform(({ id, path }) => ({ id, path })),
);

/** Missing unless there are any. */
export const hostsOrNull = z.catch(z.nullish(z.array(z.string())), null);

export const textOrEmpty = z.pipe(
  z.nullish(z.string()),
  z.transform((value) => value ?? ''),
);

export const textOrNull = z.pipe(
  z.nullish(z.string()),
  z.transform((value) => value || null),
);
