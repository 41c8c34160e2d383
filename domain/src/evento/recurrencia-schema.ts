import { z } from '../zod.ts';
import { RECURRENCIAS } from './recurrencia.ts';

export const recurrenciaSchema = z.enum(RECURRENCIAS);
