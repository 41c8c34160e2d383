import { LIMITS } from '../values/limits.ts';
import { z } from '../zod.ts';
import { hasPesos, PERIODOS, type Precio, TIPOS_PRECIO } from './precio.ts';

export const pesosSchema = z.number().int().min(1).max(LIMITS.pesos);

/** A price, as it is stored and as details are sent it. */
export const precioSchema = z.object({
  tipo: z.enum(TIPOS_PRECIO),
  pesos: pesosSchema.nullable(),
  periodo: z.enum(PERIODOS).nullable(),
  aclaracion: z.string(),
});

/** Reads a stored price; old items have none, and one that can't be understood says nothing. */
export const precioStoredSchema = precioSchema
  .refine(({ tipo, pesos }) => hasPesos(tipo) === (pesos !== null))
  .nullish()
  .catch(null)
  .transform((precio): Precio | null => precio ?? null);
