import type { IncomingMessage } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { newCertificate } from '../../local/src/testing/certificate.ts';

/** Hop-by-hop headers, and encodings that `fetch` has removed. */
const OWN = ['host', 'connection', 'content-length', 'content-encoding', 'transfer-encoding', 'keep-alive'];

const POLICY = 'content-security-policy';

/** An HTTPS front of a site. */
export interface SecureFront {
  origin: string;
  /** Flag that makes Chromium trust the certificate. */
  flag: string;
  /** Requests as 'GET /explore'. */
  requested: string[];
  close: () => Promise<void>;
}

/**
 * Serves a local site over HTTPS, because Chromium sends reports to secure origins only.
 * @param change transforms a page's HTML
 * @param withPolicy transforms its Content-Security-Policy
 */
export async function secureFront(
  site: string,
  change: (html: string) => string,
  withPolicy = (policy: string): string => policy,
): Promise<SecureFront> {
  const { flag, ...own } = newCertificate();
  const pass = async (request: IncomingMessage): Promise<{ answer: Response; body: Buffer }> => {
    const headers = Object.entries(request.headers).filter(([name]) => !OWN.includes(name));
    const sent = await buffer(request);
    const answer = await fetch(site + request.url, {
      method: request.method ?? 'GET',
      headers: headers.map(([name, value]): [string, string] => [name, String(value)]),
      redirect: 'manual',
      ...(sent.length > 0 && { body: new Uint8Array(sent) }),
    });
    const body = Buffer.from(await answer.arrayBuffer());
    const isPage = answer.headers.get('content-type')?.startsWith('text/html');
    return { answer, body: isPage ? Buffer.from(change(body.toString())) : body };
  };
  const requested: string[] = [];
  const server = createSecureServer(own, (request, response) => {
    requested.push(`${request.method} ${request.url}`);
    pass(request).then(
      ({ answer, body }) => {
        for (const [name, value] of answer.headers) {
          if (name === POLICY) response.setHeader(name, withPolicy(value));
          else if (!OWN.includes(name)) response.setHeader(name, value);
        }
        response.writeHead(answer.status).end(body);
      },
      (error: unknown) => response.writeHead(502).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    flag,
    requested,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
