import { createHash } from 'node:crypto';
import { keyOf } from '@vidriera/domain/agenda/entry';
import { type AgendaEntry, entryOf } from '@vidriera/domain/agenda/entry-schema';
import { EMPTY_PART, spread, updatedPart } from '@vidriera/domain/agenda/part';
import { pageSchema } from '@vidriera/domain/api/schema';
import { RECURRENCIAS } from '@vidriera/domain/evento/recurrencia';
import { midnight } from '@vidriera/domain/values/fecha';
import { beforeAll, expect, test } from 'vitest';
import { countReads, type ReadBill } from '../../../../bench/reads.ts';
import { refs } from '../../base/firestore/refs.ts';
import { parseItem } from '../../base/firestore/stored-item.ts';
import { createApi } from '../../site/api/app.ts';
import { creador, itemData, publish, urlOf } from '../../testing/data.ts';
import { serve } from '../../testing/http.ts';
import { project } from '../../testing/project.ts';
import { PART_BYTES } from './bounds.ts';
import { itemChanged, ownerChanged } from './notes.ts';
import { entryOwnerOf } from './owner.ts';
import { repair } from './repair.ts';
import { packedPart, partIndexOf } from './stored.ts';
import { work } from './worker.ts';

const BEGIN = new Date('2026-11-25T15:00:00Z');
let clock = BEGIN;
const deps = project('agenda-workload', () => clock);
const { db } = deps;
const bill = countReads();

/** Counted figures, compared at the end. */
const rows: string[] = [];
const number = (value: number) => value.toLocaleString('en');

const WORDS = (
  'milonga peña feria taller clase noche patio barrio música vino folklore tango danza teatro guitarra charla libro cine ronda fogón ' +
  'yoga huerta cerámica mate poesía jazz rock coro títeres circo mural foto club centro plaza biblioteca galpón esquina terraza'
).split(' ');
/** A pseudo-random number below `most`, seeded by `seed`. */
const chance = (seed: string, most: number) => createHash('md5').update(seed).digest().readUInt32BE() % most;
/** A text of `count` words, seeded by `n`. */
const text = (n: number, count: number) =>
  Array.from({ length: count }, (_, i) => WORDS[chance(`${n} ${i}`, WORDS.length)]).join(' ');
const hora = (n: number) => new Date(Date.UTC(1970, 0, 1, 17 + (n % 7), (n % 4) * 15));

/** An event: a third are weekly, a third have a date, a third have none. */
const event = (n: number): Record<string, unknown> => ({
  titulo: text(n, 4),
  direccion: `${text(n + 1, 2)} ${100 + (n % 3900)}`,
  url_imagen: urlOf(
    `posts/evento/main/casa${n % 500}/${1_760_000_000_000 + chance(`foto ${n}`, 1e9)}_${text(n, 1)}.jpg`,
  ),
  horaInicio: hora(n),
  ...(n % 3 === 0 && { fechaPeriodica: RECURRENCIAS[n % 7] }),
  ...(n % 3 === 1 && { fechaExacta: midnight(`2026-12-${String(1 + (n % 28)).padStart(2, '0')}`) }),
});
const someEvents = (name: string, count: number, more: Record<string, unknown> = {}) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`${name}${n}`, { ...event(n), ...more }]));

beforeAll(async () => {
  for (const name of ['evento', 'curso', 'promo', 'user', 'agenda', 'agendaTexts', 'pending', 'internal'])
    await db.recursiveDelete(db.collection(name));
  for (const zona of ['salta', 'rosario', 'cordoba']) {
    await creador(db, zona, { localidad: zona });
    await publish(deps, 'evento', zona, someEvents(zona, 100));
    await publish(deps, 'curso', zona, someEvents(zona, 20));
    await publish(deps, 'promo', zona, someEvents(zona, 20));
  }
  await repair(deps);
});

/** Runs the worker. @returns its bill */
async function worked(): Promise<ReadBill & { parts: number }> {
  bill.take();
  const { parts } = await work(deps);
  return { ...bill.take(), parts };
}

test('a thousand requests in ten minutes over three zonas, twelve addresses and two instances read at most 150 documents', async () => {
  const options = { ...deps, version: 'x', origin: 'https://x.test' };
  const sites = [await serve(createApi(options)), await serve(createApi(options))];
  const addresses = ['salta', 'rosario', 'cordoba'].flatMap((en) =>
    [
      `tipo=evento&en=${en}`,
      `tipo=evento&en=${en}&fecha=hoy`,
      `tipo=curso&en=${en}`,
      `tipo=promo&en=${en}&precio=gratis`,
    ].map((query) => `/api/explore?${query}`),
  );
  let read = 0;
  for (let i = 0; i < 1000; i++) {
    clock = new Date(BEGIN.getTime() + i * 600);
    if (i % 100 === 50) {
      const ref = refs.item(db, 'evento', `salta${i / 50}`);
      const before = await ref.get();
      await ref.update({ titulo: `Cambiada ${i}` });
      await itemChanged(db, { before, after: await ref.get() });
      await work(deps);
    }
    bill.take();
    const answer = await fetch(`${sites[i % 2]?.origin}${addresses[(i * 5) % addresses.length]}`);
    const { items } = pageSchema.parse(await answer.json());
    if (i % 12 === 0) expect(items.length).toBeGreaterThan(3);
    read += bill.take().reads;
  }
  await Promise.all(sites.map(({ close }) => close()));
  expect(read).toBeLessThanOrEqual(150);
  rows.push(
    `1,000 requests in 10 minutes: 3 zonas, 12 addresses, 2 instances, 10 changes meanwhile: ${read} documents read`,
  );
});

