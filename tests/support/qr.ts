import jsQR from 'jsqr';
import sharp from 'sharp';

/** Decodes a QR code. */
export async function readCode(bytes: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}
