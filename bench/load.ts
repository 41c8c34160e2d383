/**
 * How much one instance of `pages` bears: its built function in a process of its own on one processor, as the platform gives it, before an API and sites
 * that answer after 20 ms; 1, 16 and 80 requests at once, for one address and for many. Asserts nothing. `npm run bench:load`, on Linux (`taskset`).
 */
import { pageSchema } from '@vidriera/domain/api/schema';
import { askPage, startInstance } from './host/instance.ts';
import { aCreador, stackOrigin, startStandIns } from './host/stand-ins.ts';
import { median, percentile } from './stats.ts';

const SECONDS = 10;
const AT_ONCE = [1, 16, 80];
/** How long a page may take to be drawn in production (functions/src/pages/on-pages.ts). */
const LIMIT_MS = 2000;

/** Events' details, explore, a profile and the landing: what people open, in turn. */
async function manyAddresses(): Promise<string[]> {
  const { items } = pageSchema.parse(
    await (await fetch(`${stackOrigin}/api/explore?tipo=evento&limit=48`)).json(),
  );
  const details = items.map(({ id }) => `/explore/evento/${id}`);
  return ['/explore', `/${aCreador()}`, '/', ...details];
}

interface Load {
  ms: number[];
  refused: number;
  seconds: number;
}

/** As many at once as said, each asking again when it is answered, for a while. */
async function load(origin: string, addresses: string[], atOnce: number): Promise<Load> {
  const outcome: Load = { ms: [], refused: 0, seconds: 0 };
  const start = performance.now();
  let asked = 0;
  const visitor = async () => {
    while (performance.now() - start < SECONDS * 1000) {
      const { ms, status } = await askPage(origin, addresses[asked++ % addresses.length] ?? '/');
      if (status === 503) outcome.refused++;
      else outcome.ms.push(ms);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, visitor));
  outcome.seconds = (performance.now() - start) / 1000;
  return outcome;
}

const { hub, close } = await startStandIns();
const many = await manyAddresses();
const instance = await startInstance(hub, { cores: '0' });
try {
  for (const address of many) await askPage(instance.origin, address); // builds, and the stand-ins' answers
  console.log(
    '| addresses | at once | pages/s | p50 ms | p99 ms | over 2 s | refused | MB after |\n| --- | --: | --: | --: | --: | --: | --: | --: |',
  );
  for (const [name, addresses] of [
    ['one', ['/explore']],
    [`${many.length}`, many],
  ] as const) {
    for (const atOnce of AT_ONCE) {
      const { ms, refused, seconds } = await load(instance.origin, [...addresses], atOnce);
      const late = ms.filter((one) => one > LIMIT_MS).length;
      const figures = [
        atOnce,
        (ms.length / seconds).toFixed(0),
        median(ms).toFixed(0),
        percentile(ms, 0.99).toFixed(0),
        `${((100 * late) / ms.length).toFixed(0)} %`,
        refused,
        (await instance.weigh()).toFixed(0),
      ];
      console.log(`| ${name} | ${figures.join(' | ')} |`);
    }
  }
} finally {
  instance.stop();
  await close();
}
