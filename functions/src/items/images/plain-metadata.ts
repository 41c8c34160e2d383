import { z } from '@vidriera/domain/zod';
import type { Bucket } from '../../base/firestore/admin.ts';

export type FileMetadata = ReturnType<Bucket['file']>['metadata'];

/** UUIDs, separated by commas. */
const TOKENS = /^(?:(?:^|,)[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})+$/;

const plainSchema = z.object({
  contentEncoding: z.optional(z.enum(['', 'identity'])),
  contentLanguage: z.optional(z.literal('')),
  metadata: z.optional(
    z.object({ firebaseStorageDownloadTokens: z.optional(z.string().check(z.regex(TOKENS))) }),
  ),
});

/** Returns whether a file is unpacked, without language, and has only tokens of Storage. Rules can't see tokens. */
export const isPlain = (metadata: FileMetadata): boolean => plainSchema.safeParse(metadata).success;