test('a busy creator’s rename, and 200 weekly events', async () => {
  await creador(db, 'ocupada', { localidad: 'salta' });
  const weekly = someEvents('semanal', 200, { fechaPeriodica: 'Todos los viernes', fechaExacta: null });
  const none = await refs.item(db, 'evento', 'no-hay').get();
  const person = refs.user(db, 'ocupada');
  const publishSome = async (some: Record<string, Record<string, unknown>>) => {
    const before = await person.get();
    await publish(deps, 'evento', 'ocupada', some);
    for (const id of Object.keys(some))
      await itemChanged(db, { before: none, after: await refs.item(db, 'evento', id).get() });
    await ownerChanged(db, { before, after: await person.get() });
  };
  const row = (what: string, { reads, writes, parts }: ReadBill & { parts: number }) =>
    rows.push(
      `${what}: ${number(reads)} read, ${number(writes)} written, of them ${number(parts)} ${parts === 1 ? 'part' : 'parts'}`,
    );

  await publishSome(weekly);
  const atOnce = await worked();
  expect(atOnce.parts).toBeLessThanOrEqual(2);
  row('the worker: 200 weekly events of one creator, noted at once', atOnce);

  const before = await person.get();
  await person.update({ display_name: 'La Ocupada' });
  await ownerChanged(db, { before, after: await person.get() });
  const renamed = await worked();
  expect(renamed.parts).toBe(1);
  row('… their creator’s rename', renamed);

  const sum = { reads: 0, writes: 0, parts: 0 };
  for (const [id, one] of Object.entries(weekly)) {
    await publishSome({ [`otro-${id}`]: one });
    const { reads, writes, parts } = await worked();
    sum.reads += reads;
    sum.writes += writes;
    sum.parts += parts;
  }
  expect(sum.parts).toBeLessThanOrEqual(400);
  row('… 200 more, each noted and made by itself', sum);
});

test('sizes of parts', async () => {
  const uids = Array.from({ length: 500 }, (_, i) => `casa${i}`);
  const owners = new Map(
    uids.map((uid, i) => [
      uid,
      entryOwnerOf({
        username: uid,
        display_name: text(i, 2),
        photo_url: urlOf(`users/${uid}/profile/${1_760_000_000_000 + i}_yo.jpg`),
        lights: {},
      }),
    ]),
  );
  for (const count of [1000, 5000, 20_000]) {
    const entries = new Map<string, AgendaEntry>();
    for (let n = 0; n < count; n++) {
      const uid = uids[n % uids.length] ?? '';
      const data = { ...itemData(db, 'evento', uid, event(n)), visible: true, localidadEfectiva: 'salta' };
      const doc = parseItem('evento', data);
      const id = createHash('md5').update(String(n)).digest('base64url').slice(0, 20);
      const entry = doc && entryOf('evento', doc, { id, uid });
      if (entry) entries.set(keyOf(entry), entry);
    }
    const whole = updatedPart(EMPTY_PART, { entries, owners });
    expect(whole.entries).toHaveLength(count);
    let parts = [whole];
    let sizes: number[] = [];
    for (let many = 1; ; many *= 2) {
      const known = { salt: 'una', isComplete: true, zonas: {} };
      parts = spread([whole], many, (key) => partIndexOf(known, key, many));
      sizes = await Promise.all(parts.map(async (part) => (await packedPart(part)).part.data.byteLength));
      if (sizes.every((size) => size <= PART_BYTES)) break;
    }
    const all = sizes.reduce((a, b) => a + b, 0);
    const length = JSON.stringify(whole).length;
    rows.push(
      `a zona of ${number(count)} events of 500 creators: ${number(Math.round(length / 1000))} KB of text, ${number(Math.round(all / 1000))} KB stored, ${sizes.length} ${sizes.length > 1 ? 'parts' : 'part'} of ${Math.round(Math.max(...sizes) / 1000)} KB at most`,
    );
  }
});

test('the agenda costs no more than before', () => {
  expect(rows).toEqual([
    '1,000 requests in 10 minutes: 3 zonas, 12 addresses, 2 instances, 10 changes meanwhile: 138 documents read',
    'the worker: 200 weekly events of one creator, noted at once: 420 read, 204 written, of them 1 part',
    '… their creator’s rename: 13 read, 3 written, of them 1 part',
    '… 200 more, each noted and made by itself: 2,000 read, 800 written, of them 200 parts',
    'a zona of 1,000 events of 500 creators: 501 KB of text, 55 KB stored, 1 part of 55 KB at most',
    'a zona of 5,000 events of 500 creators: 2,260 KB of text, 271 KB stored, 4 parts of 71 KB at most',
    'a zona of 20,000 events of 500 creators: 8,863 KB of text, 1,083 KB stored, 16 parts of 72 KB at most',
  ]);
});
