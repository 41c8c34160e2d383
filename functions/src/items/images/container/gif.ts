const HEADER_BYTES = 13;
const [EXTENSION, IMAGE, TRAILER] = [0x21, 0x2c, 0x3b];
const [GRAPHIC_CONTROL, APPLICATION] = [0xf9, 0xff];
/** Application extension with the repeats of an animation. */
const LOOP = 'NETSCAPE2.0';

const tableBytes = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** Returns the end of sub-blocks. */
function endOfBlocks(bytes: Buffer, from: number): number {
  let at = from;
  for (let size = bytes.readUInt8(at); size > 0; size = bytes.readUInt8(at)) at += size + 1;
  return at + 1;
}

/** Returns whether a GIF has only its picture. @throws RangeError if truncated */
export function isOnlyGif(bytes: Buffer): boolean {
  for (let at = HEADER_BYTES + tableBytes(bytes.readUInt8(10)); ; ) {
    const kind = bytes.readUInt8(at);
    if (kind === TRAILER) return at + 1 === bytes.length;
    if (kind === IMAGE) at = endOfBlocks(bytes, at + 11 + tableBytes(bytes.readUInt8(at + 9)));
    else if (kind === EXTENSION && isNeeded(bytes, at)) at = endOfBlocks(bytes, at + 2);
    else return false;
  }
}

function isNeeded(bytes: Buffer, at: number): boolean {
  const label = bytes.readUInt8(at + 1);
  return (
    label === GRAPHIC_CONTROL ||
    (label === APPLICATION && bytes.toString('latin1', at + 3, at + 3 + LOOP.length) === LOOP)
  );
}
