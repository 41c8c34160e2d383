import { z } from '../zod.ts';
import { TERMS_VERSION } from './terms.ts';

/** The version that somebody read: of an older page an earlier one, never a later one than there is. */
export const termsVersionSchema = z.iso.date().check(z.refine((version) => version <= TERMS_VERSION));
