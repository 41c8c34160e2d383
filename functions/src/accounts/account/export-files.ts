import { uploadUrl } from '@vidriera/domain/image/upload-url';
import { messages } from '@vidriera/domain/messages/messages';
import { z } from '@vidriera/domain/zod';
import type { Bucket } from '../../base/firestore/admin.ts';
import { foldersOf } from '../../base/firestore/uploads.ts';
import { refusal } from '../../base/http/callable.ts';
import { type ExportSection, SIZE } from './export-section.ts';

type FileMetadata = ReturnType<Bucket['file']>['metadata'];

/** Returns a file's download URL; `null` for a file without a token. */
function addressOf(bucket: Bucket, name: string, metadata: FileMetadata): string | null {
  const [token] = String(metadata.metadata?.firebaseStorageDownloadTokens ?? '').split(',');
  const { storage } = bucket;
  return token
    ? uploadUrl(bucket.name, name, token, storage.customEndpoint ? storage.apiEndpoint : undefined)
    : null;
}

/** Exports the files of one of a person's folders. @throws HttpsError `invalid-data` for a made-up token */
export const files =
  (folder: number): ExportSection =>
  async ({ bucket }, uid, after) => {
    const page = bucket.getFiles({
      prefix: foldersOf(uid)[folder] ?? '',
      maxResults: SIZE,
      autoPaginate: false,
      ...(after !== null && { pageToken: after }),
    });
    const [found, next] = await page.catch((error: unknown) => {
      const isMadeUp = after !== null && badRequestSchema.safeParse(error).success;
      throw isMadeUp ? refusal('invalid-data', messages.requests.badParameters) : error;
    });
    const shown = found.map(({ name, metadata }) => ({
      path: name,
      url: addressOf(bucket, name, metadata),
      bytes: Number(metadata.size ?? 0),
      uploaded: metadata.timeCreated,
    }));
    return { part: { files: shown }, after: tokenSchema.parse(next) };
  };
/** Storage's answer to a token that it did not give. */
const badRequestSchema = z.object({ code: z.literal(400) });
/** The library's request for the next page; `null` at the end. */
const tokenSchema = z.catch(
  z.pipe(
    z.object({ pageToken: z.string() }),
    z.transform(({ pageToken }) => pageToken),
  ),
  null as never,
);
