import type { CardContent } from '@vidriera/domain/item/social-card';
import type { Rect } from '@vidriera/domain/poster/drawing';
import { SOCIAL_CARD } from '@vidriera/domain/site/social-card';
import { sharp } from '../../items/images/sharp.ts';
import { type CardDrawing, cardDrawing, generalDrawing } from './layout.ts';

/** JPEG qualities, best first; the first small enough is taken. */
const QUALITIES = [82, 70, 55, 40];
/** WhatsApp shows no picture beyond 300 KB. */
export const BYTES_MAX = 300_000;

const { width, height } = SOCIAL_CARD;
interface Layer {
  input: Buffer;
  left: number;
  top: number;
}

/** Draws a card: JPEG, 1200×630, below 300 KB. @param linkHost prefix of short links @param photo a thumbnail, or `null` */
export async function draw(content: CardContent, linkHost: string, photo: Buffer | null): Promise<Buffer> {
  const drawing = cardDrawing(content, linkHost, photo !== null);
  const beneath = photo && drawing.photo ? [await crop(photo, drawing.photo)] : [];
  return encode([...beneath, await overlay(drawing)]);
}

/** The product's own card. */
export const drawGeneral = async (): Promise<Buffer> => encode([await overlay(generalDrawing())]);

/** Our own SVG as pixels. Only this function reads SVG, and it reads no uploads (images/sharp.ts). */
async function overlay({ svg }: CardDrawing): Promise<Layer> {
  sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });
  return { input: await sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer(), left: 0, top: 0 };
}

async function crop(photo: Buffer, { left, top, width, height }: Rect): Promise<Layer> {
  const input = await sharp(photo)
    .resize(width, height, { fit: 'cover', position: sharp.strategy.attention })
    .flatten({ background: '#F3ECE2' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return { input, left, top };
}

async function encode(layers: Layer[]): Promise<Buffer> {
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
