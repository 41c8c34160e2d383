import { RECURRENCIAS } from './recurrencia.ts';
import { z } from './zod.ts';

export const recurrenciaSchema = z.enum(RECURRENCIAS);
