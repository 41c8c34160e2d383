/**
 * Answers 400 to addresses that would crash the emulators. Hosting parses each address with `new URL` and
 * `decodeURI` and catches neither's error. No upstream issue is known. Remove it when firebase-tools answers
 * `GET //`.
 */
import { type IncomingMessage, Server, type ServerResponse } from 'node:http';

const emit = Server.prototype.emit;

Server.prototype.emit = function (this: Server, event: string | symbol, ...args: unknown[]): boolean {
  if (event === 'request') {
    const [request, response] = args as [IncomingMessage, ServerResponse];
    if (isMalformed(request)) return refuse(response);
  }
  return emit.apply(this, [event, ...args] as Parameters<typeof emit>);
};

function isMalformed({ url = '', headers }: IncomingMessage): boolean {
  try {
    decodeURI(url);
    return !URL.canParse(url, `http://${headers.host ?? 'localhost'}`);
  } catch {
    return true; // invalid percent-encoding
  }
}

function refuse(response: ServerResponse): true {
  response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' });
  response.end('La dirección no es válida.\n');
  return true;
}
