import { enlaceSchema } from './enlace-schema.ts';
import { textoONull } from './firestore-schema.ts';
import { itemDatosBase, itemDocBase } from './item-schema.ts';
import { z } from './zod.ts';

/** A stored link; `url` is read where `enlace` is missing. */
export const linkDocSchema = z.preprocess(
  (value) =>
    typeof value === 'object' && value !== null && !('enlace' in value) && 'url' in value
      ? { ...value, enlace: value.url }
      : value,
  z.object({ ...itemDocBase, enlace: textoONull }),
);

/** The link form. */
export const linkDatosSchema = z.object({ ...itemDatosBase, enlace: enlaceSchema });
