import { crc32 } from 'node:zlib';

/** 1980-01-01 in the format's own notation: the same input always makes the same bytes. */
const DATE = 0x0021;
const VERSION = 20;

/**
 * A zip archive of one file, stored without compression (PKWARE APPNOTE 4.3: local header, data, central directory, end record).
 * It is all a launcher jar needs.
 */
export function zipOf(name: string, content: string): Buffer {
  const path = Buffer.from(name);
  const data = Buffer.from(content);
  const common = Buffer.alloc(26);
  common.writeUInt16LE(VERSION, 0);
  common.writeUInt16LE(DATE, 8);
  common.writeUInt32LE(crc32(data), 10);
  common.writeUInt32LE(data.length, 14);
  common.writeUInt32LE(data.length, 18);
  common.writeUInt16LE(path.length, 22);

  const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, path, data]);
  const central = Buffer.concat([
    Buffer.from('PK\x01\x02'),
    Buffer.from([VERSION, 0]),
    common,
    Buffer.alloc(14), // comment length, disk, attributes, and the offset of the local header: all zero
    path,
  ]);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(1, 4);
  end.writeUInt16LE(1, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(local.length, 12);
  return Buffer.concat([local, central, Buffer.from('PK\x05\x06'), end]);
}
