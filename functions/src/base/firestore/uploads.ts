import { ownerOfPath, pathOfUrl, thumbnailPath } from '@vidriera/domain/image/image';
import type { Uploads } from '@vidriera/domain/image/upload-url';
import { TIPOS } from '@vidriera/domain/values/ids';
import { THUMBNAIL_WIDTHS } from '@vidriera/domain/values/limits';
import type { Bucket, Buckets } from './admin.ts';

/** Returns where a bucket's uploads are downloaded from. */
export const uploadsOf = ({ name, storage }: Bucket): Uploads => ({
  bucket: name,
  emulated: Boolean(storage.customEndpoint),
});

/** Returns `null` for a missing file. @throws other errors of Storage */
export async function nullIfMissing<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (statusOf(error) === 404) return null;
    throw error;
  }
}

export const statusOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/** Returns where a held picture's file waits, in the bucket of thumbnails: see images/withheld.ts. */
export function withheldPath(path: string): string {
  const cut = path.lastIndexOf('/');
  return `${path.slice(0, cut)}/held/${path.slice(cut + 1)}`;
}

/** Returns the upload whose original is withheld there; `null` for any other file. */
export function uploadOfWithheld(path: string): string | null {
  const parts = /^(.+)\/held\/([^/]+)$/.exec(path);
  const upload = parts && `${parts[1]}/${parts[2]}`;
  return upload && ownerOfPath(upload) ? upload : null;
}

/** Folders with an account's pictures. */
export const foldersOf = (uid: string): string[] => [
  `users/${uid}/`,
  ...TIPOS.flatMap((tipo) => [`posts/${tipo}/main/${uid}/`, `posts/${tipo}/gallery/${uid}/`]),
];

/** Deletes an upload, then its thumbnails, held ones too; missing files are fine. For the order see images/. */
export async function deleteImage({ bucket, thumbnails }: Buckets, path: string): Promise<void> {
  await bucket.file(path).delete({ ignoreNotFound: true });
  await thumbnails.file(withheldPath(path)).delete({ ignoreNotFound: true });
  await deleteThumbnails(thumbnails, path);
}

/** Deletes all files under a prefix; missing files are fine. @throws AggregateError after trying all */
export async function deleteFolder(bucket: Bucket, prefix: string): Promise<void> {
  try {
    await bucket.deleteFiles({ prefix, force: true });
  } catch (caught) {
    // `ignoreNotFound` of the library holds only for the first file.
    const failures = [caught].flat().filter((error) => statusOf(error) !== 404);
    if (failures.length > 0) throw new AggregateError(failures, `${prefix}: ${failures[0]}`);
  }
}

export async function deleteThumbnails(thumbnails: Bucket, path: string): Promise<void> {
  await Promise.all(
    THUMBNAIL_WIDTHS.map((width) => thumbnailPath(path, width))
      .flatMap((thumbnail) => [thumbnail, withheldPath(thumbnail)])
      .map((file) => thumbnails.file(file).delete({ ignoreNotFound: true })),
  );
}

/** Storage folders, by owner of their pictures. */
export const FOLDERS = {
  perfil: (uid: string) => `users/${uid}/profile/`,
  creador: (uid: string) => `users/${uid}/creator/`,
  galeria: (uid: string) => `users/${uid}/creator/gallery/`,
  posts: 'posts/',
} as const;

/**
 * Returns the paths of `urls` that `uid` uploaded under `folder`. Documents may name other people's pictures;
 * leaving them out protects those from deletion.
 */
export function ownPaths(urls: (string | null | undefined)[], uid: string, folder: string): string[] {
  const paths = urls.flatMap((url) => {
    const path = url ? pathOfUrl(url) : null;
    return path && ownerOfPath(path) === uid && path.startsWith(folder) ? [path] : [];
  });
  return [...new Set(paths)];
}
