import { pipeline } from 'node:stream/promises';
import { setTimeout as pausa } from 'node:timers/promises';
import { rutaMiniatura } from 'domain/imagen';
import { pedidoImagenSchema } from 'domain/imagen-schema';
import type { AnchoMiniatura } from 'domain/limits';
import type { Request, Response } from 'express';
import { INMUTABLE } from '../images/image-finalized.ts';
import type { Bucket } from '../shared/admin.ts';

/** How long a request waits for the thumbnail of a picture that has just been uploaded, and between two looks (ms). */
const ESPERA_MS = 15_000;
const PASO_MS = 400;

export type MediaOutcome = { kind: 'sent' | 'not-modified' | 'not-found' | 'refused' };

/** The path of a request as it was before it was encoded; `''` when it is no path at all. */
function pathname(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}

function terminar(res: Response, estado: number, kind: MediaOutcome['kind']): MediaOutcome {
  res.status(estado).end();
  return { kind };
}

/** Metadata of a thumbnail, or `null` when it is not there. */
async function metadatos(bucket: Bucket, ruta: string, ancho: AnchoMiniatura) {
  try {
    const [metadata] = await bucket.file(rutaMiniatura(ruta, ancho)).getMetadata();
    return metadata;
  } catch (error) {
    if ((error as { code?: unknown }).code === 404) return null;
    throw error;
  }
}

/**
 * The same, waiting while the original is there without it: that is an upload of a moment ago, whose thumbnails are being made
 * (what is no picture is deleted meanwhile). So a page opened right after publishing shows its picture, and no error.
 */
async function metadatosPronto(
  bucket: Bucket,
  { ruta, ancho }: { ruta: string; ancho: AnchoMiniatura },
  espera: number,
  seFue: () => boolean,
) {
  const fin = Date.now() + espera;
  for (;;) {
    const metadata = await metadatos(bucket, ruta, ancho);
    if (metadata || Date.now() >= fin || seFue()) return metadata;
    const [original] = await bucket.file(ruta).exists();
    if (!original) return null;
    await pausa(PASO_MS);
  }
}

/**
 * Answers `/img/{width}/{path}` with the thumbnail, to be kept for ever. One that is not made within `espera` milliseconds, or
 * never will be, is 404 and not to be kept.
 */
export async function serve(
  bucket: Bucket,
  req: Request,
  res: Response,
  espera = ESPERA_MS,
): Promise<MediaOutcome> {
  res.set({
    'Cache-Control': 'no-store',
    'Content-Security-Policy': "default-src 'none'",
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
  });
  if (req.method !== 'GET' && req.method !== 'HEAD') {
    res.set('Allow', 'GET, HEAD');
    return terminar(res, 405, 'refused');
  }
  const pedido = pedidoImagenSchema.safeParse(pathname(req.path));
  if (!pedido.success) return terminar(res, 404, 'not-found');
  const file = bucket.file(rutaMiniatura(pedido.data.ruta, pedido.data.ancho));
  const metadata = await metadatosPronto(bucket, pedido.data, espera, () => res.closed);
  if (!metadata) return terminar(res, 404, 'not-found');
  res.set({ 'Cache-Control': INMUTABLE, ETag: `"${metadata.md5Hash ?? metadata.generation}"` });
  if (req.fresh) return terminar(res, 304, 'not-modified');
  res.set({ 'Content-Type': 'image/webp', 'Content-Length': String(metadata.size) });
  if (req.method === 'HEAD') return terminar(res, 200, 'sent');
  await pipeline(file.createReadStream({ decompress: false }), res);
  return { kind: 'sent' };
}
