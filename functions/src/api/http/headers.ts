import type { RequestHandler, Response } from 'express';

/** How long the CDN keeps an answer, and how long it may still show it while fetching a new one. */
const CACHE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

/** An answer that the CDN may share among visitors; express adds the ETag and answers 304 by it. */
export function compartir(res: Response, cuerpo: unknown): void {
  res.set('Cache-Control', CACHE).json(cuerpo);
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
