import { createHash } from 'node:crypto';
import { ownerOfPath, thumbnailPath } from '@vidriera/domain/image/image';
import { RETENTION_DAYS } from '@vidriera/domain/site/retention';
import { LIMITS } from '@vidriera/domain/values/limits';
import type { Bucket, Buckets } from '../../base/firestore/admin.ts';
import { deleteImage, deleteThumbnails, nullIfMissing, statusOf } from '../../base/firestore/uploads.ts';
import { readBounded } from '../../base/http/read-bounded.ts';
import { logger } from '../../base/process/logger.ts';
import { type Inspection, inspect } from './inspect.ts';
import { type FileMetadata, isPlain } from './plain-metadata.ts';
import { render, type Thumbnail } from './render.ts';
import { isWithheld } from './withheld.ts';

export type ImageDeps = Buckets & {
  standing: (uid: string) => Promise<'open' | 'suspended' | 'gone'>;
  /** Counts the upload. @returns whether it is allowed */
  mayUpload: (uid: string) => Promise<boolean>;
  /** Registers the upload for the nightly check. */
  register: (path: string) => Promise<unknown>;
  /** Moves a picture that is held to where nobody sees it. */
  settle: (path: string) => Promise<void>;
};
type Reason =
  | Extract<Inspection, { kind: 'refused' }>['reason']
  | 'does-not-decode'
  | 'not-plain'
  | 'no-owner'
  | 'held'
  | 'too-many';
export type ImageOutcome =
  | { kind: 'rendered'; rewritten: boolean }
  | { kind: 'deleted'; reason: Reason }
  | { kind: 'skipped'; reason: 'not-an-upload' | 'done' | 'gone' };

/** Browsers keep pictures for a day, the CDN for five minutes: what is held or removed leaves every shared cache soon. */
export const PICTURE_CACHE = `public, max-age=${RETENTION_DAYS.thumbnails * 86_400}, s-maxage=300`;
const md5 = (bytes: Buffer) => createHash('md5').update(bytes).digest('base64');

/**
 * Processes the stored picture. Deletes undecodable, packed and ownerless files, and files beyond the daily limit unread.
 * Writes thumbnails. Rewrites an original with EXIF, trailing bytes or rotation under its address.
 * The smallest thumbnail is written last, with the original’s MD5: repeated events stop there.
 * Uploads are registered first, so the nightly run finds unprocessed ones. The owner is checked twice, to catch a concurrent deletion.
 */
export async function imageFinalized(
  { standing, mayUpload, register, settle, ...buckets }: ImageDeps,
  name: string,
): Promise<ImageOutcome> {
  const uid = ownerOfPath(name);
  if (!uid) return { kind: 'skipped', reason: 'not-an-upload' };
  const is = await standing(uid);
  if (is === 'gone') return refuse(buckets, name, 'no-owner');
  // A suspended account's uploads count, too: each costs a call.
  if (!(await mayUpload(uid))) return refuse(buckets, name, 'too-many');
  if (is === 'suspended') return refuse(buckets, name, 'no-owner');
  await register(name);
  const outcome = await process(buckets, name);
  if (outcome.kind === 'rendered' && (await standing(uid)) !== 'open')
    return refuse(buckets, name, 'no-owner');
  if (outcome.kind !== 'deleted') await settle(name);
  return outcome;
}

