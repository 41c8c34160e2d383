import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';

interface Kept {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

const TEXT = /^(?:text\/|application\/(?:javascript|json|manifest\+json)|image\/svg)/;
/** Of the middle, as a CDN compresses what it is asked for; static hosts that compress ahead do a little better. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
const PASSED_ON = ['content-type', 'cache-control', 'content-security-policy', 'etag', 'location'];

/** A server on a free port of this machine. */
async function listen(
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): Promise<{ origin: string; close: () => void }> {
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => response.writeHead(502).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function send(response: ServerResponse, { status, headers, body }: Kept): void {
  response.writeHead(status, { ...headers, 'content-length': String(body.length) }).end(body);
}

/** Fetches once and keeps it, compressed with Brotli where it is text and did not come so. */
async function fetchOnce(url: string): Promise<Kept> {
  const answer = await fetch(url, { redirect: 'manual', headers: { 'accept-encoding': 'identity' } });
  const plain = Buffer.from(await answer.arrayBuffer());
  const headers: Record<string, string> = {};
  for (const name of PASSED_ON) {
    const value = answer.headers.get(name);
    if (value !== null) headers[name] = value;
  }
  const squeeze = TEXT.test(headers['content-type'] ?? '') && plain.length > 600;
  if (squeeze) headers['content-encoding'] = 'br';
  return { status: answer.status, headers, body: squeeze ? brotliCompressSync(plain, { params }) : plain };
}

/**
 * Stands for the CDN: keeps every answer of `origin` (the emulator's Hosting neither compresses what functions answer nor is quick) and
 * sends it from memory. `own` pages come before the origin's. HTTP/1.1, no encryption: both would cost each page the same.
 */
export async function cdn(
  origin: string,
  own: Record<string, string> = {},
): Promise<{ origin: string; close: () => void }> {
  const kept = new Map<string, Promise<Kept>>();
  for (const [path, html] of Object.entries(own)) {
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' };
    kept.set(path, Promise.resolve({ status: 200, headers, body: brotliCompressSync(html, { params }) }));
  }
  return listen(async (request, response) => {
    const path = request.url ?? '/';
    const answer = kept.get(path) ?? fetchOnce(origin + path);
    kept.set(path, answer);
    const found = await answer;
    if (found.status >= 500) kept.delete(path);
    send(response, found);
  });
}
