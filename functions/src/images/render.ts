import { ANCHOS_MINIATURA, type AnchoMiniatura } from 'domain/limits';
import { DECODE, type Formato } from './inspect.ts';
import { sharp } from './sharp.ts';

export type Miniatura = { ancho: AnchoMiniatura; bytes: Buffer };

/** A thumbnail is at most this many times as high as wide: WebP ends at 16,383 pixels. */
const ALTO_MAXIMO = 8;
const CALIDAD = 80;

const caja = (ancho: number) => ({
  width: ancho,
  height: ancho * ALTO_MAXIMO,
  fit: 'inside' as const,
  withoutEnlargement: true,
});

/**
 * WebP thumbnails at all widths, widest first, upright, without metadata, never enlarged. The file is decoded once, to the
 * widest; each narrower one is made of the pixels before it, which costs a fraction of decoding again.
 * @throws when the pixels don't decode (a truncated file).
 */
export async function thumbnails(bytes: Buffer): Promise<Miniatura[]> {
  const [primero, ...resto] = [...ANCHOS_MINIATURA].reverse() as [AnchoMiniatura, ...AnchoMiniatura[]];
  let pixeles = await sharp(bytes, DECODE)
    .autoOrient()
    .resize(caja(primero))
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const salida = [await codificar(primero, pixeles)];
  for (const ancho of resto) {
    pixeles = await crudo(pixeles).resize(caja(ancho)).raw().toBuffer({ resolveWithObject: true });
    salida.push(await codificar(ancho, pixeles));
  }
  return salida;
}

type Pixeles = { data: Buffer; info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } };

const crudo = ({ data, info: { width, height, channels } }: Pixeles) =>
  sharp(data, { raw: { width, height, channels } });

async function codificar(ancho: AnchoMiniatura, pixeles: Pixeles): Promise<Miniatura> {
  return { ancho, bytes: await crudo(pixeles).webp({ quality: CALIDAD }).toBuffer() };
}

/**
 * The same picture in the same format, turned upright and stripped of EXIF (a phone's place and date), IPTC, XMP and
 * comments; its colour profile and, in a GIF or WebP, its movement stay.
 */
async function limpiar(bytes: Buffer, formato: Formato): Promise<Buffer> {
  const animable = formato === 'gif' || formato === 'webp';
  const imagen = sharp(bytes, { ...DECODE, animated: animable })
    .autoOrient()
    .keepIccProfile();
  switch (formato) {
    case 'jpeg':
      return imagen.jpeg({ quality: 90 }).toBuffer();
    case 'png':
      return imagen.png().toBuffer();
    case 'webp':
      return imagen.webp({ quality: 90 }).toBuffer();
    case 'avif':
      return imagen.avif({ quality: 60, effort: 2 }).toBuffer();
    case 'gif':
      return imagen.gif().toBuffer();
  }
}

/**
 * Everything that is made of one picture. The original first: it takes the most memory, and thumbnails made before it would
 * still be held (12 megapixels on their side: 210 MB in all this way round, 247 MB the other).
 * @throws when the pixels don't decode (a truncated file).
 */
export async function render(
  bytes: Buffer,
  { formato, limpia }: { formato: Formato; limpia: boolean },
): Promise<{ original: Buffer; miniaturas: Miniatura[] }> {
  const original = limpia ? bytes : await limpiar(bytes, formato);
  return { original, miniaturas: await thumbnails(bytes) };
}
