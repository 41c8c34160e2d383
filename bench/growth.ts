/**
 * Measures how costs grow with the data: `npm run bench:growth [-- SIZE … | lists]`. Counts reads, writes and
 * bucket listings of public requests, nightly steps and actions, with 500 and 5,000 items. Then measures
 * lists of 100,000 entries: time per minute, cold instances, memory.
 */
import { apiPaths } from '@vidriera/domain/api/api';
import { exportData } from '../functions/src/accounts/account/export-data.ts';
import { userWritten } from '../functions/src/accounts/owners/user-written.ts';
import type { Deps } from '../functions/src/base/firestore/admin.ts';
import { isDerivation } from '../functions/src/base/firestore/differences.ts';
import { refs } from '../functions/src/base/firestore/refs.ts';
import { agendaReader } from '../functions/src/items/agenda/read.ts';
import { repair } from '../functions/src/items/agenda/repair.ts';
import { register } from '../functions/src/items/images/register.ts';
import { recountAll } from '../functions/src/items/items/counts.ts';
import { itemWritten } from '../functions/src/items/items/item-written.ts';
import { createLists } from '../functions/src/items/lists/lists.ts';
import { reconcile } from '../functions/src/jobs/daily/reconcile.ts';
import { registerOldUploads } from '../functions/src/jobs/daily/register-old-uploads.ts';
import { releaseNames } from '../functions/src/jobs/daily/release-names.ts';
import { rollDates } from '../functions/src/jobs/daily/roll-dates.ts';
import { sweepReservations } from '../functions/src/jobs/daily/sweep-reservations.ts';
import { sweepUploads } from '../functions/src/jobs/daily/sweep-uploads.ts';
import { createApi } from '../functions/src/site/api/app.ts';
import { file, index } from '../functions/src/site/sitemap/files.ts';
import { itemData } from '../functions/src/testing/data.ts';
import { serve } from '../functions/src/testing/http.ts';
import { NOW, project } from '../functions/src/testing/project.ts';
import { countingBuckets, fakeAuth, RECENT_UPLOADS } from './growth/fakes.ts';
import { fillProject, LARGE_CREATOR, uploadOf } from './growth/fill.ts';
import { measureLists } from './growth/lists.ts';
import { countReads } from './reads.ts';
import { sized } from './size.ts';

const [only] = process.argv.slice(2);
if (only === 'lists') {
  await measureLists();
  process.exit(0);
}
const sizes = process.argv.slice(2).map(Number);
if (!sizes.every((size) => size >= 500 && size % 10 === 0))
  throw new Error('Sizes must be multiples of 10, at least 500');
const SIZES = sizes.length > 0 ? sizes : sized([500, 5000], [500]);
const origin = 'https://vidriera.test';

/**
 * Without search: it takes minutes without indexes. functions/src/site/api/api-reads.emu.test.ts bounds its reads.
 */
const PUBLIC: [string, string][] = [
  ['explore, events', `${apiPaths.explore}?tipo=evento`],
  ['explore, promos', `${apiPaths.explore}?tipo=promo`],
  ['explore, a category', `${apiPaths.explore}?tipo=evento&categoria=Musica`],
  ['explore, the weekend', `${apiPaths.explore}?tipo=evento&fecha=finde`],
  ['an event', apiPaths.item('evento', 'e10')],
  ['what is related to it', apiPaths.related('evento', 'e10')],
  ['a profile, its events', `${apiPaths.perfil('casa3')}?tab=eventos`],
  ['the landing’s (destacados)', apiPaths.featured],
];

const rows = new Map<string, string[]>();
const reads = countReads();

