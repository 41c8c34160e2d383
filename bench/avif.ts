/**
 * Holds AVIF against the WebP thumbnails at their widths, on pictures of a folder: bytes, CPU to encode, and how far each is from
 * the pixels it was made of. Reports, asserts nothing. `node bench/avif.ts demo/pictures/covers 24`
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { median } from './stats.ts';

const WIDTHS = [160, 480, 1200] as const;
const WAYS = {
  'WebP, quality 80 (ours)': (image: Sharp) => image.webp({ quality: 80 }),
  'WebP, quality 80, effort 6': (image: Sharp) => image.webp({ quality: 80, effort: 6 }),
  'AVIF, quality 60, effort 4': (image: Sharp) => image.avif({ quality: 60, effort: 4 }),
  'AVIF, quality 55, effort 2': (image: Sharp) => image.avif({ quality: 55, effort: 2 }),
};

const [folder = 'demo/pictures/covers', count = '24'] = process.argv.slice(2);
/** The folder's pictures that are at least as wide as the widest thumbnail. */
const files: string[] = [];
for (const file of readdirSync(folder).sort()) {
  const { width } = await sharp(join(folder, file)).metadata();
  if (width >= 1200 && files.length < Number(count)) files.push(file);
}

/** Peak signal-to-noise ratio against the pixels before encoding, in dB: higher is nearer. */
async function psnr(reference: Buffer, encoded: Buffer): Promise<number> {
  const { data } = await sharp(encoded).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let squares = 0;
  for (let index = 0; index < reference.length; index++) {
    squares += ((reference[index] ?? 0) - (data[index] ?? 0)) ** 2;
  }
  return 10 * Math.log10(255 ** 2 / (squares / reference.length));
}

for (const width of WIDTHS) {
  const found = new Map(
    Object.keys(WAYS).map((way) => [way, { bytes: [], cpu: [], psnr: [] } as Record<string, number[]>]),
  );
  for (const file of files) {
    const { data, info } = await sharp(readFileSync(join(folder, file)))
      .autoOrient()
      .removeAlpha()
      .resize({ width, withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true });
    for (const [way, encode] of Object.entries(WAYS)) {
      const start = process.cpuUsage();
      const encoded = await encode(sharp(data, { raw: info })).toBuffer();
      const { user, system } = process.cpuUsage(start);
      const one = found.get(way);
      one?.bytes?.push(encoded.length);
      one?.cpu?.push((user + system) / 1000);
      one?.psnr?.push(await psnr(data, encoded));
    }
  }
  console.log(`${width} px, ${files.length} pictures, medians:`);
  for (const [way, { bytes = [], cpu = [], psnr: near = [] }] of found) {
    console.log(
      `  ${way.padEnd(28)} ${(median(bytes) / 1000).toFixed(1).padStart(6)} kB  ${median(cpu).toFixed(0).padStart(5)} ms CPU  ${median(near).toFixed(1)} dB`,
    );
  }
}
