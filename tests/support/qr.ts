import jsQR from 'jsqr';
import sharp from 'sharp';

/** What a reader of codes sees in a picture. */
export async function readCode(bytes: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}
