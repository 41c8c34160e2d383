import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createConnection, createServer } from 'node:net';

const HOSTS = ['127.0.0.1', '::1'];
const CONNECT_MS = 500;

/** Checks IPv4 and IPv6. */
export async function isFree(port: number): Promise<boolean> {
  for (const host of HOSTS) {
    if (!(await canListen(host, port)) || (await answers(host, port))) return false;
  }
  return true;
}

/** Below the ephemeral range (from 32768 on Linux), where a free port is often taken seconds later. */
const FIRST = 10_240;
const LAST = 32_000;

/**
 * Returns `count` distinct free ports, none in `taken`. A port can be taken before its use; the emulators
 * report that.
 */
export async function freePorts(count: number, taken: number[] = []): Promise<number[]> {
  const found = new Set<number>();
  while (found.size < count) {
    const port = randomInt(FIRST, LAST);
    if (!taken.includes(port) && (await isFree(port))) found.add(port);
  }
  return [...found];
}

/** Returns a free port `p` for which all `p + offsets` are free. */
export async function freePortWithOffsets(offsets: number[]): Promise<number> {
  for (;;) {
    const [port = 0] = await freePorts(1);
    const wanted = offsets.map((offset) => port + offset);
    if (await all(wanted)) return port;
  }
}

async function all(ports: number[]): Promise<boolean> {
  const states = await Promise.all(ports.map(isFree));
  return states.every(Boolean);
}

/** Tries to listen. Without IPv6 the address is unavailable, so the port counts as free there. */
async function canListen(host: string, port: number): Promise<boolean> {
  const server = createServer().listen({ host, port });
  try {
    await once(server, 'listening');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE' || code === 'EACCES') return false;
    if (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT') return true;
    throw error;
  }
  await once(server.close(), 'close');
  return true;
}

/**
 * Tries to connect. On some systems, listening succeeds although another program holds the port on all
 * addresses.
 */
function answers(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ host, port, timeout: CONNECT_MS });
    const end = (answer: boolean) => () => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', end(true)).once('error', end(false)).once('timeout', end(false));
  });
}
