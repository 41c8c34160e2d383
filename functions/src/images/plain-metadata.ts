import { z } from '@vidriera/domain/zod';
import type { Bucket } from '../shared/admin.ts';

export type FileMetadata = ReturnType<Bucket['file']>['metadata'];

/** Download tokens as Storage makes them: UUIDs, separated by commas. */
const TOKENS = /^(?:(?:^|,)[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})+$/;

const plainSchema = z.object({
  contentEncoding: z.optional(z.enum(['', 'identity'])),
  contentLanguage: z.optional(z.literal('')),
  metadata: z.optional(
    z.object({ firebaseStorageDownloadTokens: z.optional(z.string().check(z.regex(TOKENS))) }),
  ),
});

/**
 * Whether a stored file is what its bytes are: not packed, in no language, its download tokens made by Storage. Rules refuse the
 * rest (storage.rules), but nowhere see tokens, and the emulator, which lets anybody choose them, shows them no language either.
 */
export const isPlain = (metadata: FileMetadata): boolean => plainSchema.safeParse(metadata).success;
