import { LIMITS } from '../values/limits.ts';
import { z } from '../zod.ts';

const urls = z.array(z.string().check(z.maxLength(LIMITS.url))).check(z.maxLength(2 * LIMITS.galeriaImages));

/** A form's gallery of download URLs: `before` as opened, `urls` now. */
export const galeriaFormSchema = z.object({ before: urls, urls });
export type GaleriaForm = z.infer<typeof galeriaFormSchema>;
