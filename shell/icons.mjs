import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

/** Draws the pixel icons of public/ from favicon.svg. After changing that file, run `node shell/icons.mjs`. */
const folder = new URL('public/', import.meta.url);
const svg = await readFile(new URL('favicon.svg', folder), 'utf8');
const PAPER = '#fbf7f1';

/** @param {number} size pixels @param {number} margin share of the size, in the paper's colour */
async function draw(name, size, margin = 0) {
  const inner = Math.round(size * (1 - 2 * margin));
  const drawing = await sharp(Buffer.from(svg), { density: (72 * inner) / 32 })
    .resize(inner, inner)
    .png()
    .toBuffer();
  const icon = margin
    ? sharp({ create: { width: size, height: size, channels: 3, background: PAPER } }).composite([
        { input: drawing },
      ])
    : sharp(drawing);
  await writeFile(new URL(name, folder), await icon.png({ palette: true }).toBuffer());
}

await draw('favicon-48.png', 48);
await draw('apple-touch-icon.png', 180, 0.1);
await draw('icon-192.png', 192);
await draw('icon-512.png', 512);
await draw('icon-maskable-512.png', 512, 0.14);
