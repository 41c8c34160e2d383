import { itemDataBase, itemDocBase } from '../item/schema.ts';
import { textOrNull } from '../values/firestore-schema.ts';
import { enlaceSchema } from '../values/safe-url-schema.ts';
import { z } from '../zod.ts';

/** A stored link; `url` is read where `enlace` is missing. */
export const linkDocSchema = z.preprocess(
  (value) =>
    typeof value === 'object' && value !== null && !('enlace' in value) && 'url' in value
      ? { ...value, enlace: value.url }
      : value,
  z.object({ ...itemDocBase, enlace: textOrNull }),
);

/** The link form. */
export const linkDataSchema = z.object({ ...itemDataBase, enlace: enlaceSchema });
