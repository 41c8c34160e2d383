import { Failure } from '@vidriera/domain/failure';
import { isTall } from '@vidriera/domain/image/poster-name';
import { messages } from '@vidriera/domain/messages/messages';
import { LIMITS } from '@vidriera/domain/values/limits';
import { type ImageKind, imageKind, isAnimated } from './image-kind.ts';

/** Maximum pixels of the long side: enough for every screen, light on a phone's data. */
const MAX_SIDE = 2048;
const QUALITY = 0.86;

/** A picture ready for upload: upright, without EXIF, at most `MAX_SIDE` px. */
export type PreparedImage = {
  blob: Blob;
  extension: 'webp' | 'jpg';
  /** Taller than 4:5, as posters are. */
  tall?: boolean | undefined;
  /** The file was animated; this is its first frame. */
  animated?: boolean | undefined;
};

/** Bytes that are enough to detect the format, in all formats but GIF. */
const HEAD = 2 ** 20;

/**
 * Detects a file's format by its bytes, not by its name or type.
 * @throws Failure 'not-an-image' | 'too-heavy', with the message to show
 */
export async function readImage(file: Blob): Promise<{ kind: ImageKind; animated: boolean }> {
  if (file.size > LIMITS.sourceBytes) throw new Failure('too-heavy', messages.imagen.sourceTooHeavy);
  let head: Uint8Array;
  try {
    head = new Uint8Array(await file.slice(0, HEAD).arrayBuffer());
    if (imageKind(head) === 'gif') head = new Uint8Array(await file.arrayBuffer());
  } catch (cause) {
    throw new Failure('not-an-image', messages.imagen.unreadable, { cause }); // the file was moved, or is in a cloud
  }
  const kind = imageKind(head);
  if (!kind) throw new Failure('not-an-image', messages.imagen.notAnImage);
  return { kind, animated: isAnimated(kind, head) };
}

/** Returns the size that fits `MAX_SIDE` px, in whole pixels; it never enlarges. */
export function fitWithin(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, MAX_SIDE / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

const encode = (canvas: HTMLCanvasElement, tipo: string): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, tipo, QUALITY));

function draw(map: ImageBitmap, width: number, height: number, background?: string): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Failure('internal', messages.imagen.notUploaded);
  if (background) {
    context.fillStyle = background;
    context.fillRect(0, 0, width, height);
  }
  context.imageSmoothingQuality = 'high';
  context.drawImage(map, 0, 0, width, height);
  return canvas;
}

/** @throws Failure 'not-an-image' if this browser can't decode it: most decode no HEIC (docs/decisions/heic.md) */
async function decode(file: Blob, kind: ImageKind): Promise<ImageBitmap> {
  try {
    const named = new Blob([file], { type: `image/${kind}` });
    return await createImageBitmap(named, { imageOrientation: 'from-image' });
  } catch (cause) {
    const message = kind === 'heic' ? messages.imagen.heic : messages.imagen.unreadable;
    throw new Failure('not-an-image', message, { cause });
  }
}

/**
 * Checks a file and re-encodes it as WebP, or as JPEG on white if the browser can't write WebP.
 * @throws Failure 'not-an-image' (also if it does not decode) | 'too-heavy'
 */
export async function prepareImage(file: Blob): Promise<PreparedImage> {
  const { kind, animated } = await readImage(file);
  const map = await decode(file, kind);
  try {
    const { width, height } = fitWithin(map.width, map.height);
    const drawn = await encoded(map, width, height);
    if (drawn.blob.size > LIMITS.imageBytes) throw new Failure('too-heavy', messages.imagen.tooHeavy);
    return { ...drawn, ...(isTall(width, height) && { tall: true }), ...(animated && { animated }) };
  } finally {
    map.close();
  }
}

async function encoded(map: ImageBitmap, width: number, height: number): Promise<PreparedImage> {
  const webp = await encode(draw(map, width, height), 'image/webp');
  if (webp?.type === 'image/webp') return { blob: webp, extension: 'webp' };
  const jpeg = await encode(draw(map, width, height, '#fff'), 'image/jpeg');
  if (!jpeg) throw new Failure('internal', messages.imagen.notUploaded);
  return { blob: jpeg, extension: 'jpg' };
}
