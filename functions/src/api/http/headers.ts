import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Request, RequestHandler, Response } from 'express';

/** How long the CDN keeps an answer, and how long it may still show it while fetching a new one. */
export const CACHE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

/** Brotli beyond this costs a list more CPU than it saves bytes. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/**
 * An answer that the CDN may share among visitors, compressed for whoever reads Brotli: nobody on the way does it for what a
 * function answers. The ETag is of the content, however it travels; express answers 304 by it.
 */
export function compartir(req: Request, res: Response, cuerpo: unknown): void {
  const json = Buffer.from(JSON.stringify(cuerpo));
  const huella = createHash('sha256').update(json).digest('base64url').slice(0, 22);
  res.set({ 'Cache-Control': CACHE, ETag: `W/"${huella}"`, Vary: 'Accept-Encoding' }).type('json');
  if (req.acceptsEncodings('br') !== 'br') {
    res.send(json);
    return;
  }
  res.set('Content-Encoding', 'br').send(brotliCompressSync(json, BROTLI));
}

/** Data for our own pages: nothing in it is to be sniffed, framed, run or read from elsewhere. */
export const seguridad: RequestHandler = (_req, res, next) => {
  res.set({
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  });
  next();
};
