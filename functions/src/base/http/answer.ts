import type { Response } from 'express';
import { type Accepts, compress, type Encoding, encodingFor, isText } from './compressed.ts';

/** An uncompressed answer, the same for everybody. */
export interface HttpAnswer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  /** Seconds that the instance may cache it; 0 for never. */
  seconds: number;
}

/** Seconds that an instance may cache a 404. */
export const MISSING_SECONDS = 10;

/** Compressed forms, made on first use. */
const forms = new WeakMap<HttpAnswer, Map<Encoding, Promise<Buffer>>>();

/** Sends an answer, compressed if the request accepts it. */
export async function sendAnswer(req: Accepts, res: Response, answer: HttpAnswer): Promise<void> {
  const type = answer.headers['Content-Type'] ?? '';
  if (isText(type)) res.vary('Accept-Encoding');
  const encoding = encodingFor(answer.body, type, req);
  if (encoding) res.set('Content-Encoding', encoding);
  const body = encoding ? await formOf(answer, encoding) : answer.body;
  res.status(answer.status).set(answer.headers).send(body);
}

function formOf(answer: HttpAnswer, encoding: Encoding): Promise<Buffer> {
  const ownForms = forms.get(answer) ?? new Map<Encoding, Promise<Buffer>>();
  forms.set(answer, ownForms);
  const form = ownForms.get(encoding) ?? compress(answer.body, encoding);
  ownForms.set(encoding, form);
  return form;
}
