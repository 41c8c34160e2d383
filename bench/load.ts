/**
 * Measures the load that one instance of `pages` bears on one CPU, with an API and sites that answer after 20
 * ms: 1, 16 and 80 concurrent requests, for one address and many. `npm run bench:load`, on Linux (`taskset`).
 */
import { pageSchema } from '@vidriera/domain/api/schema';
import { demoCreator, stackOrigin, startFakes } from './host/fakes.ts';
import { askPage, startInstance } from './host/instance.ts';
import { sized } from './size.ts';
import { median, percentile } from './stats.ts';

const SECONDS = sized(10, 1);
const CONCURRENCY = [1, 16, 80];
/** Render timeout in production (functions/src/site/pages/on-pages.ts). */
const LIMIT_MS = 2000;

/** Returns popular pages: events, explore, a profile and the landing. */
async function manyAddresses(): Promise<string[]> {
  const { items } = pageSchema.parse(
    await (await fetch(`${stackOrigin}/api/explore?tipo=evento&limit=48`)).json(),
  );
  const details = items.map(({ id }) => `/explore/evento/${id}`);
  return ['/explore', `/${demoCreator()}`, '/', ...details];
}

interface Load {
  ms: number[];
  refused: number;
  seconds: number;
}

/** Sends requests from `atOnce` concurrent visitors for a while. */
async function load(origin: string, addresses: string[], atOnce: number): Promise<Load> {
  const outcome: Load = { ms: [], refused: 0, seconds: 0 };
  const start = performance.now();
  let requestCount = 0;
  const visitor = async () => {
    while (performance.now() - start < SECONDS * 1000) {
      const { ms, status } = await askPage(origin, addresses[requestCount++ % addresses.length] ?? '/');
      if (status === 503) outcome.refused++;
      else outcome.ms.push(ms);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, visitor));
  outcome.seconds = (performance.now() - start) / 1000;
  return outcome;
}

const { env, close } = await startFakes();
const many = await manyAddresses();
const instance = await startInstance(env, { cores: '0' });
try {
  for (const address of many) await askPage(instance.origin, address); // builds, and the fakes' caches
  console.log(
    '| addresses | at once | pages/s | p50 ms | p99 ms | over 2 s | refused | MB after |\n| --- | --: | --: | --: | --: | --: | --: | --: |',
  );
  for (const [name, addresses] of [
    ['one', ['/explore']],
    [`${many.length}`, many],
  ] as const) {
    for (const atOnce of CONCURRENCY) {
      const { ms, refused, seconds } = await load(instance.origin, [...addresses], atOnce);
      const late = ms.filter((duration) => duration > LIMIT_MS).length;
      const figures = [
        atOnce,
        (ms.length / seconds).toFixed(0),
        median(ms).toFixed(0),
        percentile(ms, 0.99).toFixed(0),
        `${((100 * late) / ms.length).toFixed(0)} %`,
        refused,
        (await instance.weigh()).mb.toFixed(0),
      ];
      console.log(`| ${name} | ${figures.join(' | ')} |`);
    }
  }
} finally {
  instance.stop();
  await close();
}
