import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request } from 'express';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Below this many bytes compressing gains nothing. */
const WORTHWHILE = 600;
const TEXT = /^(?:text\/|application\/(?:javascript|json|manifest\+json)|image\/svg)/;

/** Brotli's of what is made for a moment: of explore's page 7 takes 0.4 ms more than 5, and leaves out 180 of 18,250 bytes. */
const QUALITY = 7;

/** Smallest first. */
const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** A body as it goes over the wire. */
export interface Encoded {
  body: Buffer;
  encoding: Encoding | null;
}

/** Whether a type of content gets smaller by being compressed. */
export const isText = (type: string): boolean => TEXT.test(type);

/** What tells the encodings that an answer may have: Express's request. */
export type Accepts = Pick<Request, 'acceptsEncodings'>;

/** The best form of `body` that a request accepts; `null` where it goes as it is. */
export function encodingFor(body: Buffer, type: string, request: Accepts): Encoding | null {
  if (body.length < WORTHWHILE || !isText(type)) return null;
  // One at a time: of several that are equally welcome, Express takes the first that the browser names.
  return ENCODINGS.find((encoding) => request.acceptsEncodings(encoding)) ?? null;
}

/** @param quality brotli's, 0–11: higher for what is kept for ever */
export function compress(body: Buffer, encoding: Encoding, quality = QUALITY): Promise<Buffer> {
  if (encoding === 'gzip') return zip(body);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return brotli(body, { params });
}

/**
 * Compresses text as far as the request accepts: neither Hosting's emulator nor every cache does it for what
 * a function answers.
 * @param quality as of `compress`
 */
export async function compressed(
  body: Buffer,
  type: string,
  request: Accepts,
  quality = QUALITY,
): Promise<Encoded> {
  const encoding = encodingFor(body, type, request);
  return { body: encoding ? await compress(body, encoding, quality) : body, encoding };
}
