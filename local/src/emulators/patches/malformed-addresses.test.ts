import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rawGet, rawRequest } from '../../testing/raw-request.ts';
import './malformed-addresses.ts';

const seen: (string | undefined)[] = [];
const server = createServer((request, response) => {
  seen.push(request.url);
  response.end('reached');
});
let port: number;
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());

describe('an address', () => {
  it.each([
    ['//'],
    ['/\\'],
    ['/%'],
    ['/api/perfiles/%E0%A4%A'],
    ['/%C0%AF'],
    ['/?q=%'],
    ['//evil:99999/'],
    ['http://['],
    ['/', { host: 'a b' }],
    ['/', { host: '[' }],
    ['/', { host: '' }],
    ['//', { method: 'HEAD' }],
    ['//', { method: 'POST', more: 'Content-Length: 9\r\n' }],
    ['//', { method: 'POST', more: 'Expect: 100-continue\r\nContent-Length: 9\r\n' }],
  ])('%s %o is refused before a handler runs', async (target, options?: Parameters<typeof rawGet>[1]) => {
    seen.length = 0;
    const { status, closed } = await rawRequest(port, rawGet(target, options ?? {}));
    expect({ status, closed, seen }).toEqual({ status: 400, closed: true, seen: [] });
  });

  it('is refused with a readable message', async () => {
    const { text } = await rawRequest(port, rawGet('//'));
    expect(Buffer.from(text, 'latin1').toString()).toContain('La dirección no es válida.');
  });

  it.each([
    ['/'],
    ['/%2F'],
    ['/%00'],
    ['/a//b'],
    ['/caf%C3%A9?q=%20'],
    ['*'],
    ['http://evil/'],
    ['//evil.com'],
  ])('%s passes through', async (target) => {
    seen.length = 0;
    expect((await rawRequest(port, rawGet(target))).status).toBe(200);
    expect(seen).toEqual([target]);
  });

  it('may lack a host in HTTP/1.0', async () => {
    expect((await rawRequest(port, 'GET / HTTP/1.0\r\n\r\n')).status).toBe(200);
  });
});
