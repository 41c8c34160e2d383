import { LIMITS } from '../values/limits.ts';
import { z } from '../zod.ts';

const urls = z.array(z.string().check(z.maxLength(LIMITS.url))).check(z.maxLength(2 * LIMITS.galeriaImages));

/** The gallery as a form sends it (download URLs): what it held when the form was opened, and what it shall hold, in order. */
export const galeriaFormSchema = z.object({ before: urls, urls });
export type GaleriaForm = z.infer<typeof galeriaFormSchema>;
