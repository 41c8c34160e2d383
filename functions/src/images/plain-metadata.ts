import { z } from '@vidriera/domain/zod';
import type { Bucket } from '../shared/admin.ts';

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

/** Whether a file is not packed, has no language, and has tokens of Storage. Rules cannot see tokens. */
export const isPlain = (metadata: FileMetadata): boolean => plainSchema.safeParse(metadata).success;
