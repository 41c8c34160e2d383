import type { FullConfig } from '@playwright/test';
import { callables } from '@vidriera/domain/api/callables-schema';
import { remotesSchema } from '@vidriera/domain/site/config-schema';
import { warmUp } from '../../local/src/stack/warm-up.ts';

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

/** No test is about how long an emulated function takes to start. */
export default async function globalSetup({ projects }: FullConfig): Promise<void> {
  const origin = projects[0]?.use.baseURL ?? '';
  await warmUp(origin);
  const call = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"data":{}}' };
  await Promise.all(PAGES.map((path) => answered(origin + path)));
  await Promise.all(Object.keys(callables).map((name) => answered(`${origin}/fn/${name}`, call)));
  const remotes = remotesSchema.parse(await (await fetch(`${origin}/remotes.json`)).json());
  await Promise.all(Object.values(remotes).map(({ entry }) => answered(origin + entry)));
}
