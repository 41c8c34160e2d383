import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type OutputInfo } from 'sharp';

const PAPER = '#E6DDD2';
const GAP = 48;
/** Height of a screen in the composed picture (px). */
const HEIGHT = 1180;
const RADIUS = 28;

export async function composeScreenshots(folder: string, files: string[]): Promise<Buffer> {
  const screens = await Promise.all(files.map((file) => rounded(readFileSync(join(folder, file)))));
  const widths = screens.map(({ info }) => info.width);
  const width = widths.reduce((sum, imageWidth) => sum + imageWidth + GAP, GAP);
  const lefts = widths.map((_, index) =>
    widths.slice(0, index).reduce((sum, imageWidth) => sum + imageWidth + GAP, GAP),
  );
  return sharp({ create: { width, height: HEIGHT + 2 * GAP, channels: 3, background: PAPER } })
    .composite(screens.map(({ data }, index) => ({ input: data, left: lefts[index] ?? GAP, top: GAP })))
    .webp({ quality: 82 })
    .toBuffer();
}

/** Twice as wide as a phone's screen, or as wide as a desktop's. */
export const installPicture = (file: string, width: number): Promise<Buffer> =>
  sharp(file)
    .resize({ width: width < 720 ? 2 * width : width })
    .webp({ quality: 75 })
    .toBuffer();

async function rounded(bytes: Buffer): Promise<{ data: Buffer; info: OutputInfo }> {
  const { data, info } = await sharp(bytes)
    .resize({ height: HEIGHT })
    .png()
    .toBuffer({ resolveWithObject: true });
  const mask = `<svg width="${info.width}" height="${HEIGHT}"><rect width="100%" height="100%" rx="${RADIUS}"/></svg>`;
  return sharp(data)
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png()
    .toBuffer({ resolveWithObject: true });
}
