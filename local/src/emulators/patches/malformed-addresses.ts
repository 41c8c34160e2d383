/**
 * Answers 400 to an address that would end the emulators. Their Hosting reads each address with `new URL` and `decodeURI` and
 * catches neither's error. No upstream issue is known; the patch can go when firebase-tools answers `GET //` by itself.
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

/** Whether `new URL` or `decodeURI` refuses the target (path and query) or the host of a request. */
function isMalformed({ url = '', headers }: IncomingMessage): boolean {
  try {
    decodeURI(url);
    return !URL.canParse(url, `http://${headers.host ?? 'localhost'}`);
  } catch {
    return true; // a percent sign that begins no UTF-8 character
  }
}

function refuse(response: ServerResponse): true {
  response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' });
  response.end('La dirección no es válida.\n');
  return true;
}
