/**
 * Measures the function `pages` as it is built, in a process of its own, before an API and sites that answer after 20 ms: how long it takes to load, to
 * its first page of an area with builds to be fetched, to later ones, its memory, and the CPU time of drawing a page. Asserts nothing. `npm run bench:host`.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'domain/zod';
import { emulatorsOf } from '../functions/src/shared/emulators.ts';
import { serve } from '../functions/src/testing/http.ts';
import { benchDrawing } from './drawing.ts';
import { stackShape } from './stack-env.ts';
import { median, percentile } from './stats.ts';

const API_MS = 20;
const SITE_MS = 20;
const PROCESSES = 5;
const PAGES = 40;

const env = z
  .object({
    ...stackShape,
    FIREBASE_EMULATOR_HUB: z.string(),
    GCLOUD_PROJECT: z.string(),
  })
  .parse(process.env);
const creador = env.VIDRIERA_ACCOUNTS.find(({ role }) => role === 'creador')?.username;
/** Of each pair of builds that is drawn by; of the last one every screen is left to the browser, whose page names what it starts with. */
const addresses = ['/explore', `/${creador}`, '/', '/all'];

/** Gives what `origin` answers, asked once; after a while, as a network would. */
function standFor(origin: string, waitMs: number) {
  const answers = new Map<string, { type: string; body: Buffer }>();
  return serve(async (request, response) => {
    const asked = request.originalUrl.replace(`/${env.GCLOUD_PROJECT}/southamerica-east1/api/`, '/');
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

const host = '127.0.0.1';
const portOf = ({ origin }: { origin: string }) => Number(new URL(origin).port);
const { hosting } = await emulatorsOf(env.FIREBASE_EMULATOR_HUB);
const sites = await Promise.all(
  [hosting.port, ...hosting.reservedPorts].map((port) => standFor(`http://${hosting.host}:${port}`, SITE_MS)),
);
const [port, ...reservedPorts] = sites.map(portOf);
const api = await standFor(env.VIDRIERA_ORIGIN, API_MS);
const emulators = { hosting: { host, port, reservedPorts }, functions: { host, port: portOf(api) } };
const hub = await serve((_request, response) => void response.json(emulators));

interface Run {
  importMs: number;
  firstMs: number[];
  laterMs: number[];
  mb: number[];
}
const startedSchema = z.object({ importMs: z.number(), port: z.number(), mb: z.number() });
const weighedSchema = z.object({ mb: z.number() });

async function measure(): Promise<Run> {
  const child = fork(new URL('./host-process.mjs', import.meta.url), {
    execArgv: ['--max-old-space-size=384'], // three quarters of the instance's 512 MB, as the platform has it
    env: {
      ...process.env,
      FIREBASE_EMULATOR_HUB: new URL(hub.origin).host,
      FUNCTION_TARGET: 'pages',
      FUNCTIONS_EMULATOR: 'true', // its limits are long: this machine may be busy
      VIDRIERA_WEB_API_KEY: 'bench',
    },
  });
  try {
    const [message] = await once(child, 'message');
    const { importMs, port, mb } = startedSchema.parse(message);
    const run: Run = { importMs, firstMs: [], laterMs: [], mb: [mb] };
    const weigh = async () => {
      child.send('weigh');
      run.mb.push(weighedSchema.parse((await once(child, 'message'))[0]).mb);
    };
    for (const address of addresses) {
      run.firstMs.push(await pageMs(port, address));
      await weigh();
    }
    for (let page = 0; page < PAGES; page += 1)
      for (const address of addresses) run.laterMs.push(await pageMs(port, address));
    await weigh();
    return run;
  } finally {
    child.kill();
  }
}
/** How long a page takes, in milliseconds. */
async function pageMs(port: number, address: string): Promise<number> {
  const start = performance.now();
  const answer = await fetch(`http://${host}:${port}${address}`);
  if (!/id="vidriera-(?:data|area)"/.test(await answer.text()))
    throw new Error(`${address} is not what it should be`);
  return performance.now() - start;
}

await measure().catch(measure).catch(measure); // before it the stand-ins know no answers, and a busy emulator is slow to give them
const runs: Run[] = [];
for (let run = 0; run < PROCESSES; run += 1) runs.push(await measure());
for (const { close } of [...sites, api, hub]) await close();

const middle = (of: (run: Run) => number) => Math.round(median(runs.map(of)));
console.log('| what | |\n| --- | --: |');
console.log(`| loaded | ${middle(({ importMs }) => importMs)} ms |`);
for (const [index, address] of ['/explore', '/{username}', '/', '/all'].entries()) {
  console.log(`| first page, ${address} | ${middle(({ firstMs }) => firstMs[index] ?? Number.NaN)} ms |`);
}
console.log(`| later pages, median | ${middle(({ laterMs }) => median(laterMs))} ms |`);
console.log(`| later pages, p95 | ${middle(({ laterMs }) => percentile(laterMs, 0.95))} ms |`);
for (const [index, what] of [
  'loaded',
  'one pair',
  'two pairs',
  'three pairs',
  'four pairs',
  `four pairs, after ${4 * PAGES} pages`,
].entries()) {
  console.log(`| memory, ${what} | ${middle(({ mb }) => mb[index] ?? Number.NaN)} MB |`);
}
for (const row of await benchDrawing(env.VIDRIERA_ORIGIN, creador ?? '')) console.log(row);
