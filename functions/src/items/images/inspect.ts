import { LIMITS } from '@vidriera/domain/values/limits';
import type { Metadata } from 'sharp';
import type { ContainerFormat } from './container/format.ts';
import { jpegParts } from './container/jpeg.ts';
import { isOnlyPicture } from './container/only-picture.ts';
import { sharp } from './sharp.ts';

export type Inspection =
  | { kind: 'image'; format: ContainerFormat; contentType: string; isClean: boolean }
  | { kind: 'refused'; reason: RefusedBy };
type RefusedBy = 'empty' | 'too-heavy' | 'not-an-image' | 'too-many-pixels' | 'too-many-scans';

/** Decoding options that refuse damaged and huge files. */
export const DECODE = { limitInputPixels: LIMITS.imagePixels, failOn: 'error' } as const;

function formatOf({ format, compression }: Metadata): ContainerFormat | null {
  if (format === 'heif') return compression === 'av1' ? 'avif' : null;
  return format === 'jpeg' || format === 'png' || format === 'webp' || format === 'gif' ? format : null;
}

/** Most pixels of a format, all frames (`npm run bench:decoding`). */
const MOST_PIXELS: Record<ContainerFormat, number> = {
  jpeg: LIMITS.imagePixels,
  png: LIMITS.imagePixels,
  webp: LIMITS.webpPixels,
  gif: LIMITS.gifPixels,
  avif: LIMITS.avifPixels,
};

/** Most scans of a JPEG: 882 took 12.5 s. Cameras write ten. */
const MOST_SCANS = 64;

/** Returns whether a picture is upright and has no EXIF of camera or place. */
function noPersonalData(meta: Metadata): boolean {
  const texts = (meta.comments?.length ?? 0) > 0;
  return (
    !meta.exif && !meta.iptc && !meta.xmp && !meta.tifftagPhotoshop && !texts && (meta.orientation ?? 1) === 1
  );
}

/** Inspects a file's header. `render` checks the pixels. Never throws. */
export async function inspect(bytes: Buffer): Promise<Inspection> {
  if (bytes.length === 0) return { kind: 'refused', reason: 'empty' };
  if (bytes.length > LIMITS.imageBytes) return { kind: 'refused', reason: 'too-heavy' };
  let meta: Metadata;
  try {
    // No pixel limit: a huge picture must differ from none. Decodes nothing.
    meta = await sharp(bytes, { ...DECODE, limitInputPixels: false }).metadata();
  } catch {
    return { kind: 'refused', reason: 'not-an-image' };
  }
  const format = formatOf(meta);
  if (!format || !meta.width || !meta.height) return { kind: 'refused', reason: 'not-an-image' };
  if (meta.width * meta.height * (meta.pages ?? 1) > MOST_PIXELS[format]) {
    return { kind: 'refused', reason: 'too-many-pixels' };
  }
  if (format === 'jpeg' && jpegParts(bytes).scans > MOST_SCANS) {
    return { kind: 'refused', reason: 'too-many-scans' };
  }
  const isClean = noPersonalData(meta) && isOnlyPicture(bytes, format);
  return { kind: 'image', format, contentType: `image/${format}`, isClean };
}
