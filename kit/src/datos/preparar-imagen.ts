import { TIPOS_IMAGEN } from 'domain/imagen';
import { LIMITES } from 'domain/limits';
import { mensajes } from 'domain/messages';
import { ErrorDatos } from './errores.ts';

/** Pixels of the long side that an upload keeps at most: enough for every screen, light on a phone's data. */
export const LADO_MAXIMO = 2048;
const CALIDAD = 0.86;

/** A picture ready to be uploaded: upright, without a camera's notes (EXIF, GPS), at most `LADO_MAXIMO` px. */
export type ImagenPreparada = { blob: Blob; ancho: number; alto: number; extension: 'webp' | 'jpg' };

/** @throws ErrorDatos 'no-es-imagen' | 'muy-pesada', with the message to show */
export function comprobarArchivo(archivo: Blob): void {
  if (!TIPOS_IMAGEN.some((tipo) => tipo === archivo.type)) {
    throw new ErrorDatos('no-es-imagen', mensajes.imagen.noEsImagen);
  }
  if (archivo.size > LIMITES.imagenBytes) throw new ErrorDatos('muy-pesada', mensajes.imagen.muyPesada);
}

/** Size that fits `maximo` px on the long side, never larger than it was, in whole pixels of at least 1. */
export function encajar(ancho: number, alto: number, maximo = LADO_MAXIMO): { ancho: number; alto: number } {
  const escala = Math.min(1, maximo / Math.max(ancho, alto));
  return { ancho: Math.max(1, Math.round(ancho * escala)), alto: Math.max(1, Math.round(alto * escala)) };
}

const codificar = (lienzo: HTMLCanvasElement, tipo: string): Promise<Blob | null> =>
  new Promise((resolve) => lienzo.toBlob(resolve, tipo, CALIDAD));

function dibujar(mapa: ImageBitmap, ancho: number, alto: number, fondo?: string): HTMLCanvasElement {
  const lienzo = document.createElement('canvas');
  lienzo.width = ancho;
  lienzo.height = alto;
  const contexto = lienzo.getContext('2d');
  if (!contexto) throw new ErrorDatos('interno', mensajes.imagen.noSubio);
  if (fondo) {
    contexto.fillStyle = fondo;
    contexto.fillRect(0, 0, ancho, alto);
  }
  contexto.imageSmoothingQuality = 'high';
  contexto.drawImage(mapa, 0, 0, ancho, alto);
  return lienzo;
}

/**
 * Checks a chosen file and draws it anew as WebP (JPEG on white where the browser can't write WebP).
 * @param lado pixels of the long side at most.
 * @throws ErrorDatos 'no-es-imagen' (also what does not decode) | 'muy-pesada'
 */
export async function prepararImagen(archivo: Blob, lado = LADO_MAXIMO): Promise<ImagenPreparada> {
  comprobarArchivo(archivo);
  let mapa: ImageBitmap;
  try {
    mapa = await createImageBitmap(archivo, { imageOrientation: 'from-image' });
  } catch (cause) {
    throw new ErrorDatos('no-es-imagen', mensajes.imagen.noEsImagen, { cause });
  }
  try {
    const { ancho, alto } = encajar(mapa.width, mapa.height, lado);
    const webp = await codificar(dibujar(mapa, ancho, alto), 'image/webp');
    if (webp?.type === 'image/webp') return { blob: webp, ancho, alto, extension: 'webp' };
    const jpeg = await codificar(dibujar(mapa, ancho, alto, '#fff'), 'image/jpeg');
    if (!jpeg) throw new ErrorDatos('interno', mensajes.imagen.noSubio);
    return { blob: jpeg, ancho, alto, extension: 'jpg' };
  } finally {
    mapa.close();
  }
}
