/** Fakes for `pages`: the stack's sites and API, cached and with latency, and a hub with their addresses. */
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from '@vidriera/domain/zod-classic';
import { emulatorsOf } from '../../functions/src/shared/emulators.ts';
import { serve } from '../../functions/src/testing/http.ts';
import { stackShape } from '../stack-env.ts';

const API_MS = 20;
const SITE_MS = 20;
const HOST = '127.0.0.1';

const env = z
  .object({ ...stackShape, FIREBASE_EMULATOR_HUB: z.string(), GCLOUD_PROJECT: z.string() })
  .parse(process.env);

export const stackOrigin = env.VIDRIERA_ORIGIN;

/** Returns the username of a demonstration creator. */
export function demoCreator(): string {
  const found = env.VIDRIERA_ACCOUNTS.find(({ role }) => role === 'creador');
  if (!found) throw new Error('the demonstration has no creador');
  return found.username;
}

/**
 * Starts the fakes.
 * @returns the hub's address; the API paths requested since the last call; a function that stops the fakes
 */
export async function startFakes(): Promise<{
  hub: string;
  takePaths: () => string[];
  close: () => Promise<void>;
}> {
  const { hosting } = await emulatorsOf(env.FIREBASE_EMULATOR_HUB);
  const ports = [hosting.port, ...hosting.reservedPorts];
  const sites = await Promise.all(ports.map((port) => proxyFor(`http://${hosting.host}:${port}`, SITE_MS)));
  const [port, ...reservedPorts] = sites.map(portOf);
  const addresses: string[] = [];
  const api = await proxyFor(env.VIDRIERA_ORIGIN, API_MS, (address) => addresses.push(address));
  const emulators = {
    hosting: { host: HOST, port, reservedPorts },
    functions: { host: HOST, port: portOf(api) },
  };
  const hub = await serve((_request, response) => void response.json(emulators));
  return {
    hub: new URL(hub.origin).host,
    takePaths: () => addresses.splice(0),
    close: async () => {
      for (const { close } of [...sites, api, hub]) await close();
    },
  };
}

/** Serves cached answers of `origin` with latency. */
function proxyFor(origin: string, waitMs: number, note: (address: string) => void = () => undefined) {
  const answers = new Map<string, { type: string; body: Buffer }>();
  return serve(async (request, response) => {
    const path = request.originalUrl.replace(`/${env.GCLOUD_PROJECT}/southamerica-east1/api/`, '/');
    note(path);
    const answer = answers.get(path) ?? (await ask(origin + path));
    answers.set(path, answer);
    await sleep(waitMs);
    response.type(answer.type).send(answer.body);
  });
}

async function ask(address: string) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return { type: answer.headers.get('content-type') ?? '', body: Buffer.from(await answer.arrayBuffer()) };
}

const portOf = ({ origin }: { origin: string }) => Number(new URL(origin).port);
