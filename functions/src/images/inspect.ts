import { LIMITES } from 'domain/limits';
import type { Metadata } from 'sharp';
import { sharp } from './sharp.ts';

export type Formato = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';
export type Inspeccion =
  | { kind: 'imagen'; formato: Formato; contentType: string; limpia: boolean }
  | { kind: 'rechazada'; reason: 'vacia' | 'muy-pesada' | 'no-es-imagen' | 'demasiados-pixeles' };

/** Options every decoding here uses: damaged files are refused, unbounded ones too. */
export const DECODE = { limitInputPixels: LIMITES.imagenPixeles, failOn: 'error' } as const;

function formatoDe({ format, compression }: Metadata): Formato | null {
  if (format === 'heif') return compression === 'av1' ? 'avif' : null;
  return format === 'jpeg' || format === 'png' || format === 'webp' || format === 'gif' ? format : null;
}

/** Whether the file carries nothing about its maker or place, and stands upright. A colour profile may stay. */
function sinDatosPersonales(meta: Metadata): boolean {
  const textos = (meta.comments?.length ?? 0) > 0;
  return (
    !meta.exif &&
    !meta.iptc &&
    !meta.xmp &&
    !meta.tifftagPhotoshop &&
    !textos &&
    (meta.orientation ?? 1) === 1
  );
}

/**
 * Reads a file's header: what it is by its content, never by its name or declared type. That its pixels decode is known
 * only after `render`. Never throws on bad input.
 */
export async function inspect(bytes: Buffer): Promise<Inspeccion> {
  if (bytes.length === 0) return { kind: 'rechazada', reason: 'vacia' };
  if (bytes.length > LIMITES.imagenBytes) return { kind: 'rechazada', reason: 'muy-pesada' };
  let meta: Metadata;
  try {
    // Without the limit, so that a header promising too much is told apart from no picture; nothing is decoded here.
    meta = await sharp(bytes, { ...DECODE, limitInputPixels: false }).metadata();
  } catch {
    return { kind: 'rechazada', reason: 'no-es-imagen' };
  }
  const formato = formatoDe(meta);
  if (!formato || !meta.width || !meta.height) return { kind: 'rechazada', reason: 'no-es-imagen' };
  if (meta.width * meta.height > LIMITES.imagenPixeles) {
    return { kind: 'rechazada', reason: 'demasiados-pixeles' };
  }
  return { kind: 'imagen', formato, contentType: `image/${formato}`, limpia: sinDatosPersonales(meta) };
}
