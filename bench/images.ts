import { readFileSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import { thumbnails } from '../functions/src/images/render.ts';
import { photo } from '../functions/src/testing/pictures.ts';
import { median } from './stats.ts';

const WIDTHS = [1200, 480, 160] as const;
const webp = (imagen: Sharp) => imagen.webp({ quality: 80 }).toBuffer();
const until = (width: number) => ({ width, withoutEnlargement: true });

/** Alternatives that use sharp alone. */
const ALTERNATIVES: Record<string, (bytes: Buffer) => Promise<unknown>> = {
  'sharp, decode three times': async (bytes) => {
    for (const width of WIDTHS) await webp(sharp(bytes).autoOrient().resize(until(width)));
  },
  'sharp, one input cloned three times': async (bytes) => {
    const input = sharp(bytes).autoOrient();
    await Promise.all(WIDTHS.map((width) => webp(input.clone().resize(until(width)))));
  },
  'sharp, decode once to 1200 and cascade': async (bytes) => {
    let { data, info } = await sharp(bytes)
      .autoOrient()
      .resize(until(1200))
      .raw()
      .toBuffer({ resolveWithObject: true });
    for (const width of WIDTHS) {
      if (width !== 1200) {
        ({ data, info } = await sharp(data, { raw: info })
          .resize(until(width))
          .raw()
          .toBuffer({ resolveWithObject: true }));
      }
      await webp(sharp(data, { raw: info }));
    }
  },
};

/** Returns the CPU milliseconds of `work`, over all threads. */
async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** Compares the CPU time of the thumbnail step with its alternatives, interleaved; medians of `rounds`. */
export async function benchImages(rounds = 9): Promise<string[]> {
  const file = process.env.BENCH_PICTURE;
  const pictures: [string, Buffer][] = [
    ['12 MP JPEG', await photo(4000, 3000).jpeg({ quality: 88 }).toBuffer()],
    ['2 MP PNG', await photo(1600, 1200).png().toBuffer()],
    ...(file ? [[file, readFileSync(file)] as [string, Buffer]] : []),
  ];
  const lines: string[] = [];
  for (const [name, bytes] of pictures) {
    const ways = { 'Vidriera, thumbnails()': thumbnails, ...ALTERNATIVES };
    const times = new Map(Object.keys(ways).map((way) => [way, [] as number[]]));
    for (let round = 0; round < rounds; round++) {
      for (const [way, work] of Object.entries(ways)) times.get(way)?.push(await cpuOf(() => work(bytes)));
    }
    const medians = [...times].map(([way, all]) => [way, median(all)] as const);
    const best = Math.min(...medians.filter(([way]) => way in ALTERNATIVES).map(([, ms]) => ms));
    lines.push(`${name}, CPU (best peer = 1.00):`);
    for (const [way, ms] of medians)
      lines.push(`  ${way.padEnd(42)} ${ms.toFixed(0).padStart(5)} ms  ${(ms / best).toFixed(2)}`);
  }
  return lines;
}
