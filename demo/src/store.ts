import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { thumbnailPath } from '@vidriera/domain/image/image';
import { THUMBNAIL_WIDTHS, type ThumbnailWidth, thumbnailQuality } from '@vidriera/domain/values/limits';
import type { Auth } from 'firebase-admin/auth';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import type { Storage } from 'firebase-admin/storage';
import sharp from 'sharp';
import { type DemoAccount, PASSWORD } from './accounts.ts';
import type { AlbumUpload } from './album.ts';
import { Reference, type SeedDocument } from './reference.ts';

/** Pictures by name: `prints/guitarra-1.webp`, `covers/milongadelsur.webp`. */
export const FOLDER = join(import.meta.dirname, '../pictures');

/** A picture and its thumbnails. */
type Picture = { original: Buffer; thumbnails: Map<ThumbnailWidth, Buffer> };

/** Reads a picture by its name in the folder, without `.webp`. */
export async function readPicture(name: string): Promise<Picture> {
  const original = await readFile(join(FOLDER, `${name}.webp`));
  const picture = sharp(original);
  const { width } = await picture.metadata();
  const thumbnail = (to: ThumbnailWidth): Promise<Buffer> | Buffer =>
    width <= to
      ? original
      : picture
          .clone()
          .resize(to)
          .webp({ quality: thumbnailQuality(to), effort: 2 })
          .toBuffer();
  const drawn = await Promise.all(THUMBNAIL_WIDTHS.map(async (to) => [to, await thumbnail(to)] as const));
  return { original, thumbnails: new Map(drawn) };
}

type Bucket = ReturnType<Storage['bucket']>;

const IN_PARALLEL = 12;
/** Each picture is four uploads, and thumbnails need CPU. */
const PARALLEL_UPLOADS = 4;
const BY_BATCH = 400;

/** Runs `make` over a list, at most `width` at a time; the first failure rejects. */
async function inParallel<T>(
  list: readonly T[],
  width: number,
  make: (element: T) => Promise<void>,
): Promise<void> {
  const queue = list.values();
  const worker = async () => {
    for (const element of queue) await make(element);
  };
  await Promise.all(Array.from({ length: width }, worker));
}

/** Replaces the accounts of an earlier seed. */
export async function saveAccounts(auth: Auth, accounts: readonly DemoAccount[]): Promise<void> {
  await auth.deleteUsers(accounts.map(({ uid }) => uid));
  await inParallel(accounts, IN_PARALLEL, async ({ uid, email, nombre, usuario }) => {
    const photo = usuario.data.photo_url;
    await auth.createUser({
      uid,
      email,
      password: PASSWORD,
      emailVerified: true,
      ...(nombre === null ? {} : { displayName: nombre }),
      ...(typeof photo === 'string' ? { photoURL: photo } : {}),
    });
  });
}

/** Replaces our references with the database's. */
function storable(firestore: Firestore, value: unknown): unknown {
  if (value instanceof Reference) return firestore.doc(value.path) satisfies DocumentReference;
  if (Array.isArray(value)) return value.map((element) => storable(firestore, element));
  return value;
}

export async function saveDocuments(firestore: Firestore, documents: readonly SeedDocument[]): Promise<void> {
  for (let i = 0; i < documents.length; i += BY_BATCH) {
    const batch = firestore.batch();
    for (const { path, data } of documents.slice(i, i + BY_BATCH)) {
      const fields = Object.entries(data).map(([field, value]) => [field, storable(firestore, value)]);
      batch.set(firestore.doc(path), Object.fromEntries(fields));
    }
    await batch.commit();
  }
}

/** Retries when the other end closed a kept connection. */
async function withRetries(make: () => Promise<void>, attempts = 3): Promise<void> {
  try {
    await make();
  } catch (error) {
    if (attempts <= 1 || (error as NodeJS.ErrnoException).code !== 'ECONNRESET') throw error;
    await withRetries(make, attempts - 1);
  }
}

type Marks = Record<string, string>;
async function upload(bucket: Bucket, path: string, bytes: Buffer, marks: Marks) {
  const metadata = {
    contentType: 'image/webp',
    cacheControl: 'public, max-age=86400',
    metadata: marks,
  };
  await withRetries(() => bucket.file(path).save(bytes, { resumable: false, validation: false, metadata }));
}

/**
 * Uploads pictures after their thumbnails. Thumbnails name the original's MD5, so the trigger has nothing to
 * do.
 */
export async function saveImages(
  { bucket, thumbnails }: { bucket: Bucket; thumbnails: Bucket },
  uploads: readonly AlbumUpload[],
): Promise<void> {
  const read = new Map<string, Promise<Picture>>();
  await inParallel(uploads, PARALLEL_UPLOADS, async ({ path, picture, token }) => {
    const reading = read.get(picture) ?? readPicture(picture);
    read.set(picture, reading);
    const { original, thumbnails: thumbnailFiles } = await reading;
    const origen = createHash('md5').update(original).digest('base64');
    await Promise.all(
      [...thumbnailFiles].map(([width, bytes]) =>
        upload(thumbnails, thumbnailPath(path, width), bytes, { origen }),
      ),
    );
    await upload(bucket, path, original, { limpia: '1', firebaseStorageDownloadTokens: token });
  });
}
