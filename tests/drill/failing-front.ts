import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A front of a local site that answers as Google's does while a function fails. */
export interface FailingFront {
  origin: string;
  isFailing: boolean;
  close: () => void;
}

/** Starts a front that passes everything on until it fails. */
export async function failingFront(site: string): Promise<FailingFront> {
  const server = createServer((request, response) => {
    if (front.isFailing)
      return void response
        .writeHead(500, { 'content-type': 'text/html' })
        .end('<h1>Error: Server Error</h1>');
    const { method, headers, url } = request;
    const passed = send(
      site + url,
      { method, headers: { ...headers, host: new URL(site).host } },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    passed.on('error', () => response.destroy());
    request.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const front: FailingFront = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    isFailing: false,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
  return front;
}
