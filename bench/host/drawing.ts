/**
 * Measures the CPU time of a page in the rendering thread, with the built thread, live builds and cached API
 * answers. For bench/host.ts.
 */

import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { DEMO_OPERATOR } from '@vidriera/domain/site/demo-operator';
import { factsOf } from '@vidriera/domain/site/operator-schema';
import { z } from '@vidriera/domain/zod-classic';
import type { ApiResponse } from '@vidriera/runtime/contract/page';
import { createBirpc } from 'birpc';
import type {
  HostFunctions,
  ServerCode,
  ThreadData,
  ThreadFunctions,
} from '../../functions/src/site/pages/thread-functions.ts';
import { median } from '../stats.ts';

const WARM = 100;
const BATCHES = 15;
const PAGES = 20;

const manifestSchema = z.object({
  builds: z.tuple([z.object({ server: z.object({ file: z.string() }) })], z.unknown()),
});

function liveCode(site: string, manifest: string): ServerCode {
  const text = readFileSync(new URL(`../../${site}/dist/${manifest}`, import.meta.url), 'utf8');
  const { file } = manifestSchema.parse(JSON.parse(text)).builds[0].server;
  return { file, code: readFileSync(new URL(`../../${site}/dist${file}`, import.meta.url), 'utf8') };
}

/** Returns the CPU milliseconds per page of `path`. */
async function measure(origin: string, area: string, path: string): Promise<number> {
  const workerData: ThreadData = {
    shell: liveCode('shell', 'shell.json'),
    area: liveCode(`${area}-mf`, `r/${area}/remote.json`),
    facts: factsOf(DEMO_OPERATOR, origin),
  };
  const worker = new Worker(new URL('../../functions/dist/pages-thread.js', import.meta.url), {
    workerData,
    env: {},
  });
  const answers = new Map<string, ApiResponse>();
  const read = async (_id: number, address: string): Promise<ApiResponse> => {
    const answer = answers.get(address) ?? (await ask(origin + address));
    answers.set(address, answer);
    return answer;
  };
  const thread = createBirpc<ThreadFunctions, HostFunctions>(
    { read },
    {
      post: (message) => worker.postMessage(message),
      on: (listener) => void worker.on('message', listener),
    },
  );
  const page = async (id: number) => {
    const screen = await thread.render(id, origin + path);
    if (!screen || !('body' in screen)) throw new Error(`${path} was not rendered`);
  };
  let id = 0;
  for (; id < WARM; id += 1) await page(id);
  const times: number[] = [];
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const before = await worker.cpuUsage();
    for (let drawn = 0; drawn < PAGES; drawn += 1) await page(id++);
    const { user, system } = await worker.cpuUsage(before);
    times.push((user + system) / 1000 / PAGES);
  }
  await worker.terminate();
  return median(times);
}

async function ask(address: string): Promise<ApiResponse> {
  const answer = await fetch(address);
  if (answer.status >= 500) throw new Error(`${address}: ${answer.status}`);
  return { status: answer.status, body: await answer.json() };
}

/** Returns table rows with the CPU time per kind of page. */
export async function benchDrawing(origin: string, username: string): Promise<string[]> {
  const list = z
    .object({ items: z.tuple([z.object({ id: z.string() })], z.unknown()) })
    .parse((await ask(`${origin}/api/explore?tipo=evento&limit=1`)).body);
  const pages = [
    ['/explore', 'explore', '/explore'],
    ['an event', 'explore', `/explore/evento/${list.items[0].id}`],
    ['a profile', 'profile', `/${username}`],
  ] as const;
  const rows: string[] = [];
  for (const [name, area, path] of pages)
    rows.push(`| CPU of drawing ${name} | ${(await measure(origin, area, path)).toFixed(1)} ms |`);
  return rows;
}
