interface Box {
  type: string;
  /** Range of its content. */
  from: number;
  to: number;
}
const NEEDED = ['ftyp', 'meta', 'mdat'];
/** Version and flags at the start of some boxes. */
const VERSION_BYTES = 4;

/** Returns the boxes within a range of bytes. @throws RangeError also for the sizes 0 (to the end) and 1 (64 bits) */
function boxesIn(bytes: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let at = from; at < to; ) {
    const size = bytes.readUInt32BE(at);
    if (size < 8 || at + size > to) throw new RangeError(`No box of ${size} bytes at ${at}`);
    boxes.push({ type: bytes.toString('latin1', at + 4, at + 8), from: at + 8, to: at + size });
    at += size;
  }
  return boxes;
}

/** Returns whether an AVIF has only its picture: all data belongs to items of `iloc`. @throws RangeError if truncated */
export function isOnlyAvif(bytes: Buffer): boolean {
  const boxes = boxesIn(bytes, 0, bytes.length);
  const [, meta, data] = boxes;
  if (boxes.map(({ type }) => type).join() !== NEEDED.join() || !meta || !data) return false;
  const index = boxesIn(bytes, meta.from + VERSION_BYTES, meta.to).find(({ type }) => type === 'iloc');
  if (!index) return false;
  let at = data.from;
  for (const [from, to] of extentsOf(bytes, index).sort(([one], [other]) => one - other)) {
    if (from > at) return false;
    at = Math.max(at, to);
  }
  return at === data.to;
}

/** Returns the items' byte ranges in the file. */
function extentsOf(bytes: Buffer, { from }: Box): [number, number][] {
  let at = from;
  const read = (size: number): number => {
    at += size;
    return size === 0 ? 0 : bytes.readUIntBE(at - size, size);
  };
  const version = read(1);
  read(3);
  const sizes = read(2);
  const [offsetSize, lengthSize, baseSize] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15];
  const indexSize = version > 0 ? sizes & 15 : 0;
  const extents: [number, number][] = [];
  for (let items = read(version < 2 ? 2 : 4); items > 0; items--) {
    read(version < 2 ? 2 : 4);
    const isInFile = version === 0 || (read(2) & 15) === 0;
    read(2);
    const base = read(baseSize);
    for (let count = read(2); count > 0; count--) {
      read(indexSize);
      const start = base + read(offsetSize);
      const end = start + read(lengthSize);
      if (isInFile) extents.push([start, end]);
    }
  }
  return extents;
}
