import { messages } from '@vidriera/domain/messages/messages';
import { PLAIN_HEADERS, plainPage, RETRY_SECONDS } from '@vidriera/domain/site/plain-page';
import type { Request, Response } from 'express';

/** Answers 503 with a page that needs no build, data or settings: any of them may have failed. */
export function sendUnavailable(_request: Request, response: Response): void {
  response
    .status(503)
    .set({
      ...PLAIN_HEADERS,
      'Retry-After': `${RETRY_SECONDS}`,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
    })
    .send(plainPage({ title: 'No disponible', heading: messages.general.internal }));
}
