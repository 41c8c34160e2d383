import { z } from '../zod.ts';

/**
 * A stored date as a JavaScript `Date`: accepts a `Date` or anything with `toDate()` (the Timestamps of the client and
 * admin SDKs), so the domain knows neither.
 */
export const fechaSchema = z.pipe(
  z.transform((value: unknown) =>
    typeof value === 'object' && value !== null && 'toDate' in value && typeof value.toDate === 'function'
      ? value.toDate()
      : value,
  ),
  z.date(),
);

/** A date that may be missing; missing and `null` read as `null`. */
export const fechaOrNull = z.pipe(
  z.nullish(fechaSchema),
  z.transform((value) => value ?? null),
);

/** A document reference reduced to its id and path; accepts the SDKs' `DocumentReference` objects. */
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

/** Reads a text field that may be missing as `''`. */
export const textOrEmpty = z.pipe(
  z.nullish(z.string()),
  z.transform((value) => value ?? ''),
);

/** Reads a text field that may be missing or empty as `null`. */
export const textOrNull = z.pipe(
  z.nullish(z.string()),
  z.transform((value) => value || null),
);
