/**
 * What a thumbnail's width and quality cost in bytes and to the eye (SSIM of luminance, 1 is the same), where it is shown `shown` pixels wide: medians
 * over fourteen pictures of a folder at most. Asserts nothing. `npm run bench:widths -- demo/pictures/covers 721`
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { median } from './stats.ts';

const WINDOW = 7;
const STEP = 2;
const webp = (quality: number) => (image: Sharp) => image.webp({ quality });
const WAYS: [name: string, width: number, encode: (image: Sharp) => Sharp][] = [
  ['480 px, WebP 80', 480, webp(80)],
  ['768 px, WebP 80', 768, webp(80)],
  ['768 px, WebP 70', 768, webp(70)],
  ['768 px, WebP 60', 768, webp(60)],
  ['768 px, AVIF 50', 768, (image) => image.avif({ quality: 50, effort: 2 })],
  ['1200 px, WebP 80', 1200, webp(80)],
];

interface Grey {
  data: Buffer;
  width: number;
  height: number;
}
async function grey(image: Sharp, width: number, height?: number): Promise<Grey> {
  const { data, info } = await image
    .resize(width, height, height ? { fit: 'fill' } : {})
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Mean structural similarity of two pictures of one size. */
function ssim(one: Grey, other: Grey): number {
  const { width, height } = one;
  let total = 0;
  let windows = 0;
  for (let top = 0; top + WINDOW <= height; top += STEP) {
    for (let left = 0; left + WINDOW <= width; left += STEP) {
      total += similarity(one.data, other.data, width, top * width + left);
      windows += 1;
    }
  }
  return total / windows;
}
function similarity(one: Buffer, other: Buffer, width: number, start: number): number {
  let [a, b, aa, bb, ab] = [0, 0, 0, 0, 0];
  for (let y = 0; y < WINDOW; y += 1) {
    for (let at = start + y * width; at < start + y * width + WINDOW; at += 1) {
      const [p, q] = [one[at] ?? 0, other[at] ?? 0];
      a += p;
      b += q;
      aa += p * p;
      bb += q * q;
      ab += p * q;
    }
  }
  const count = WINDOW ** 2;
  const [meanA, meanB] = [a / count, b / count];
  const [varA, varB, both] = [aa / count - meanA ** 2, bb / count - meanB ** 2, ab / count - meanA * meanB];
  const [c1, c2] = [(0.01 * 255) ** 2, (0.03 * 255) ** 2];
  return ((2 * meanA * meanB + c1) * (2 * both + c2)) / ((meanA ** 2 + meanB ** 2 + c1) * (varA + varB + c2));
}

const [folder = 'demo/pictures/covers', shown = '721'] = process.argv.slice(2);
const files = readdirSync(folder)
  .sort()
  .filter((_file, index, all) => index % Math.ceil(all.length / 14) === 0);
for (const [name, width, encode] of WAYS) {
  const found = { kb: [] as number[], ssim: [] as number[], cpu: [] as number[] };
  for (const file of files) {
    const bytes = readFileSync(join(folder, file));
    const reference = await grey(sharp(bytes), Number(shown));
    const { data, info } = await sharp(bytes)
      .resize({ width, withoutEnlargement: true })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const start = process.cpuUsage();
    const encoded = await encode(sharp(data, { raw: info })).toBuffer();
    const { user, system } = process.cpuUsage(start);
    found.cpu.push((user + system) / 1000);
    found.kb.push(encoded.length / 1000);
    found.ssim.push(ssim(reference, await grey(sharp(encoded), reference.width, reference.height)));
  }
  const line = [
    median(found.kb).toFixed(1).padStart(5),
    'kB ',
    median(found.ssim).toFixed(3),
    ` ${median(found.cpu).toFixed(0)} ms`,
  ];
  console.log(name.padEnd(18), ...line);
}
