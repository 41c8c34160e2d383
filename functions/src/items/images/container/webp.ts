const HEADER_BYTES = 12;
/** Chunks that decoding needs. */
const NEEDED = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ICCP', 'ANIM', 'ANMF']);

/** Returns whether a WebP has only its picture. @throws RangeError if truncated */
export function isOnlyWebp(bytes: Buffer): boolean {
  if (bytes.readUInt32LE(4) + 8 !== bytes.length) return false;
  for (let at = HEADER_BYTES; at < bytes.length; ) {
    if (!NEEDED.has(bytes.toString('latin1', at, at + 4))) return false;
    const size = bytes.readUInt32LE(at + 4);
    at += 8 + size + (size % 2);
    if (at > bytes.length) return false;
  }
  return true;
}
