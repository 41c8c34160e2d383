import { isOnlyAvif } from './avif.ts';
import type { ContainerFormat } from './format.ts';
import { isOnlyGif } from './gif.ts';
import { jpegParts } from './jpeg.ts';
import { isOnlyPng } from './png.ts';
import { isOnlyWebp } from './webp.ts';

const CHECKS: Record<ContainerFormat, (bytes: Buffer) => boolean> = {
  jpeg: (bytes) => jpegParts(bytes).isOnlyPicture,
  png: isOnlyPng,
  webp: isOnlyWebp,
  gif: isOnlyGif,
  avif: isOnlyAvif,
};

/**
 * Tells whether a file holds the parts that its picture needs, and nothing after its end. A file that is cut short, or built in a way
 * that is not followed here, doesn't.
 */
export function isOnlyPicture(bytes: Buffer, format: ContainerFormat): boolean {
  try {
    return CHECKS[format](bytes);
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
