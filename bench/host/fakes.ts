/** Fakes for `pages`: the stack's sites and API, cached and with latency. */
import { setTimeout as sleep } from 'node:timers/promises';
import { REGION } from '@vidriera/domain/site/regions';
import { z } from '@vidriera/domain/zod-classic';
import { serve } from '../../functions/src/testing/http.ts';
import { stackShape } from '../stack-env.ts';

const API_MS = 20;
const SITE_MS = 20;

const env = z
  .object({ ...stackShape, VIDRIERA_SITES: z.string(), GCLOUD_PROJECT: z.string() })
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
 * @returns the variables with their addresses; the API paths requested since the last call; a function that stops the fakes
 */
export async function startFakes(): Promise<{
  env: Record<string, string>;
  takePaths: () => string[];
  close: () => Promise<void>;
}> {
  const origins = z.record(z.string(), z.string()).parse(JSON.parse(env.VIDRIERA_SITES));
  const sites = await Promise.all(
    Object.entries(origins).map(async ([site, origin]) => ({ site, ...(await proxyFor(origin, SITE_MS)) })),
  );
  const addresses: string[] = [];
  const api = await proxyFor(env.VIDRIERA_ORIGIN, API_MS, (address) => addresses.push(address));
  return {
    env: {
      VIDRIERA_SITES: JSON.stringify(Object.fromEntries(sites.map(({ site, origin }) => [site, origin]))),
      VIDRIERA_FUNCTIONS_ORIGIN: api.origin,
    },
    takePaths: () => addresses.splice(0),
    close: async () => {
      for (const { close } of [...sites, api]) await close();
    },
  };
}

/** Serves cached answers of `origin` with latency. */
function proxyFor(origin: string, waitMs: number, note: (address: string) => void = () => undefined) {
  const answers = new Map<string, { type: string; body: Buffer }>();
  return serve(async (request, response) => {
    const path = request.originalUrl.replace(`/${env.GCLOUD_PROJECT}/${REGION}/api/`, '/');
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
