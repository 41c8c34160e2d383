import { createHash } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Answer } from '../../shared/answer.ts';

/** How long the CDN keeps an answer, in seconds; an instance's memory keeps it no longer. */
const SECONDS = 60;
const CACHE = `public, max-age=0, s-maxage=${SECONDS}, stale-while-revalidate=600`;

/** An answer that everybody who asks for the same may share. */
export const sharedAnswer = (body: Buffer, headers: Record<string, string>): Answer => ({
  status: 200,
  headers: { 'Cache-Control': CACHE, ...headers },
  body,
  seconds: SECONDS,
});

/** Data as a shared answer. The ETag is of the content, however it travels; express answers 304 by it. */
export function jsonAnswer(answer: unknown): Answer {
  const body = Buffer.from(JSON.stringify(answer));
  const fingerprint = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return sharedAnswer(body, {
    'Content-Type': 'application/json; charset=utf-8',
    ETag: `W/"${fingerprint}"`,
  });
}

/** Data for our own pages: nothing in it is to be sniffed, framed, run or read from elsewhere. */
export const security: RequestHandler = (_req, res, next) => {
  res.set({
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  });
  next();
};
