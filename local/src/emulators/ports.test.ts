import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { UserError } from '../cli/user-error.ts';
import { checkPorts } from './port-check.ts';
import { freePorts, freePortWithOffsets, isFree } from './ports.ts';

const servers: Server[] = [];

async function occupy(host: string): Promise<number> {
  const server = createServer().listen(0, host);
  servers.push(server);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

describe('ports', () => {
  it.each(['127.0.0.1', '0.0.0.0', '::'])('isFree: detects a port taken on %s', async (host) => {
    expect(await isFree(await occupy(host))).toBe(false);
  });

  it('freePorts: returns distinct free ports', async () => {
    const ports = await freePorts(9);
    expect(new Set(ports).size).toBe(9);
    expect(await Promise.all(ports.map(isFree))).not.toContain(false);
  });

  it('freePortWithOffsets: finds a port whose neighbours are free', async () => {
    const port = await freePortWithOffsets([0, 5, 6, 7]);
    expect(await Promise.all([0, 5, 6, 7].map((offset) => isFree(port + offset)))).not.toContain(false);
  });

  it('checkPorts: accepts free ports, and names each taken port and its use', async () => {
    const [free = 0] = await freePorts(1);
    await expect(checkPorts([{ name: 'auth', port: free }])).resolves.toBeUndefined();
    const [one, two] = [await occupy('127.0.0.1'), await occupy('127.0.0.1')];
    const failure = checkPorts([
      { name: 'auth', port: one },
      { name: 'storage', port: two },
      { name: 'hub', port: free },
    ]);
    await expect(failure).rejects.toThrow(UserError);
    await expect(failure).rejects.toThrow(
      new RegExp(`^Ports ${one} \\(auth.*\\), ${two} \\(storage.*\\) are already`),
    );
    await expect(failure).rejects.not.toThrow(String(free));
  });
});
