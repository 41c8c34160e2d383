import { DECODE, inspect } from '../images/inspect.ts';
import { sharp } from '../images/sharp.ts';
import { fetchFile } from './fetch-file.ts';
import type { Web } from './fetch-public.ts';
import { UNLISTED } from './listed.ts';
import { type Reading, reading } from './reading.ts';

/** Pictures for sharing have some 200 KB. */
const PICTURE = {
  accept: 'image/webp,image/png,image/jpeg',
  type: /^image\/(?:jpeg|png|webp|gif|avif)\b/i,
  max: 5 * 1024 * 1024,
};
/** Of the file: more would need more memory. */
const MAX_PIXELS = 12_500_000;
/** Of the result's long side; pages name 1200 px. */
const SIDE = 1600;

/** Reads a picture that a page names, and draws it anew as a still WebP without metadata. */
export const readPicture = (imagen: string, web: Web = UNLISTED): Promise<Reading<string>> =>
  reading('readPicture', async () => {
    const bytes = await fetchFile(imagen, PICTURE, web);
    if (!bytes || (await inspect(bytes)).kind === 'refused') return null;
    const drawn = await sharp(bytes, { ...DECODE, limitInputPixels: MAX_PIXELS })
      .autoOrient()
      .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .webp({ quality: 80 })
      .toBuffer();
    return drawn.toString('base64');
  });
