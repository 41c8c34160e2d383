/**
 * Measures the built function `pages` in its own process, with an API and sites that answer after 20 ms: load
 * time, first and later pages, memory, CPU time per page. `npm run bench:host`.
 */
import { benchDrawing } from './host/drawing.ts';
import { demoCreator, stackOrigin, startFakes } from './host/fakes.ts';
import { askPage, startInstance } from './host/instance.ts';
import { sized } from './size.ts';
import { median, percentile } from './stats.ts';

const PROCESSES = sized(5, 1);
const PAGES = sized(40, 5);

const creador = demoCreator();
/** One address per pair of builds. */
const addresses = ['/explore', `/${creador}`, '/', '/all'];

interface Run {
  importMs: number;
  firstMs: number[];
  laterMs: number[];
  mb: number[];
}

const { env, close } = await startFakes();

async function measure(): Promise<Run> {
  const { origin, importMs, mb, weigh, stop } = await startInstance(env);
  try {
    const run: Run = { importMs, firstMs: [], laterMs: [], mb: [mb] };
    for (const address of addresses) {
      run.firstMs.push((await askPage(origin, address)).ms);
      run.mb.push((await weigh()).mb);
    }
    for (let page = 0; page < PAGES; page += 1)
      for (const address of addresses) run.laterMs.push((await askPage(origin, address)).ms);
    run.mb.push((await weigh()).mb);
    return run;
  } finally {
    stop();
  }
}

await measure().catch(measure).catch(measure); // fills the fakes' caches; a busy emulator may fail at first
const runs: Run[] = [];
for (let run = 0; run < PROCESSES; run += 1) runs.push(await measure());
await close();

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
for (const row of await benchDrawing(stackOrigin, creador)) console.log(row);
