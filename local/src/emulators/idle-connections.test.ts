import { once } from 'node:events';
import { Agent, createServer, get, globalAgent, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import './idle-connections.ts';

/** Whether a second request may go by the first one's connection after the time Node's servers wait on an idle one. */
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
    await new Promise((resolve) => setTimeout(resolve, 7000));
    return await ask();
  } finally {
    agent.destroy();
    server.close();
  }
}

it('leaves an idle connection open for longer than its client may be too busy to see it closed', async () => {
  expect(await reused(createServer((_request, response) => response.end()))).toBe(true);
});

it('opens a connection for each request of its own', () => {
  expect(globalAgent).toMatchObject({ keepAlive: false });
});
