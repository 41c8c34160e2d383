import { createHash } from 'node:crypto';
import { ownerOfPath, thumbnailPath } from '@vidriera/domain/image/image';
import { LIMITS } from '@vidriera/domain/values/limits';
import type { Bucket } from '../shared/admin.ts';
import { logger } from '../shared/logger.ts';
import { readBounded } from '../shared/read-bounded.ts';
import { deleteImage, deleteThumbnails, statusOf, unlessMissing } from '../shared/uploads.ts';
import { type Inspection, inspect } from './inspect.ts';
import { type FileMetadata, isPlain } from './plain-metadata.ts';
import { render, type Thumbnail } from './render.ts';

export type ImageDeps = {
  bucket: Bucket;
  /** Whether a person's account is deleted, or about to be. */
  isGone: (uid: string) => Promise<boolean>;
  /** Whether the upload is still among those somebody may make a day; counts it. */
  mayUpload: (uid: string) => Promise<boolean>;
  /** Has the night look whether anything names the upload. */
  register: (path: string) => Promise<unknown>;
};
type Reason =
  | Extract<Inspection, { kind: 'refused' }>['reason']
  | 'does-not-decode'
  | 'not-plain'
  | 'no-owner'
  | 'too-many';
export type ImageOutcome =
  | { kind: 'rendered'; rewritten: boolean }
  | { kind: 'deleted'; reason: Reason }
  | { kind: 'skipped'; reason: 'not-an-upload' | 'done' | 'gone' };

/** Names carry the moment of upload, so a path's content never changes. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
const md5 = (bytes: Buffer) => createHash('md5').update(bytes).digest('base64');

/**
 * What happens to each uploaded picture. What is stored under `name` now decides, not what the event said. A picture that does not
 * decode, was not sent plainly or belongs to nobody is deleted. Of any other, thumbnails are written beside the original. An original
 * that carries EXIF or anything after its end, or lies on its side, is rewritten clean; its download address stays.
 *
 * The smallest thumbnail is written last, with the MD5 of its original. Only this code can write that, so a second delivery, and the
 * event of a rewritten original, find it and stop.
 *
 * Past what an account may upload a day it is deleted before anything is read of it (shared/limits).
 *
 * It is registered before it is worked on: one that never comes through is looked at by night too.
 *
 * Whether the owner is gone is asked twice: whoever deletes the account after the second answer finds what was written before it.
 */
export async function imageFinalized(
  { bucket, isGone, mayUpload, register }: ImageDeps,
  name: string,
): Promise<ImageOutcome> {
  const uid = ownerOfPath(name);
  if (!uid) return { kind: 'skipped', reason: 'not-an-upload' };
  if (await isGone(uid)) return refuse(bucket, name, 'no-owner');
  if (!(await mayUpload(uid))) return refuse(bucket, name, 'too-many');
  await register(name);
  const outcome = await process(bucket, name);
  return outcome.kind === 'rendered' && (await isGone(uid)) ? refuse(bucket, name, 'no-owner') : outcome;
}

async function process(bucket: Bucket, name: string): Promise<ImageOutcome> {
  const metadata = await metadataOf(bucket, name);
  if (!metadata) return { kind: 'skipped', reason: 'gone' };
  if (!isPlain(metadata)) return refuse(bucket, name, 'not-plain');
  if (metadata.md5Hash && (await thumbnailsOrigin(bucket, name)) === metadata.md5Hash) {
    return { kind: 'skipped', reason: 'done' };
  }
  const size = Number(metadata.size);
  if (size > LIMITS.imageBytes) return refuse(bucket, name, 'too-heavy');
  const bytes = await read(bucket, name, size);
  if (!bytes) return { kind: 'skipped', reason: 'gone' };
  const inspection = await inspect(bytes);
  if (inspection.kind === 'refused') return refuse(bucket, name, inspection.reason);

  const done = await render(bytes, inspection).catch((error: unknown) => {
    logger.warn('A picture that does not decode', error, { name });
    return null;
  });
  if (!done) return refuse(bucket, name, 'does-not-decode');
  await writeThumbnails(bucket, name, done.thumbnails, md5(done.original));
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
  await deleteThumbnails(bucket, name);
  return { kind: 'skipped', reason: 'gone' };
}

async function refuse(bucket: Bucket, name: string, reason: Reason): Promise<ImageOutcome> {
  await deleteImage(bucket, name);
  return { kind: 'deleted', reason };
}

async function thumbnailsOrigin(bucket: Bucket, name: string): Promise<string | null> {
  const metadata = await metadataOf(bucket, thumbnailPath(name, 160));
  return (metadata?.metadata?.origen as string | undefined) ?? null;
}

/** Metadata of a file, or `null` when it is not there. */
const metadataOf = async (bucket: Bucket, name: string): Promise<FileMetadata | null> =>
  (await unlessMissing(bucket.file(name).getMetadata()))?.[0] ?? null;

const isThere = async (bucket: Bucket, name: string) => (await metadataOf(bucket, name)) !== null;

/**
 * The bytes as they are stored, never unpacked; `null` when they are not there any more.
 * @throws when there are more than `size`: the file was replaced since. Delivered again, the event finds the new one.
 */
const read = (bucket: Bucket, name: string, size: number): Promise<Buffer | null> =>
  unlessMissing(
    readBounded(bucket.file(name).createReadStream({ decompress: false }), size).then((bytes) => {
      if (!bytes) throw new Error(`More than ${size} bytes in ${name}`);
      return bytes;
    }),
  );

type Rewriting = { bytes: Buffer; contentType: string; metadata: FileMetadata };

/** Widest first and the smallest last, alone: it is the mark that all are there. */
async function writeThumbnails(bucket: Bucket, name: string, thumbnails: Thumbnail[], origen: string) {
  const mark = thumbnails.at(-1);
  const save = ({ width, bytes }: Thumbnail) =>
    bucket.file(thumbnailPath(name, width)).save(bytes, {
      resumable: false,
      metadata: { contentType: 'image/webp', cacheControl: IMMUTABLE, metadata: { origen } },
    });
  await Promise.all(thumbnails.filter((item) => item !== mark).map(save));
  if (mark) await save(mark);
}

/**
 * Replaces the original unless it was deleted or replaced meanwhile; custom metadata, download tokens included, stay. `madeOf` names the
 * upload it is made of, so that the event of this write is not counted as another one.
 */
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
        cacheControl: IMMUTABLE,
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
