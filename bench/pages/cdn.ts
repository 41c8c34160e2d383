import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const brotli = promisify(brotliCompress);

interface Kept {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

const TEXT = /^(?:text\/|application\/(?:javascript|json|manifest\+json)|image\/svg)/;
/** Of the middle, as a CDN compresses what it is asked for; static hosts that compress ahead do a little better. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
const PASSED_ON = ['content-type', 'cache-control', 'content-security-policy', 'etag', 'location'];

/** A key and a certificate nobody has to trust, made anew each time. @throws when there is no openssl */
function certificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'vidriera-bench-'));
  try {
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
    const subject = ['-subj', '/CN=127.0.0.1', '-days', '2', '-nodes'];
    const files = ['-keyout', key, '-out', cert];
    const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
    execFileSync('openssl', ['req', '-x509', ...kind, ...subject, ...files], { stdio: 'pipe' });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A server on a free port of this machine. */
async function listen(
  handle: (path: string) => Promise<Kept>,
): Promise<{ origin: string; close: () => void }> {
  const answer = (request: Http2ServerRequest, response: Http2ServerResponse) =>
    handle(request.url).then(
      ({ status, headers, body }) =>
        response.writeHead(status, { ...headers, 'content-length': String(body.length) }).end(body),
      (error: unknown) => response.writeHead(502).end(String(error)),
    );
  const server = createSecureServer(certificate(), (request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => void server.close(),
  };
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
  return { status: answer.status, headers, body: squeeze ? await brotli(plain, { params }) : plain };
}

/**
 * Stands for the CDN: keeps every answer of `origin` (the emulator's Hosting neither compresses what functions answer nor is quick) and
 * sends it from memory, by HTTP/2 as Hosting does. `own` pages come before the origin's.
 */
export async function cdn(
  origin: string,
  own: Record<string, string> = {},
): Promise<{ origin: string; close: () => void }> {
  const kept = new Map<string, Promise<Kept>>();
  for (const [path, html] of Object.entries(own)) {
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' };
    kept.set(path, Promise.resolve({ status: 200, headers, body: await brotli(html, { params }) }));
  }
  return listen(async (path) => {
    const answer = kept.get(path) ?? fetchOnce(origin + path);
    kept.set(path, answer);
    const found = await answer;
    if (found.status >= 500) kept.delete(path);
    return found;
  });
}
