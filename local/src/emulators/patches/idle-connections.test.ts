import { once } from 'node:events';
import { Agent, createServer, get, globalAgent, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import './idle-connections.ts';

/** How long the server below means to wait on an idle connection, and what Node adds to that, in milliseconds. */
const MEANT = { keepAliveTimeout: 100 };
const PAST = 100 + 1000 + 400;

/** Whether a second request may go by the first one's connection after the time the server meant to wait on an idle one. */
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
    await new Promise((resolve) => setTimeout(resolve, PAST));
    return await ask();
  } finally {
    agent.destroy();
    server.close();
  }
}

it('leaves an idle connection open for longer than its client may be too busy to see it closed', async () => {
  expect(await reused(createServer(MEANT, (_request, response) => response.end()))).toBe(true);
});

it('opens a connection for each request of its own', () => {
  expect(globalAgent).toMatchObject({ keepAlive: false });
});
