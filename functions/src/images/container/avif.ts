interface Box {
  type: string;
  /** Where its content begins and ends. */
  from: number;
  to: number;
}
const NEEDED = ['ftyp', 'meta', 'mdat'];
/** Version and flags, with which some boxes begin. */
const VERSION_BYTES = 4;

/** The boxes within a range of bytes. Sizes of 0 and 1 (to the end, and of 64 bits) end it short of its end. */
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

/** Whether an AVIF has only its picture: all data belongs to indexed items (`iloc`). @throws RangeError if cut short */
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

/** Where the items' bytes lie in the file, from and to. */
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
