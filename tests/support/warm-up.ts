import type { FullConfig } from '@playwright/test';
import { callables } from '@vidriera/domain/api/callables-schema';
import { remotesSchema } from '@vidriera/domain/site/config-schema';
import { warmUp } from '../../local/src/stack/warm-up.ts';

/** Pages of different areas. The first render in a process may exceed the server's two seconds. */
const PAGES = ['/explore', '/creador', '/terms'];

/** Hosting answers 504 while a process starts; then the request is repeated. */
const LIMIT_MS = 600_000;

async function waitForAnswer(url: string, init?: RequestInit): Promise<void> {
  const end = Date.now() + LIMIT_MS;
  for (;;) {
    const answer = await fetch(url, init);
    await answer.arrayBuffer();
    if (answer.status < 500) return;
    if (Date.now() > end) throw new Error(`${url} answers ${answer.status}`);
  }
}

/** Starts the functions, so tests do not measure cold starts. */
export default async function globalSetup({ projects }: FullConfig): Promise<void> {
  const origin = projects[0]?.use.baseURL ?? '';
  await warmUp(origin);
  const call = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"data":{}}' };
  await Promise.all(PAGES.map((path) => waitForAnswer(origin + path)));
  await Promise.all(Object.keys(callables).map((name) => waitForAnswer(`${origin}/fn/${name}`, call)));
  const remotes = remotesSchema.parse(await (await fetch(`${origin}/remotes.json`)).json());
  await Promise.all(Object.values(remotes).map(({ entry }) => waitForAnswer(origin + entry)));
}
