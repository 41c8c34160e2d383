import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Send } from '../google/call.ts';

/** Sends to a stand-in what is meant for Google: by each API's own name, without TLS, by way of the stand-in as a proxy. */
export const through =
  (origin: string): Send =>
  (url, { method, headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const { hostname, port } = new URL(origin);
      const path = url.replace('https:', 'http:');
      const sent = request({ hostname, port, path, method, headers, signal }, (answer) =>
        resolve({ status: answer.statusCode ?? 0, text: () => text(answer) }),
      );
      sent.on('error', reject).end(body);
    });
