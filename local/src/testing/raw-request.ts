import { createConnection } from 'node:net';

/** What came back over a connection. */
export interface RawAnswer {
  /** The status of the (last) answer; undefined when the connection was closed without one, or nothing came. */
  status: number | undefined;
  text: string;
  /** Whether the other side ended the connection in time. */
  closed: boolean;
}

/** Sends bytes (a string of latin1) as they are to a local port and reads until the other side closes, for `limitMs` at most. */
export function rawRequest(port: number, bytes: string, limitMs = 5000): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const socket = createConnection({ host: '127.0.0.1', port });
    let text = '';
    const finish = (closed: boolean) => () => {
      clearTimeout(timer);
      socket.destroy();
      const status = [...text.matchAll(/^HTTP\/1\.[01] (\d{3})/gm)].at(-1)?.[1];
      resolve({ status: status === undefined ? undefined : Number(status), text, closed });
    };
    const timer = setTimeout(finish(false), limitMs);
    socket.setEncoding('latin1').on('data', (part) => {
      text += part;
    });
    socket.on('error', finish(true)).on('close', finish(true));
    socket.write(bytes, 'latin1');
  });
}

/** A GET as a browser would never send it. */
export function rawGet(target: string, { method = 'GET', host = 'localhost', more = '' } = {}): string {
  return `${method} ${target} HTTP/1.1\r\nHost: ${host}\r\n${more}Connection: close\r\n\r\n`;
}
