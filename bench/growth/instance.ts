/**
 * An API instance over stored parts, started by lists.ts: `node --expose-gc instance.ts FILE PLACE`; without
 * a place it lists the country. Measures its first list and search, lists in each new minute, and memory.
 */
import { readFileSync } from 'node:fs';
import { deserialize } from 'node:v8';
import type { Firestore } from 'firebase-admin/firestore';
import { agendaReader } from '../../functions/src/items/agenda/read.ts';
import { textsReader } from '../../functions/src/items/agenda/texts.ts';
import { createLists } from '../../functions/src/items/lists/lists.ts';
import { explore } from '../../functions/src/site/api/read/explore.ts';
import { percentile } from '../stats.ts';
import { TODAY } from './entries.ts';

const [file = '', en] = process.argv.slice(2);
const stored = deserialize(readFileSync(file)) as Map<string, object>;
const MINUTES = 40;
const MB = 1024 * 1024;

/** A Firestore without latency, to measure only the instance. */
const doc = (path: string) => ({ path, get: async () => snapshotOf(path) });
const snapshotOf = (path: string) => ({
  exists: stored.has(path),
  data: () => stored.get(path),
  ref: doc(path),
});
const db = {
  doc,
  collection: (name: string) => ({ doc: (id: string) => doc(`${name}/${id}`) }),
  getAll: async (...refs: { path: string }[]) => refs.map(({ path }) => snapshotOf(path)),
} as unknown as Firestore;

let clock = new Date(`${TODAY}T21:00:00Z`);
const lists = createLists(agendaReader({ db, now: () => clock, lookEvery: 3_600_000 * 24 }), textsReader(db));

/** Measures wall and CPU time (ms). CPU time is comparable on a busy machine. */
async function timed(work: () => Promise<unknown>): Promise<{ wall: number; cpu: number }> {
  const [cpu, from] = [process.cpuUsage(), performance.now()];
  await work();
  const { user, system } = process.cpuUsage(cpu);
  return { wall: performance.now() - from, cpu: (user + system) / 1000 };
}

const list = (query: object) => explore({ lists, now: () => clock }, { tipo: 'evento', en, ...query });
const first = await timed(() => list({}));

/** Lists once per minute over many minutes, in which events end. */
async function minutes(query: object) {
  await list(query);
  const all: { wall: number; cpu: number }[] = [];
  for (let minute = 1; minute <= MINUTES; minute++) {
    clock = new Date(clock.getTime() + 60_000);
    all.push(await timed(() => list(query)));
  }
  const of = (share: number, what: 'wall' | 'cpu') =>
    Number(
      percentile(
        all.map((sample) => sample[what]),
        share,
      ).toFixed(1),
    );
  return { p50: of(0.5, 'wall'), p95: of(0.95, 'wall'), cpuP50: of(0.5, 'cpu'), cpuP95: of(0.95, 'cpu') };
}
const listed = {
  events: await minutes({}),
  today: await minutes({ fecha: 'hoy' }),
  weekend: await minutes({ fecha: 'finde' }),
  courses: await minutes({ tipo: 'curso' }),
  'of a category': await minutes({ categoria: 'Musica' }),
};
globalThis.gc?.();
const withLists = Math.round(process.memoryUsage().heapUsed / MB);
const index = await timed(() => explore({ lists, now: () => clock }, { tipo: 'evento', en, q: 'milonga' }));
globalThis.gc?.();
const { heapUsed, rss } = process.memoryUsage();
console.log(
  JSON.stringify({
    first,
    listed,
    index,
    heap: withLists,
    indexed: Math.round(heapUsed / MB),
    rss: Math.round(rss / MB),
  }),
);
