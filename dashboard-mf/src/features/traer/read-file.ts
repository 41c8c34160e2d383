import { decodeText } from './decode-text.ts';

/** A list of 500 links has some 60 KB. */
const MAX_BYTES = 2 * 1024 * 1024;

/** Reads a chosen file's text. @returns `null` if it is too large, or can't be read */
export async function readFile(file: Blob): Promise<string | null> {
  if (file.size > MAX_BYTES) return null;
  try {
    return decodeText(new Uint8Array(await file.arrayBuffer()));
  } catch (error) {
    if (error instanceof DOMException) return null; // it was moved, or is in a cloud
    throw error;
  }
}
