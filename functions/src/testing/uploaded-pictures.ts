import { originalOfThumbnail, thumbnailPath } from '@vidriera/domain/image/image';
import { THUMBNAIL_WIDTHS } from '@vidriera/domain/values/limits';
import { vi } from 'vitest';
import type { Buckets } from '../base/firestore/admin.ts';
import { imageFinalized } from '../items/images/image-finalized.ts';
import type { FileMetadata } from '../items/images/plain-metadata.ts';
import { project } from './project.ts';
import { OPEN } from './uploads-open.ts';

export const fileIn = ({ bucket, thumbnails }: Buckets, path: string) =>
  (originalOfThumbnail(path) ? thumbnails : bucket).file(path);

export const KEY = '0b1c2d3e-4f50-4617-8293-a4b5c6d7e8f9';
const WITH_KEY: FileMetadata = { metadata: { firebaseStorageDownloadTokens: KEY } };

export function uploadedPictures(name: string) {
  const { bucket, thumbnails } = project(name);
  let series = 0;
  const register = vi.fn(async () => undefined);
  const mayUpload = vi.fn(() => Promise.resolve(true));
  const deps = { bucket, thumbnails, ...OPEN, mayUpload, register };

  /** @returns the path */
  async function upload(
    bytes: Buffer,
    nombre = 'foto.jpg',
    contentType = 'image/jpeg',
    more: FileMetadata = WITH_KEY,
  ): Promise<string> {
    const path = `users/ana/profile/${++series}_${nombre}`;
    await bucket.file(path).save(bytes, { resumable: false, metadata: { contentType, ...more } });
    return path;
  }
  return {
    bucket,
    thumbnails,
    deps,
    register,
    upload,
    process: (path: string) => imageFinalized(deps, path),
    download: async (path: string) => (await fileIn(deps, path).download())[0],
    exists: async (path: string) => (await fileIn(deps, path).exists())[0],
    thumbnailsOf: (path: string) => THUMBNAIL_WIDTHS.map((width) => thumbnailPath(path, width)),
  };
}
