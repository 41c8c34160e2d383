import { z } from '../zod.ts';
import { PHONE_KEY } from './code.ts';

/** A phone's public key, as a ticket carries it. */
export const phoneKeySchema = z.string().check(z.regex(PHONE_KEY));
