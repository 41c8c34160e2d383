import {
  THUMBNAIL_BYTES,
  THUMBNAIL_WIDTHS,
  type ThumbnailWidth,
  thumbnailQuality,
} from '@vidriera/domain/values/limits';
import type { ContainerFormat } from './container/format.ts';
import { DECODE } from './inspect.ts';
import { sharp } from './sharp.ts';

export type Thumbnail = { width: ThumbnailWidth; bytes: Buffer };

/** Tallest thumbnail, because WebP allows 16,383 pixels. */
const MAX_HEIGHT = 8;

const box = (width: number) => ({
  width,
  height: width * MAX_HEIGHT,
  fit: 'inside' as const,
  withoutEnlargement: true,
});

/**
 * Returns upright WebP thumbnails without metadata, widest first. Each is scaled from the wider one, which is cheaper than decoding again.
 * @throws Error if the pixels do not decode
 */
export async function thumbnails(bytes: Buffer): Promise<Thumbnail[]> {
  const [first, ...rest] = [...THUMBNAIL_WIDTHS].reverse() as [ThumbnailWidth, ...ThumbnailWidth[]];
  let pixels = await sharp(bytes, DECODE)
    .autoOrient()
    .resize(box(first))
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const output = [await encode(first, pixels)];
  for (const width of rest) {
    pixels = await raw(pixels).resize(box(width)).raw().toBuffer({ resolveWithObject: true });
    output.push(await encode(width, pixels));
  }
  return output;
}

type Pixels = { data: Buffer; info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } };

const raw = ({ data, info: { width, height, channels } }: Pixels) =>
  sharp(data, { raw: { width, height, channels } });

const COARSE = 40;

/** Encodes a thumbnail within its byte limit: reduces quality, then size. */
async function encode(width: ThumbnailWidth, pixels: Pixels): Promise<Thumbnail> {
  const most = THUMBNAIL_BYTES[width];
  const webp = (quality: number) => raw(pixels).webp({ quality }).toBuffer();
  let bytes = await webp(thumbnailQuality(width));
  if (bytes.length > most) bytes = await webp(COARSE);
  for (let part = 1; bytes.length > most; ) {
    part *= 0.9 * Math.sqrt(most / bytes.length);
    const smaller = Math.max(1, Math.round(pixels.info.width * part));
    bytes = await raw(pixels).resize(smaller).webp({ quality: COARSE }).toBuffer();
  }
  return { width, bytes };
}

/**
 * Returns an upright picture without metadata, with its colour profile and animation. A turned animation becomes its first frame: sharp
 * turns no others. Uses the least encoder effort: the next level takes four to six times as long.
 */
async function clean(bytes: Buffer, format: ContainerFormat): Promise<Buffer> {
  const { orientation = 1 } = await sharp(bytes, DECODE).metadata();
  const animated = (format === 'gif' || format === 'webp') && orientation === 1;
  const picture = sharp(bytes, { ...DECODE, animated })
    .autoOrient()
    .keepIccProfile();
  switch (format) {
    case 'jpeg':
      return picture.jpeg({ quality: 90 }).toBuffer();
    case 'png':
      return picture.png().toBuffer();
    case 'webp':
      return picture.webp({ quality: 90, effort: 1 }).toBuffer();
    case 'avif':
      return picture.avif({ quality: 60, effort: 0 }).toBuffer();
    case 'gif':
      return picture.gif({ effort: 1 }).toBuffer();
  }
}

/** Renders the original, which takes the most memory, then the thumbnails. @throws Error if the pixels do not decode */
export async function render(
  bytes: Buffer,
  { format, isClean }: { format: ContainerFormat; isClean: boolean },
): Promise<{ original: Buffer; thumbnails: Thumbnail[] }> {
  const original = isClean ? bytes : await clean(bytes, format);
  return { original, thumbnails: await thumbnails(bytes) };
}
