const SIGNATURE_BYTES = 8;
/** Length, type and checksum, around a chunk's data. */
const FRAME_BYTES = 12;
const ANY = Number.POSITIVE_INFINITY;
/** Chunks that decoding needs, with their most bytes. */
const NEEDED: Record<string, number> = {
  IHDR: 13,
  PLTE: 768,
  IDAT: ANY,
  IEND: 0,
  tRNS: 256,
  gAMA: 4,
  cHRM: 32,
  sRGB: 1,
  iCCP: ANY,
  cICP: 4,
  sBIT: 4,
  bKGD: 6,
  pHYs: 9,
};

/** Returns whether a PNG has only its picture. @throws RangeError if truncated */
export function isOnlyPng(bytes: Buffer): boolean {
  for (let at = SIGNATURE_BYTES; ; ) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    const size = bytes.readUInt32BE(at);
    if (!Object.hasOwn(NEEDED, type) || size > (NEEDED[type] ?? 0)) return false;
    at += FRAME_BYTES + size;
    if (type === 'IEND') return at === bytes.length;
  }
}
