import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Below this many bytes compressing gains nothing. */
const WORTHWHILE = 600;
const TEXT = /^(?:text\/|application\/(?:javascript|json|manifest\+json)|image\/svg)/;

/** A body as it goes over the wire. */
export interface Encoded {
  body: Buffer;
  encoding: 'br' | 'gzip' | null;
}

/**
 * Compresses text as far as the request's Accept-Encoding allows: neither Hosting's emulator nor every cache does it for what
 * a function answers.
 * @param quality brotli's, 0–11: higher for what is kept for ever
 */
export async function compressed(
  body: Buffer,
  type: string,
  acceptEncoding: string | undefined,
  quality = 5,
): Promise<Encoded> {
  if (body.length < WORTHWHILE || !TEXT.test(type)) return { body, encoding: null };
  const accepted = new Set(
    (acceptEncoding ?? '')
      .split(',')
      .map((part) => part.trim().toLowerCase())
      .filter((part) => !/;\s*q=0(?:\.0*)?$/.test(part))
      .map((part) => part.split(';')[0]?.trim()),
  );
  if (accepted.has('br')) {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    };
    return { body: await brotli(body, { params }), encoding: 'br' };
  }
  if (accepted.has('gzip')) return { body: await zip(body), encoding: 'gzip' };
  return { body, encoding: null };
}
