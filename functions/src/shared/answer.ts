import type { Response } from 'express';
import { type Accepts, compress, type Encoding, encodingFor, isText } from './compressed.ts';

/** What everybody is answered alike at an address, before it is compressed for whoever asks. */
export interface HttpAnswer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  /** How long the instance may give it again, in seconds; 0 for what is given once. */
  seconds: number;
}

/** How long an instance may say again that something is not there, in seconds. */
export const MISSING_SECONDS = 10;

/** An answer's compressed forms, made when first asked for and gone together with it. */
const forms = new WeakMap<HttpAnswer, Map<Encoding, Promise<Buffer>>>();

/** Sends an answer, text in the smallest form that the request accepts. */
export async function sendAnswer(req: Accepts, res: Response, answer: HttpAnswer): Promise<void> {
  const type = answer.headers['Content-Type'] ?? '';
  if (isText(type)) res.vary('Accept-Encoding');
  const encoding = encodingFor(answer.body, type, req);
  if (encoding) res.set('Content-Encoding', encoding);
  const body = encoding ? await formOf(answer, encoding) : answer.body;
  res.status(answer.status).set(answer.headers).send(body);
}

function formOf(answer: HttpAnswer, encoding: Encoding): Promise<Buffer> {
  const made = forms.get(answer) ?? new Map<Encoding, Promise<Buffer>>();
  forms.set(answer, made);
  const form = made.get(encoding) ?? compress(answer.body, encoding);
  made.set(encoding, form);
  return form;
}
