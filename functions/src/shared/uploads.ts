import { ownerOfPath, pathOfUrl, thumbnailPath } from '@vidriera/domain/image/image';
import type { Uploads } from '@vidriera/domain/image/upload-url';
import { THUMBNAIL_WIDTHS } from '@vidriera/domain/values/limits';
import type { Bucket } from './admin.ts';

/** Where a bucket's uploads are downloaded from. */
export const uploadsOf = ({ name, storage }: Bucket): Uploads => ({
  bucket: name,
  emulated: Boolean(storage.customEndpoint),
});

/** What reading from Storage gives; `null` for what is not there. @throws whatever else Storage throws */
export async function unlessMissing<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (statusOf(error) === 404) return null;
    throw error;
  }
}

/** HTTP status of an error thrown by Storage. */
export const statusOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/** Deletes an upload and its thumbnails; what is gone already is fine. The original goes first: see images/. */
export async function deleteImage(bucket: Bucket, path: string): Promise<void> {
  await bucket.file(path).delete({ ignoreNotFound: true });
  await deleteThumbnails(bucket, path);
}

/** Deletes all files under a prefix; what somebody else deletes meanwhile is fine. @throws AggregateError, after every file was tried */
export async function deleteFolder(bucket: Bucket, prefix: string): Promise<void> {
  try {
    await bucket.deleteFiles({ prefix, force: true });
  } catch (caught) {
    // The library's own `ignoreNotFound` holds for the first file alone: deleting takes it out of the options.
    const failures = [caught].flat().filter((error) => statusOf(error) !== 404);
    if (failures.length > 0) throw new AggregateError(failures, `${prefix}: ${failures[0]}`);
  }
}

/** Deletes the thumbnails of an upload. */
export async function deleteThumbnails(bucket: Bucket, path: string): Promise<void> {
  await Promise.all(
    THUMBNAIL_WIDTHS.map((width) => bucket.file(thumbnailPath(path, width)).delete({ ignoreNotFound: true })),
  );
}

/** Storage folders, by what their pictures belong to. */
export const FOLDERS = {
  perfil: (uid: string) => `users/${uid}/profile/`,
  creador: (uid: string) => `users/${uid}/creator/`,
  galeria: (uid: string) => `users/${uid}/creator/gallery/`,
  posts: 'posts/',
} as const;

/**
 * Paths of the pictures among `urls` that `uid` uploaded under `folder`. Anything else a document may name (another
 * person's picture, an address elsewhere) is left out, so that nobody can have somebody else's file deleted.
 */
export function ownPaths(urls: (string | null | undefined)[], uid: string, folder: string): string[] {
  const paths = urls.flatMap((url) => {
    const path = url ? pathOfUrl(url) : null;
    return path && ownerOfPath(path) === uid && path.startsWith(folder) ? [path] : [];
  });
  return [...new Set(paths)];
}
