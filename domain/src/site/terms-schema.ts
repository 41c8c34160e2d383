import { z } from '../zod.ts';
import { TERMS_VERSION } from './terms.ts';

/** The accepted version. An old page sends an earlier version; a later one than the current is refused. */
export const termsVersionSchema = z.iso.date().check(z.refine((version) => version <= TERMS_VERSION));
