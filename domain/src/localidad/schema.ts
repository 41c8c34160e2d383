import { LIMITS } from '../values/limits.ts';
import { z } from '../zod.ts';
import { LOCALIDAD } from './localidad.ts';

/** A place as a form sends it: its code, `null` for none. Whether there is such a place the server looks up. */
export const localidadSchema = z
  .union([z.literal(''), z.string().max(LIMITS.localidad).regex(LOCALIDAD)])
  .nullable()
  .transform((code) => code || null);

/** A place as details and profiles are sent it. */
export const localidadWireSchema = z.object({
  nombre: z.string(),
  ciudad: z.string(),
  provincia: z.string(),
});
