import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Below this many bytes compressing gains nothing. */
const WORTHWHILE = 600;
const TEXT = /^(?:text\/|application\/(?:javascript|json|manifest\+json)|image\/svg)/;

export type Encoding = 'br' | 'gzip';

/** A body as it goes over the wire. */
export interface Encoded {
  body: Buffer;
  encoding: Encoding | null;
}

/** Whether a type of content gets smaller by being compressed. */
export const isText = (type: string): boolean => TEXT.test(type);

/** The best form of `body` that a request's Accept-Encoding allows; `null` where it goes as it is. */
export function encodingFor(body: Buffer, type: string, acceptEncoding: string | undefined): Encoding | null {
  if (body.length < WORTHWHILE || !isText(type)) return null;
  const accepted = new Set(
    (acceptEncoding ?? '')
      .split(',')
      .map((part) => part.trim().toLowerCase())
      .filter((part) => !/;\s*q=0(?:\.0*)?$/.test(part))
      .map((part) => part.split(';')[0]?.trim()),
  );
  return accepted.has('br') ? 'br' : accepted.has('gzip') ? 'gzip' : null;
}

/** @param quality brotli's, 0–11: higher for what is kept for ever */
export function compress(body: Buffer, encoding: Encoding, quality = 5): Promise<Buffer> {
  if (encoding === 'gzip') return zip(body);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return brotli(body, { params });
}

/**
 * Compresses text as far as the request's Accept-Encoding allows: neither Hosting's emulator nor every cache does it for what
 * a function answers.
 * @param quality as of `compress`
 */
export async function compressed(
  body: Buffer,
  type: string,
  acceptEncoding: string | undefined,
  quality = 5,
): Promise<Encoded> {
  const encoding = encodingFor(body, type, acceptEncoding);
  return { body: encoding ? await compress(body, encoding, quality) : body, encoding };
}
