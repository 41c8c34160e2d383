import { createConnection } from 'node:net';

export interface RawAnswer {
  /** Status of the last answer; undefined when there was none. */
  status: number | undefined;
  text: string;
  /** True when the other side closed the connection in time. */
  closed: boolean;
}

/** Sends latin1 bytes to a local port and reads until the connection closes, or for `limitMs`. */
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

export function rawGet(target: string, { method = 'GET', host = 'localhost', more = '' } = {}): string {
  return `${method} ${target} HTTP/1.1\r\nHost: ${host}\r\n${more}Connection: close\r\n\r\n`;
}
