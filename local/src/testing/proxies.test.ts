import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { startProxies } from './proxies.ts';

it('passes requests to a service until it is cut or hangs, and again once it is mended', async () => {
  const service = createServer((_request, response) => response.end('here'));
  await once(service.listen(0, '127.0.0.1'), 'listening');
  const { port } = service.address() as AddressInfo;
  const proxies = await startProxies({ firestore: { port }, storage: { port: 1 } });
  onTestFinished(async () => {
    await proxies.stop();
    service.closeAllConnections();
    service.close();
  });
  const ask = async () => (await fetch(`http://${proxies.addresses[`127.0.0.1:${port}`]}`)).text();
  const set = (path: string) => fetch(proxies.url + path, { method: 'POST' });
  expect(await ask()).toBe('here');
  expect((await set('/storage/cut')).status).toBe(204);
  expect(await ask()).toBe('here');
  await set('/firestore/cut');
  await expect(ask()).rejects.toThrow('fetch failed');
  await set('/firestore/mend');
  expect(await ask()).toBe('here');
  await set('/firestore/hang');
  const waiting = ask();
  expect(await Promise.race([waiting, setTimeout(200, 'no answer')])).toBe('no answer');
  await set('/firestore/mend');
  await expect(waiting).rejects.toThrow('fetch failed');
  expect(await ask()).toBe('here');
  expect((await set('/auth/cut')).status).toBe(404);
  expect((await set('/storage/burn')).status).toBe(404);
});
