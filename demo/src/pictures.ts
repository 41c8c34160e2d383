import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { THUMBNAIL_WIDTHS, type ThumbnailWidth, thumbnailQuality } from '@vidriera/domain/values/limits';
import sharp from 'sharp';

/** Pictures by name: `prints/guitarra-1.webp`, `covers/milongadelsur.webp`. */
export const FOLDER = join(import.meta.dirname, '../pictures');

/** A picture and its thumbnails. */
export type Picture = { original: Buffer; thumbnails: Map<ThumbnailWidth, Buffer> };

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
