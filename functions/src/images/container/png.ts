const SIGNATURE_BYTES = 8;
/** Length, type and checksum, around a chunk's data. */
const FRAME_BYTES = 12;
/** The chunks that decoding needs. */
const NEEDED = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'cICP', 'sBIT', 'bKGD', 'pHYs'],
]);

/** Whether a PNG holds nothing but the picture. @throws RangeError when it is cut short */
export function isOnlyPng(bytes: Buffer): boolean {
  for (let at = SIGNATURE_BYTES; ; ) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (!NEEDED.has(type)) return false;
    at += FRAME_BYTES + bytes.readUInt32BE(at);
    if (type === 'IEND') return at === bytes.length;
  }
}
