/** What the function `pages` asks: the sites and the API, as they answer on the stack, each after a while as a network would; and the hub that says where. */
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

/** The username of a creator of the demonstration. */
export function aCreador(): string {
  const found = env.VIDRIERA_ACCOUNTS.find(({ role }) => role === 'creador');
  if (!found) throw new Error('the demonstration has no creador');
  return found.username;
}

/**
 * Starts them.
 * @returns the hub's address, as an emulated function is told it; what was asked of the API since the last time it was told; how to end them
 */
export async function startStandIns(): Promise<{
  hub: string;
  asked: () => string[];
  close: () => Promise<void>;
}> {
  const { hosting } = await emulatorsOf(env.FIREBASE_EMULATOR_HUB);
  const ports = [hosting.port, ...hosting.reservedPorts];
  const sites = await Promise.all(ports.map((port) => standFor(`http://${hosting.host}:${port}`, SITE_MS)));
  const [port, ...reservedPorts] = sites.map(portOf);
  const addresses: string[] = [];
  const api = await standFor(env.VIDRIERA_ORIGIN, API_MS, (address) => addresses.push(address));
  const emulators = {
    hosting: { host: HOST, port, reservedPorts },
    functions: { host: HOST, port: portOf(api) },
  };
  const hub = await serve((_request, response) => void response.json(emulators));
  return {
    hub: new URL(hub.origin).host,
    asked: () => addresses.splice(0),
    close: async () => {
      for (const { close } of [...sites, api, hub]) await close();
    },
  };
}

/** Gives what `origin` answers, asked once; after a while, as a network would. */
function standFor(origin: string, waitMs: number, note: (address: string) => void = () => undefined) {
  const answers = new Map<string, { type: string; body: Buffer }>();
  return serve(async (request, response) => {
    const asked = request.originalUrl.replace(`/${env.GCLOUD_PROJECT}/southamerica-east1/api/`, '/');
    note(asked);
    const answer = answers.get(asked) ?? (await ask(origin + asked));
    answers.set(asked, answer);
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