async function measure(name: string, work: () => Promise<unknown>, listings: () => number): Promise<void> {
  reads.take();
  listings();
  const begun = performance.now();
  await work();
  const { reads: read, writes } = reads.take();
  const listed = listings();
  console.log(
    `  ${name}: ${((performance.now() - begun) / 1000).toFixed(1)} s, ${read} read, ${writes} written, ${listed} listings`,
  );
  const cell = [read, writes, listed].map((count) => count.toLocaleString('en').padStart(8)).join('');
  rows.set(name, [...(rows.get(name) ?? []), cell]);
}

async function people(deps: Deps, each: (name: string, work: () => Promise<unknown>) => Promise<void>) {
  const { db } = deps;
  const created = refs.item(db, 'evento', 'nuevo');
  await created.set(itemData(db, 'evento', 'casa1', { fechaExacta: NOW }));
  const written = (await created.get()).data() ?? {};
  await each('an item created, its triggers', () =>
    itemWritten(deps, { tipo: 'evento', id: 'nuevo', before: undefined }),
  );
  const before = (await created.get()).data() ?? {};
  if (!isDerivation(written, before)) throw new Error('The trigger would run again');
  await created.delete();
  const deleted = new Date();
  await each('… deleted', () => itemWritten(deps, { tipo: 'evento', id: 'nuevo', before, deleted }));
  const liker = refs.user(db, 'lee0');
  const likes = (await liker.get()).data();
  await liker.update({ eventLikes: [] });
  const after = (await liker.get()).data();
  await each('a like of what a tenth as many like', () =>
    userWritten(deps, { uid: 'lee0', before: likes, after }),
  );
}

for (const size of SIZES) {
  const { buckets, listings } = countingBuckets(size);
  const deps = { ...project(`growth-${size}`), auth: fakeAuth, ...buckets };
  const started = performance.now();
  await fillProject(deps.db, size);
  await repair(deps);
  console.log(
    `${size.toLocaleString('en')} items written in ${Math.round((performance.now() - started) / 1000)} s`,
  );
  const each = (name: string, work: () => Promise<unknown>) => measure(name, work, listings);

  const api = await serve(createApi({ ...deps, version: 'bench', origin }));
  for (const [name, path] of PUBLIC) {
    await each(name, async () => {
      const answer = await fetch(api.origin + path);
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
      await answer.arrayBuffer();
    });
  }
  await api.close();
  const map = { ...deps, origin, lists: createLists(agendaReader(deps)) };
  let names: string[] = [];
  await each('sitemap.xml', async () => {
    names = [...(await index(map)).matchAll(/sitemaps\/(evento[^.]*)\.xml/g)].map(([, name]) => name ?? '');
  });
  await each('its last file of events', () => file(map, names.at(-1) ?? ''));

  await people(deps, each);
  await each('the export of 2,000 items', async () => {
    const bytes = JSON.stringify(await exportData(deps, LARGE_CREATOR.uid)).length;
    console.log(`  exported: ${(bytes / 1e6).toFixed(1)} MB`);
  });
  const batch = deps.db.batch();
  for (let i = 0; i < RECENT_UPLOADS; i++) register(batch, deps.db, uploadOf(i), NOW);
  await batch.commit();
  const night = {
    rollDates,
    recountAll,
    registerOldUploads,
    sweepUploads,
    sweepReservations,
    releaseNames,
    repair,
    // Without indexes, each of its counts scans a collection in the emulator.
    'reconcile, a page of each collection': (cold: Deps) => reconcile(cold, () => false),
  };
  for (const [name, step] of Object.entries(night)) await each(`night: ${name}`, () => step(deps));
}

console.log(
  `\n${' '.repeat(38)}${SIZES.map((size) => `${size.toLocaleString('en')} items`.padStart(24)).join('   ')}`,
);
console.log(`${' '.repeat(38)}${SIZES.map(() => '   reads  writes listings').join('   ')}`);
for (const [name, cells] of rows) console.log(`${name.padEnd(38)}${cells.join('   ')}`);
console.log(`\n(${LARGE_CREATOR.uid} has ${LARGE_CREATOR.each} of each kind.)`);

await measureLists();
