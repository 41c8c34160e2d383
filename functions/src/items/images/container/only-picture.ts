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

/** Returns whether a file has only its picture. */
export function isOnlyPicture(bytes: Buffer, format: ContainerFormat): boolean {
  try {
    return CHECKS[format](bytes);
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
