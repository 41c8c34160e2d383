import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createConnection, createServer, type Server, type Socket } from 'node:net';

/** Services that a test can cut off. */
export const CUTTABLE = ['firestore', 'storage'] as const;
export type Cuttable = (typeof CUTTABLE)[number];

/** `cut` ends connections at once; `hang` accepts them and never answers. */
const STATES = ['mend', 'cut', 'hang'] as const;
type State = (typeof STATES)[number];

/** Proxies between functions and emulators. `POST {url}/firestore/cut`, `/hang` or `/mend` switches one. */
export interface Proxies {
  url: string;
  /** Proxies by emulator, as 'host:port'. */
  addresses: Record<string, string>;
  stop: () => Promise<void>;
}

const LOCAL = '127.0.0.1';
const portOf = (server: Server): number => (server.address() as AddressInfo).port;

/** Starts a TCP proxy for each service, and a server that switches them. */
export async function startProxies(ports: Record<Cuttable, { port: number }>): Promise<Proxies> {
  const proxies = await Promise.all(
    CUTTABLE.map(async (name) => ({ name, ...(await startProxy(ports[name].port)) })),
  );
  const control = createHttpServer((request, response) => {
    const [, service, stateName] = (request.url ?? '').split('/');
    const proxy = proxies.find(({ name }) => name === service);
    const state = STATES.find((known) => known === stateName);
    const isKnown = request.method === 'POST' && proxy && state;
    if (isKnown) proxy.set(state);
    response.writeHead(isKnown ? 204 : 404).end();
  });
  await once(control.listen(0, LOCAL), 'listening');
  return {
    url: `http://${LOCAL}:${portOf(control)}`,
    addresses: Object.fromEntries(
      proxies.map(({ name, port }) => [`${LOCAL}:${ports[name].port}`, `${LOCAL}:${port}`]),
    ),
    stop: async () => {
      control.closeAllConnections();
      await Promise.all([once(control.close(), 'close'), ...proxies.map(({ stop }) => stop())]);
    },
  };
}

async function startProxy(target: number) {
  const sockets = new Set<Socket>();
  let state: State = 'mend';
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    return socket.once('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
  };
  const server = createServer((client) => {
    if (state === 'cut') return void client.destroy();
    keep(client);
    if (state === 'hang') return;
    const service = keep(createConnection(target, LOCAL));
    client.pipe(service).pipe(client);
    client.once('close', () => service.destroy());
    service.once('close', () => client.destroy());
  });
  await once(server.listen(0, LOCAL), 'listening');
  const endAll = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: portOf(server),
    set: (next: State): void => {
      state = next;
      endAll();
    },
    stop: async (): Promise<void> => {
      endAll();
      await once(server.close(), 'close');
    },
  };
}
