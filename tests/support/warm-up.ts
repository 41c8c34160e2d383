import type { FullConfig } from '@playwright/test';
import { remotesSchema } from 'domain/site/config-schema';
import { warmUp } from '../../local/src/stack/warm-up.ts';

/** What a page asks for several times at once: a browser sends six requests to a host together. */
const TOGETHER = ['/api/salud', '/img/480/none'].flatMap((path) => Array<string>(6).fill(path));
const CALLABLES = ['signUp', 'completeAccount', 'saveProfile', 'exportData', 'deleteAccount'];
/** Pages drawn with different areas. The server gives up on one that takes it two seconds, as the first in a process may. */
const PAGES = ['/explore', '/creador', '/terms'];

/** A process that starts on a busy machine is answered 504 for by Hosting: another request waits for it. */
const LIMIT_MS = 120_000;

async function answered(url: string, init?: RequestInit): Promise<void> {
  const end = Date.now() + LIMIT_MS;
  for (;;) {
    const answer = await fetch(url, init);
    await answer.arrayBuffer();
    if (answer.status < 500) return;
    if (Date.now() > end) throw new Error(`${url} answers ${answer.status}`);
  }
}

/**
 * No test is about how long an emulated function takes to start. The emulator starts a process for each request that finds
 * all others busy, and an area comes in many files: so that many are asked for at once.
 */
export default async function globalSetup({ projects }: FullConfig): Promise<void> {
  const origin = projects[0]?.use.baseURL ?? '';
  await warmUp(origin);
  const call = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"data":{}}' };
  for (const paths of [PAGES, TOGETHER]) await Promise.all(paths.map((path) => answered(origin + path)));
  await Promise.all(CALLABLES.map((name) => answered(`${origin}/fn/${name}`, call)));
  const remotes = remotesSchema.parse(await (await fetch(`${origin}/remotes.json`)).json());
  const files = Object.values(remotes).flatMap(({ entry, js }) => [entry, ...js]);
  await Promise.all(files.slice(0, TOGETHER.length).map((file) => answered(origin + file)));
}
