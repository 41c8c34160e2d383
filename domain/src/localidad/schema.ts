import { LIMITS } from '../values/limits.ts';
import { z } from '../zod.ts';
import { LOCALIDAD } from './localidad.ts';

/** A place as a form sends it: its code, `null` for none. Whether there is such a place the server looks up. */
export const localidadSchema = z.pipe(
  z.nullable(z.union([z.literal(''), z.string().check(z.maxLength(LIMITS.localidad), z.regex(LOCALIDAD))])),
  z.transform((code) => code || null),
);

/** A place as details and profiles are sent it. */
export const localidadWireSchema = z.object({
  nombre: z.string(),
  ciudad: z.string(),
  provincia: z.string(),
});

/** Said of a code, or of an address that ends in one, that the list does not know. */
export const NO_SUCH_PLACE = 'No conocemos ese lugar.';

const named = { codigo: z.string(), nombre: z.string() };

export const placeParamsSchema = z.object({
  codigo: z.string().check(z.maxLength(LIMITS.localidad), z.regex(LOCALIDAD)),
});

/** `GET /api/agenda/lugares/{codigo}`: what a place is called, and the zona around it, which of a centre is itself. */
export const placeSchema = z.object({ ...named, zona: z.object(named) });
export type WirePlace = z.infer<typeof placeSchema>;
