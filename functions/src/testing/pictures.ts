import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** Returns a photo-like picture with gradients and grain. Same arguments, same bytes. */
export function photo(width: number, height: number, channels: 3 | 4 = 3): Sharp {
  const data = Buffer.alloc(width * height * channels);
  let grain = 1;
  for (let i = 0; i < data.length; i++) {
    grain = (Math.imul(grain, 1_103_515_245) + 12_345) & 0x7fffffff;
    const x = Math.floor(i / channels) % width;
    data[i] = (((x * 255) / width + (i * 80) / data.length + i) & 0xf0) + ((grain >> 16) & 0x0f);
  }
  return sharp(data, { raw: { width, height, channels } });
}

export const phonePhoto = (width: number, height: number, orientation = 1): Promise<Buffer> =>
  photo(width, height)
    .withExif({
      IFD0: { Make: 'Telefono', Software: 'Camara' },
      IFD3: {
        GPSLatitudeRef: 'S',
        GPSLatitude: '34/1 36/1 0/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '58/1 22/1 0/1',
      },
    })
    .withMetadata({ orientation })
    .jpeg({ quality: 90 })
    .toBuffer();

/** Returns a small PNG whose header claims `width` × `height`. */
export async function lyingPng(width: number, height: number): Promise<Buffer> {
  const bytes = await photo(20, 20).png().toBuffer();
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}
