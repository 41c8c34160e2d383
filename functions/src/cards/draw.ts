import type { CardContent } from 'domain/item/social-card';
import { SOCIAL_CARD } from 'domain/site/social-card';
import { sharp } from '../images/sharp.ts';
import { generalLayout, layout, PHOTO } from './layout.ts';

/** JPEG qualities, best first: the first whose file is small enough is taken. */
const QUALITIES = [82, 70, 55, 40];
/** WhatsApp shows no picture beyond 300 KB. */
export const BYTES_MAX = 300_000;

const { width, height } = SOCIAL_CARD;

/**
 * A card as a JPEG of 1200×630 pixels and less than 300 KB.
 * @param photo a thumbnail of ours, or `null`
 */
export async function draw(content: CardContent, photo: Buffer | null): Promise<Buffer> {
  const overlay = await picture(layout(content, photo !== null));
  const layers = photo
    ? [
        { input: await crop(photo), left: PHOTO.left, top: 0 },
        { input: overlay, left: 0, top: 0 },
      ]
    : [{ input: overlay, left: 0, top: 0 }];
  return encode(layers);
}

/** The product's own card. */
export const drawGeneral = async (): Promise<Buffer> =>
  encode([{ input: await picture(generalLayout()), left: 0, top: 0 }]);

/**
 * Our own drawing as pixels. Uploads are never read as SVG (images/sharp.ts): here its reader is let in, in the function that
 * draws cards, which reads no uploads but only the thumbnails made of them.
 */
function picture(svg: string): Promise<Buffer> {
  sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });
  return sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer();
}

const crop = (photo: Buffer): Promise<Buffer> =>
  sharp(photo)
    .resize(PHOTO.width, PHOTO.height, { fit: 'cover', position: sharp.strategy.attention })
    .flatten({ background: '#F3ECE2' })
    .png({ compressionLevel: 1 })
    .toBuffer();

async function encode(layers: { input: Buffer; left: number; top: number }[]): Promise<Buffer> {
  const canvas = { width, height, channels: 3, background: '#FBF7F1' } as const;
  const { data, info } = await sharp({ create: canvas })
    .composite(layers)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let jpeg = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    jpeg = await sharp(data, { raw: info }).jpeg({ quality, progressive: true, mozjpeg: true }).toBuffer();
    if (jpeg.length < BYTES_MAX) break;
  }
  return jpeg;
}
