import { randomBytes } from 'node:crypto';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { newCertificate } from '../../local/src/testing/certificate.ts';

const brotli = promisify(brotliCompress);

interface CachedAnswer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

const TEXT = /^(?:text\/|application\/(?:javascript|json|manifest\+json)|image\/svg)/;
/** A CDN's quality for dynamic compression. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
const PASSED_ON = ['content-type', 'cache-control', 'content-security-policy', 'etag', 'location'];
const PASSED_UP = ['content-type', 'authorization'];

/** Answers with `?down=` random bytes: the floor of a request (bench/journeys/phone.ts). */
export const EXCHANGE_PATH = '/bench-exchange';

/** Starts a server on a free local port. Its flag makes a browser trust the certificate. */
async function listen(handle: (request: Http2ServerRequest) => Promise<CachedAnswer>) {
  const { flag, ...own } = newCertificate();
  const answer = (request: Http2ServerRequest, response: Http2ServerResponse) =>
    handle(request).then(
      ({ status, headers, body }) => {
        const { etag } = headers;
        if (etag && request.headers['if-none-match'] === etag) return response.writeHead(304, headers).end();
        return response.writeHead(status, { ...headers, 'content-length': String(body.length) }).end(body);
      },
      (error: unknown) => response.writeHead(502).end(String(error)),
    );
  const server = createSecureServer(own, (request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    flag,
    close: () => void server.close(),
  };
}

/** Fetches, and compresses text with Brotli. */
async function fetchFrom(url: string, init: RequestInit = {}): Promise<CachedAnswer> {
  const sentHeaders = { ...Object(init.headers), 'accept-encoding': 'identity' };
  const answer = await fetch(url, { ...init, redirect: 'manual', headers: sentHeaders });
  const plain = Buffer.from(await answer.arrayBuffer());
  const headers: Record<string, string> = {};
  for (const name of PASSED_ON) {
    const value = answer.headers.get(name);
    if (value !== null) headers[name] = value;
  }
  const compress = TEXT.test(headers['content-type'] ?? '') && plain.length > 600;
  if (compress) headers['content-encoding'] = 'br';
  return { status: answer.status, headers, body: compress ? await brotli(plain, { params }) : plain };
}

async function bodyOf(request: Http2ServerRequest): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

/** Answers that a CDN may not store. */
const isUncacheable = ({ status, headers }: CachedAnswer): boolean =>
  status >= 400 || /no-store|private/.test(headers['cache-control'] ?? '');

/**
 * Fakes the CDN: caches shareable answers of `origin` and serves them over HTTP/2. The emulator's Hosting is
 * slow and does not compress. Other requests pass through.
 */
export async function startFakeCdn(origin: string) {
  const cache = new Map<string, Promise<CachedAnswer>>();
  const pass = async (request: Http2ServerRequest): Promise<CachedAnswer> => {
    const { method, url } = request;
    const body = await bodyOf(request);
    if (url.startsWith(EXCHANGE_PATH)) {
      const down = Number(new URLSearchParams(url.slice(EXCHANGE_PATH.length)).get('down'));
      return { status: 200, headers: { 'cache-control': 'no-store' }, body: randomBytes(down) };
    }
    const known = PASSED_UP.map((name) => [name, request.headers[name]]).filter(([, value]) => value);
    const sent = body.length > 0 && { body: new Uint8Array(body) };
    return fetchFrom(origin + url, { method, headers: Object.fromEntries(known), ...sent });
  };
  const server = await listen(async (request) => {
    if (request.method !== 'GET') return pass(request);
    const answer = cache.get(request.url) ?? fetchFrom(origin + request.url);
    cache.set(request.url, answer);
    const forget = () => void (cache.get(request.url) === answer && cache.delete(request.url));
    answer.then((found) => isUncacheable(found) && forget(), forget);
    return answer;
  });
  return {
    ...server,
    /** The origin behind the CDN. */
    behind: origin,
    /** Serves a page of the bench at `path`. */
    async serve(path: string, html: string): Promise<void> {
      const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' };
      cache.set(path, Promise.resolve({ status: 200, headers, body: await brotli(html, { params }) }));
    },
  };
}
export type FakeCdn = Awaited<ReturnType<typeof startFakeCdn>>;
