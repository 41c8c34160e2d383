import { z } from '../zod.ts';
import { LIMITS } from './limits.ts';
import { safeUrl } from './safe-url.ts';

/** A link as typed in a form: required and URL-typed; written in its safe, absolute form. */
export const enlaceSchema = z
  .string()
  .trim()
  .min(1, 'Escribí la dirección del link.')
  .max(LIMITS.url, 'La dirección es demasiado larga.')
  .transform((value, ctx) => {
    const safe = safeUrl(value);
    if (safe) return safe;
    ctx.addIssue({
      code: 'custom',
      message: 'Esa dirección no parece válida. Probá con algo como https://ejemplo.com',
    });
    return z.NEVER;
  });

/** A link that may be left empty: `''` → `null`. */
export const optionalUrlSchema = z.union([
  z
    .string()
    .trim()
    .length(0)
    .transform(() => null),
  z.null(),
  enlaceSchema,
]);
