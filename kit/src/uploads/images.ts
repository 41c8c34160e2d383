import { Failure } from '@vidriera/domain/failure';
import { pathOfUrl } from '@vidriera/domain/image/image';
import { UPLOAD_CACHE } from '@vidriera/domain/image/upload';
import { messages } from '@vidriera/domain/messages/messages';
import { loadStorage, whenKnown } from '@vidriera/session';
import { firebaseFailure, withFailures } from '@vidriera/session/firebase-failure';
import { warnIfDeleted } from '../data/warn-if-deleted.ts';
import { rememberUpload } from '../pictures/recent-uploads.ts';
import { type PreparedImage, prepareImage } from './prepare-image.ts';

export type StorageConnection = Awaited<ReturnType<typeof loadStorage>>;

export type UploadOptions = {
  onProgress?: ((part: number) => void) | undefined;
  /** Aborting it cancels the upload, which then fails with 'cancelled'. */
  signal?: AbortSignal | undefined;
  connection?: () => Promise<StorageConnection>;
  prepare?: (file: Blob) => Promise<PreparedImage>;
};

/** A remembered person's form may restore photos before Auth reports; without its token the upload is refused. */
async function connect(): Promise<StorageConnection> {
  const [storage] = await Promise.all([loadStorage(), whenKnown()]);
  return storage;
}

/** Returns `path` with the extension of the uploaded format; the name stays within the 80 characters that a path allows. */
export function pathWithExtension(path: string, extension: string): string {
  const [, prefix = '', name = ''] = /^(.*\/\d+_)?([^/]*)$/.exec(path) ?? [];
  const base = name.replace(/\.[A-Za-z0-9]{1,5}$/, '');
  return `${prefix}${base.slice(0, 79 - extension.length)}.${extension}`;
}

/** Paths of pictures that the person deleted here. */
const takenAway = new Set<string>();

const canceled = (): Failure => new Failure('cancelled', messages.imagen.cancelled);

/**
 * Uploads a picture the person chose: checked, drawn anew (at most 2048 px, no EXIF), resumable and cancelable.
 * @param path Storage path from `domain/image/image`'s `paths`; its ending is replaced by that of the format uploaded.
 * @returns the picture's download URL, as items and profiles store it
 * @throws Failure 'not-an-image' | 'too-heavy' | 'cancelled' | 'no-permission' | 'no-connection' | 'not-uploaded'
 */
export async function uploadImage(
  file: Blob,
  path: string,
  { onProgress, signal, connection = connect, prepare = prepareImage }: UploadOptions = {},
): Promise<string> {
  // Connecting and decoding can't be cancelled, so an abort does not wait for them.
  const aborted = new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(canceled()), { once: true });
  });
  const ready = Promise.all([connection(), prepare(file)]);
  const [sdk, picture] = await Promise.race([ready, aborted]).catch((error: unknown) => {
    throw firebaseFailure(error, messages.imagen.notUploaded);
  });
  if (signal?.aborted) throw canceled();
  const target = sdk.ref(sdk.storage, pathWithExtension(path, picture.extension));
  const task = sdk.uploadBytesResumable(target, picture.blob, {
    contentType: picture.blob.type,
    cacheControl: UPLOAD_CACHE,
  });
  const cancel = () => task.cancel();
  signal?.addEventListener('abort', cancel, { once: true });
  try {
    onProgress?.(0);
    task.on('state_changed', ({ bytesTransferred, totalBytes }) =>
      onProgress?.(totalBytes ? bytesTransferred / totalBytes : 0),
    );
    await task;
    const url = await sdk.getDownloadURL(target);
    rememberUpload(target.fullPath, picture.blob);
    warnIfDeleted(
      () => sdk.getDownloadURL(target),
      () => takenAway.has(target.fullPath),
    );
    onProgress?.(1);
    return url;
  } catch (error) {
    const failure = firebaseFailure(error, messages.imagen.notUploaded);
    if (failure.code !== 'internal') throw failure;
    throw new Failure('not-uploaded', messages.imagen.notUploaded, { cause: error });
  } finally {
    signal?.removeEventListener('abort', cancel);
  }
}

/**
 * Deletes an uploaded picture by its download URL. A missing picture, or one that is no upload, counts as deleted.
 * @throws Failure 'no-permission' | 'no-connection' | 'internal'
 */
export function deleteImage(
  url: string,
  { connection = loadStorage }: Pick<UploadOptions, 'connection'> = {},
): Promise<void> {
  return withFailures(async () => {
    const path = pathOfUrl(url);
    if (!path) return;
    takenAway.add(path);
    const { deleteObject, ref, storage } = await connection();
    try {
      await deleteObject(ref(storage, path));
    } catch (error) {
      if (firebaseFailure(error).code !== 'missing') throw error;
    }
  });
}
