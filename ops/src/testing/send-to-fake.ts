import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { SendRequest } from '../google/call.ts';

/** Sends requests for Google to the fake, by host name and without TLS, as to a proxy. */
export const sendToFake =
  (origin: string): SendRequest =>
  (url, { method, headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const { hostname, port } = new URL(origin);
      const path = url.replace('https:', 'http:');
      const sent = request({ hostname, port, path, method, headers, signal }, (answer) =>
        resolve({ status: answer.statusCode ?? 0, text: () => text(answer) }),
      );
      sent.on('error', reject).end(body);
    });
