import { pipeline } from 'node:stream/promises';
import { pedidoImagenSchema, rutaMiniatura } from 'domain/imagen';
import type { Request, Response } from 'express';
import { INMUTABLE } from '../images/image-finalized.ts';
import type { Bucket } from '../shared/admin.ts';

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

/**
 * Answers `/img/{width}/{path}` with the thumbnail, to be kept for ever. One that is not made yet (or never will be) is
 * 404 and not to be kept: the picture's owner sees a local preview meanwhile.
 */
export async function serve(bucket: Bucket, req: Request, res: Response): Promise<MediaOutcome> {
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
  const metadata = await file.getMetadata().then(
    ([found]) => found,
    (error: unknown) => {
      if ((error as { code?: unknown }).code === 404) return null;
      throw error;
    },
  );
  if (!metadata) return terminar(res, 404, 'not-found');
  res.set({ 'Cache-Control': INMUTABLE, ETag: `"${metadata.md5Hash ?? metadata.generation}"` });
  if (req.fresh) return terminar(res, 304, 'not-modified');
  res.set({ 'Content-Type': 'image/webp', 'Content-Length': String(metadata.size) });
  if (req.method === 'HEAD') return terminar(res, 200, 'sent');
  await pipeline(file.createReadStream({ decompress: false }), res);
  return { kind: 'sent' };
}
