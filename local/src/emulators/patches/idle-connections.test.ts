import { once } from 'node:events';
import { Agent, createServer, get, globalAgent, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import './idle-connections.ts';

/** The server's keep-alive timeout, and the time after which Node would close the connection (ms). */
const OPTIONS = { keepAliveTimeout: 100 };
const AFTER_TIMEOUT_MS = 100 + 1000 + 400;

async function reused(server: Server): Promise<boolean> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const agent = new Agent({ keepAlive: true });
  const ask = async () => {
    const request = get({ port: (server.address() as AddressInfo).port, agent });
    const [answer] = await once(request, 'response');
    answer.resume();
    await once(answer, 'end');
    return request.reusedSocket;
  };
  try {
    await ask();
    await new Promise((resolve) => setTimeout(resolve, AFTER_TIMEOUT_MS));
    return await ask();
  } finally {
    agent.destroy();
    server.close();
  }
}

it('keeps an idle connection open beyond its timeout', async () => {
  expect(await reused(createServer(OPTIONS, (_request, response) => response.end()))).toBe(true);
});

it('opens a new connection for each outgoing request', () => {
  expect(globalAgent).toMatchObject({ keepAlive: false });
});
