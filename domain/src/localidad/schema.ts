import { LIMITS } from '../values/limits.ts';
import { z } from '../zod.ts';
import { LOCALIDAD } from './localidad.ts';

/** A place in a form: its code, or `null`. The server looks up whether it exists. */
export const localidadSchema = z.pipe(
  z.nullable(z.union([z.literal(''), z.string().check(z.maxLength(LIMITS.localidad), z.regex(LOCALIDAD))])),
  z.transform((code) => code || null),
);

export const localidadWireSchema = z.object({
  nombre: z.string(),
  ciudad: z.string(),
  provincia: z.string(),
});

export const NO_SUCH_PLACE = 'No conocemos ese lugar.';

const named = { codigo: z.string(), nombre: z.string() };

export const placeParamsSchema = z.object({
  codigo: z.string().check(z.maxLength(LIMITS.localidad), z.regex(LOCALIDAD)),
});

/** `GET /api/agenda/lugares/{codigo}`: a place, and the centre of its zona (itself for a centre). */
export const placeSchema = z.object({ ...named, zona: z.object(named) });
export type WirePlace = z.infer<typeof placeSchema>;