async function process(buckets: Buckets, name: string): Promise<ImageOutcome> {
  const { bucket, thumbnails } = buckets;
  const metadata = await metadataOf(bucket, name);
  if (!metadata) return { kind: 'skipped', reason: 'gone' };
  if (metadata.metadata?.madeOf === undefined && (await isWithheld(buckets, name))) {
    await bucket.file(name).delete({ ignoreNotFound: true });
    return { kind: 'deleted', reason: 'held' };
  }
  if (!isPlain(metadata)) return refuse(buckets, name, 'not-plain');
  if (metadata.md5Hash && (await thumbnailsOrigin(thumbnails, name)) === metadata.md5Hash) {
    return { kind: 'skipped', reason: 'done' };
  }
  const size = Number(metadata.size);
  if (size > LIMITS.imageBytes) return refuse(buckets, name, 'too-heavy');
  const bytes = await read(bucket, name, size);
  if (!bytes) return { kind: 'skipped', reason: 'gone' };
  const inspection = await inspect(bytes);
  if (inspection.kind === 'refused') return refuse(buckets, name, inspection.reason);

  const done = await render(bytes, inspection).catch((error: unknown) => {
    logger.warn('Undecodable picture', error, { name });
    return null;
  });
  if (!done) return refuse(buckets, name, 'does-not-decode');
  await writeThumbnails(thumbnails, name, done.thumbnails, md5(done.original));
  const mimeChanges = metadata.contentType !== inspection.contentType;
  const written =
    inspection.isClean && !mimeChanges
      ? await isThere(bucket, name)
      : await rewrite(bucket, name, {
          bytes: done.original,
          contentType: inspection.contentType,
          metadata,
        });
  if (written) return { kind: 'rendered', rewritten: !inspection.isClean };
  await deleteThumbnails(thumbnails, name);
  return { kind: 'skipped', reason: 'gone' };
}

async function refuse(buckets: Buckets, name: string, reason: Reason): Promise<ImageOutcome> {
  await deleteImage(buckets, name);
  return { kind: 'deleted', reason };
}

async function thumbnailsOrigin(thumbnails: Bucket, name: string): Promise<string | null> {
  const metadata = await metadataOf(thumbnails, thumbnailPath(name, 160));
  return (metadata?.metadata?.origen as string | undefined) ?? null;
}

/** Returns `null` if missing. */
const metadataOf = async (bucket: Bucket, name: string): Promise<FileMetadata | null> =>
  (await nullIfMissing(bucket.file(name).getMetadata()))?.[0] ?? null;

const isThere = async (bucket: Bucket, name: string) => (await metadataOf(bucket, name)) !== null;

/** Returns the stored bytes, not decompressed. @throws Error if larger than `size`, because the file was replaced */
const read = (bucket: Bucket, name: string, size: number): Promise<Buffer | null> =>
  nullIfMissing(
    readBounded(bucket.file(name).createReadStream({ decompress: false }), size).then((bytes) => {
      if (!bytes) throw new Error(`More than ${size} bytes in ${name}`);
      return bytes;
    }),
  );

type Rewriting = { bytes: Buffer; contentType: string; metadata: FileMetadata };

/** Widest first; the smallest marks completion. */
async function writeThumbnails(thumbnails: Bucket, name: string, renditions: Thumbnail[], origen: string) {
  const mark = renditions.at(-1);
  const save = ({ width, bytes }: Thumbnail) =>
    thumbnails.file(thumbnailPath(name, width)).save(bytes, {
      resumable: false,
      metadata: { contentType: 'image/webp', cacheControl: PICTURE_CACHE, metadata: { origen } },
    });
  await Promise.all(renditions.filter((item) => item !== mark).map(save));
  if (mark) await save(mark);
}

/** Replaces the original unless it changed. `madeOf` names its upload, so it is not counted again. */
async function rewrite(
  bucket: Bucket,
  name: string,
  { bytes, contentType, metadata }: Rewriting,
): Promise<boolean> {
  try {
    await bucket.file(name).save(bytes, {
      resumable: false,
      metadata: {
        contentType,
        cacheControl: PICTURE_CACHE,
        metadata: { ...metadata.metadata, limpia: '1', madeOf: String(metadata.generation) },
      },
      preconditionOpts: { ifGenerationMatch: Number(metadata.generation) },
    });
    return true;
  } catch (error) {
    const status = statusOf(error);
    if (status === 404 || status === 412) return false;
    throw error;
  }
}
