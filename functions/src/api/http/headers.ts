import { createHash } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { HttpAnswer } from '../../shared/answer.ts';
import { sharedFor, type Timed, TRUE_FOR } from '../../shared/lifetime.ts';

/** How long the CDN keeps an answer, and how long it may give it while it fetches another, in seconds; an instance's memory keeps it no longer. */
const SECONDS = 60;
const STALE = 600;

/** An answer that everybody who asks for the same may share. */
export function sharedAnswer({ body, trueFor }: Timed<Buffer>, headers: Record<string, string>): HttpAnswer {
  const { seconds, header } = sharedFor(trueFor, [SECONDS, STALE]);
  const own = Number.isFinite(trueFor) ? { [TRUE_FOR]: String(trueFor) } : {};
  return { status: 200, headers: { 'Cache-Control': header, ...own, ...headers }, body, seconds };
}

/** Data as a shared answer. The ETag is of the content, however it travels; express answers 304 by it. */
export function jsonAnswer(answer: Timed): HttpAnswer {
  const body = Buffer.from(JSON.stringify(answer.body));
  const fingerprint = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return sharedAnswer(
    { ...answer, body },
    {
      'Content-Type': 'application/json; charset=utf-8',
      ETag: `W/"${fingerprint}"`,
    },
  );
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
