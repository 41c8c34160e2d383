import { TIPOS_IMAGE } from 'domain/image/image';
import { messages } from 'domain/messages/messages';
import { LIMITS } from 'domain/values/limits';
import { Failure } from '../failure.ts';

/** Pixels of the long side that an upload keeps at most: enough for every screen, light on a phone's data. */
const MAX_SIDE = 2048;
const QUALITY = 0.86;

/** A picture ready to be uploaded: upright, without a camera's notes (EXIF, GPS), at most `MAX_SIDE` px. */
export type PreparedImage = {
  blob: Blob;
  extension: 'webp' | 'jpg';
  /** The file was an animation, of which this is the first picture. */
  animated?: boolean;
};

/** @throws Failure 'not-an-image' | 'too-heavy', with the message to show */
export function checkFile(file: Blob): void {
  if (isHeic(file)) throw new Failure('not-an-image', messages.imagen.heic);
  if (!TIPOS_IMAGE.some((tipo) => tipo === file.type)) {
    throw new Failure('not-an-image', messages.imagen.notAnImage);
  }
  if (file.size > LIMITS.imageBytes) throw new Failure('too-heavy', messages.imagen.tooHeavy);
}

/** What iPhones take pictures as. Browsers name its type, or leave it empty. */
const isHeic = (file: Blob): boolean =>
  /^image\/hei[cf]/.test(file.type) || (file instanceof File && /\.hei[cf]$/i.test(file.name));

/** Size that fits `MAX_SIDE` px on the long side, never larger than it was, in whole pixels of at least 1. */
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

/**
 * Checks a chosen file and draws it anew as WebP (JPEG on white where the browser can't write WebP).
 * @throws Failure 'not-an-image' (also what does not decode) | 'too-heavy'
 */
export async function prepareImage(file: Blob): Promise<PreparedImage> {
  checkFile(file);
  let map: ImageBitmap;
  try {
    map = await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch (cause) {
    throw new Failure('not-an-image', messages.imagen.notAnImage, { cause });
  }
  try {
    const { width, height } = fitWithin(map.width, map.height);
    const webp = await encode(draw(map, width, height), 'image/webp');
    if (webp?.type === 'image/webp') return { blob: webp, extension: 'webp' };
    const jpeg = await encode(draw(map, width, height, '#fff'), 'image/jpeg');
    if (!jpeg) throw new Failure('internal', messages.imagen.notUploaded);
    return { blob: jpeg, extension: 'jpg' };
  } finally {
    map.close();
  }
}
