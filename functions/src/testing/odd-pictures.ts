import { crc32 } from 'node:zlib';
import sharp from 'sharp';

export const spliced = (bytes: Buffer, at: number, insertion: Buffer): Buffer =>
  Buffer.concat([bytes.subarray(0, at), insertion, bytes.subarray(at)]);

const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

/** @param type four letters */
export function pngChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  return Buffer.concat([uint32(data.length), named, uint32(crc32(named))]);
}

/** @param text at most 255 letters */
export const gifComment = (text: string): Buffer =>
  Buffer.concat([Buffer.from([0x21, 0xfe, text.length]), Buffer.from(text), Buffer.from([0])]);

/** Appends a chunk of even length to a WebP, and updates its size. */
export function withRiffChunk(webp: Buffer, data: Buffer): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(data.length);
  const bytes = Buffer.concat([webp, Buffer.from('JUNK'), size, data]);
  bytes.writeUInt32LE(bytes.length - 8, 4);
  return bytes;
}

/** @param type four letters */
export const box = (type: string, data: Buffer): Buffer =>
  Buffer.concat([uint32(8 + data.length), Buffer.from(type), data]);

/** Appends bytes to an AVIF's data box. */
export function withLongerData(avif: Buffer, data: Buffer): Buffer {
  const bytes = Buffer.concat([avif, data]);
  const from = bytes.indexOf('mdat') - 4;
  bytes.writeUInt32BE(bytes.length - from, from);
  return bytes;
}

/** Returns a one-colour progressive JPEG with many valid scans. */
export async function manyScans(scans: number, width = 64, height = 64): Promise<Buffer> {
  const flat = sharp({ create: { width, height, channels: 3, background: '#345' } });
  const bytes = await flat.jpeg({ progressive: true, quality: 80 }).toBuffer();
  const parts = segmentsOf(bytes);
  const isOfLuma = ({ at, marker }: Segment) => marker === SOS && bytes[at + 4] === 1 && bytes[at + 5] === 1;
  const first = parts.findIndex(isOfLuma);
  const last = parts.findLastIndex(isOfLuma);
  const start = parts[first];
  const refined = parts[last];
  if (!start || !refined) throw new Error('The encoder wrote no progressive scans');
  const tables = parts.findLast(({ marker }, i) => i < last && marker === DHT);
  const more: Buffer[] = [];
  for (let coefficient = 1; coefficient < 64 && more.length < scans; coefficient++) {
    more.push(scanOf(bytes, start, coefficient, 13));
    for (let bit = 13; bit > 0 && more.length < scans; bit--) {
      const table = tables ? bytes.subarray(tables.at, tables.end) : Buffer.alloc(0);
      more.push(Buffer.concat([table, scanOf(bytes, refined, coefficient, (bit << 4) | (bit - 1))]));
    }
  }
  return Buffer.concat([bytes.subarray(0, start.at), ...more, Buffer.from([0xff, 0xd9])]);
}

const [SOS, DHT] = [0xda, 0xc4];
interface Segment {
  at: number;
  marker: number;
  end: number;
}

function segmentsOf(bytes: Buffer): Segment[] {
  const segments: Segment[] = [];
  for (let at = 2; bytes[at + 1] !== 0xd9; ) {
    const marker = bytes.readUInt8(at + 1);
    let end = at + 2 + bytes.readUInt16BE(at + 2);
    if (marker === SOS) while (bytes[end] !== 0xff || bytes[end + 1] === 0) end++;
    segments.push({ at, marker, end });
    at = end;
  }
  return segments;
}

function scanOf(bytes: Buffer, { at, end }: Segment, coefficient: number, precision: number): Buffer {
  const scan = Buffer.from(bytes.subarray(at, end));
  scan.set([coefficient, coefficient, precision], 7);
  return scan;
}
