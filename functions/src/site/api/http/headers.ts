import { createHash } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { HttpAnswer } from '../../../base/http/answer.ts';
import { sharedFor, type Timed, TRUE_FOR } from '../../../base/time/lifetime.ts';

/** Seconds that the CDN may cache an answer; also bounds the instance's memory. */
const SECONDS = 60;

/** Returns an answer that everybody may share. */
export function sharedAnswer({ body, trueFor }: Timed<Buffer>, headers: Record<string, string>): HttpAnswer {
  const { seconds, header } = sharedFor(trueFor, SECONDS);
  const own = Number.isFinite(trueFor) ? { [TRUE_FOR]: String(trueFor) } : {};
  return { status: 200, headers: { 'Cache-Control': header, ...own, ...headers }, body, seconds };
}

/** Returns data as a shared answer. Its ETag ignores the encoding, and express answers 304 by it. */
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

/** Data for our own pages only: no sniffing, framing, running or reading from other sites. */
export const security: RequestHandler = (_req, res, next) => {
  res.set({
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  });
  next();
};
