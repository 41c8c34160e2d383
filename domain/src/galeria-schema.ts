import { LIMITES } from './limits.ts';
import { z } from './zod.ts';

const urls = z.array(z.string().max(LIMITES.url)).max(2 * LIMITES.imagenesGaleria);

/** The gallery as a form sends it (download URLs): what it held when the form was opened, and what it shall hold, in order. */
export const galeriaDatosSchema = z.object({ antes: urls, urls });
