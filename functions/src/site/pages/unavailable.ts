import { messages } from '@vidriera/domain/messages/messages';
import { PLAIN_HEADERS, plainPage, RETRY_SECONDS } from '@vidriera/domain/site/plain-page';
import type { Request, Response } from 'express';

const HEADINGS = { 429: messages.limits.tooMany(RETRY_SECONDS), 503: messages.general.internal };

/**
 * Answers with a page that loads again by itself and needs no build, data or settings: any of them may have failed.
 * @param status 429 for a caller that asks for too much
 */
export function sendUnavailable(_request: Request, response: Response, status: 429 | 503 = 503): void {
  response
    .status(status)
    .set({
      ...PLAIN_HEADERS,
      'Retry-After': `${RETRY_SECONDS}`,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
    })
    .send(plainPage({ title: 'No disponible', heading: HEADINGS[status] }));
}
