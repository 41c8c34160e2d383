/**
 * Measures CPU seconds of decoding the heaviest allowed images of each format to thumbnails, and of
 * re-encoding them: `npm run bench:decoding -- 12.5 25` (megapixels)
 */
import type { Sharp } from 'sharp';
import { LIMITS } from '../domain/src/values/limits.ts';
import type { ContainerFormat } from '../functions/src/items/images/container/format.ts';
import { render, thumbnails } from '../functions/src/items/images/render.ts';
import { sharp } from '../functions/src/items/images/sharp.ts';
import { photo } from '../functions/src/testing/pictures.ts';

const WAYS: [string, ContainerFormat, (picture: Sharp) => Sharp][] = [
  ['JPEG', 'jpeg', (picture) => picture.jpeg({ quality: 90 })],
  ['JPEG, progressive', 'jpeg', (picture) => picture.jpeg({ quality: 90, progressive: true })],
  ['PNG', 'png', (picture) => picture.png({ compressionLevel: 2 })],
  ['PNG, interlaced', 'png', (picture) => picture.png({ compressionLevel: 2, progressive: true })],
  ['WebP', 'webp', (picture) => picture.webp({ quality: 90, effort: 0 })],
  ['WebP, lossless', 'webp', (picture) => picture.webp({ lossless: true, effort: 0 })],
  ['GIF', 'gif', (picture) => picture.gif({ effort: 1 })],
  ['AVIF', 'avif', (picture) => picture.avif({ quality: 60, effort: 0 })],
  [
    'AVIF, 4:4:4, 12 bits',
    'avif',
    (picture) => picture.avif({ quality: 90, effort: 0, chromaSubsampling: '4:4:4', bitdepth: 12 }),
  ],
  ['AVIF, lossless', 'avif', (picture) => picture.avif({ lossless: true, effort: 0 })],
];

/** Returns an image whose detail is repeated `coarse` times in each direction. */
async function pictureOf(megapixels: number, coarse: number): Promise<Sharp> {
  const width = Math.floor(Math.sqrt((megapixels * 1e6 * 4) / 3));
  const height = Math.floor((megapixels * 1e6) / width);
  const small = photo(Math.ceil(width / coarse), Math.ceil(height / coarse));
  const { data, info } = await small
    .resize(width, height, { fit: 'fill', kernel: 'nearest' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

/** WebP's first partition has a size limit. */
function notEncoded(error: unknown): null {
  if (!String(error).includes('unable to encode')) throw error;
  return null;
}

async function heaviest(megapixels: number, encode: (picture: Sharp) => Sharp): Promise<Buffer> {
  for (let coarse = 1; ; coarse *= 2) {
    const bytes = await encode(await pictureOf(megapixels, coarse))
      .toBuffer()
      .catch(notEncoded);
    if (bytes && bytes.length <= LIMITS.imageBytes) return bytes;
  }
}

/** Returns the CPU seconds of `work`, over all threads. */
async function secondsOf(work: () => Promise<unknown>): Promise<string> {
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  return ((user + system) / 1e6).toFixed(1).padStart(5);
}

for (const megapixels of process.argv.slice(2).map(Number)) {
  console.log(`${megapixels} megapixels: MB, seconds to thumbnails, seconds with the original written anew`);
  for (const [name, format, encode] of WAYS) {
    const bytes = await heaviest(megapixels, encode);
    const decoded = await secondsOf(() => thumbnails(bytes));
    const rewritten = await secondsOf(() => render(bytes, { format, isClean: false }));
    const size = (bytes.length / 1e6).toFixed(1).padStart(5);
    console.log(`  ${name.padEnd(22)} ${size} ${decoded} ${rewritten}`);
  }
}
