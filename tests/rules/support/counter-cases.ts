import type { Tipo } from '@vidriera/domain/values/ids';
import { LIMITS } from '@vidriera/domain/values/limits';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import type { Actor } from '../../support/actors.ts';
import { admin, db, freshId, put, type RulesVerdict } from './harness.ts';
import { ITEMS, OWNER } from './items.ts';
import { changed, forClient, type RulesFixture, ref } from './values.ts';

/** One request: created items, deleted items, and the written count (`null`: none). */
interface Request {
  actor?: Actor;
  came?: string[];
  gone?: string[];
  counter: RulesFixture | null;
  counterOf?: { uid?: string; tipo?: string };
}

const path = (uid: string, tipo: string) => `user/${uid}/counter/${tipo}`;

async function send(tipo: Tipo, { actor = OWNER, came = [], gone = [], counter, counterOf }: Request) {
  const own = changed(ITEMS[tipo], { uid: actor, refUsuario: ref(`user/${actor}`) });
  const batch = writeBatch(db(actor));
  for (const id of came) batch.set(doc(db(actor), tipo, id), forClient(db(actor), own));
  for (const id of gone) batch.delete(doc(db(actor), tipo, id));
  if (counter) batch.set(doc(db(actor), path(counterOf?.uid ?? actor, counterOf?.tipo ?? tipo)), counter);
  await batch.commit();
}

async function prepare(tipo: Tipo, count: number | null, stored = 0): Promise<string[]> {
  await admin.doc(path(OWNER, tipo)).delete();
  if (count !== null) await put(path(OWNER, tipo), { count, lastId: 'antes' });
  await put(path('otherCreador', tipo), { count: 3, lastId: 'antes' });
  const ids = Array.from({ length: stored }, () => freshId());
  for (const id of ids) await put(`${tipo}/${id}`, ITEMS[tipo]);
  return ids;
}

type Case = [title: string, verdict: RulesVerdict, run: (tipo: Tipo) => Promise<unknown>];

const MAX = LIMITS.itemsPerTipo;
interface Given {
  tipo: Tipo;
  id: string;
  /** The owner's stored items. */
  stored: string[];
}
const counts = (
  title: string,
  verdict: RulesVerdict,
  before: number | null,
  items: number,
  request: (given: Given) => Request,
): Case => [
  title,
  verdict,
  async (tipo) => {
    const stored = await prepare(tipo, before, items);
    await send(tipo, request({ tipo, id: freshId(), stored }));
  },
];
type Counted = (id: string) => RulesFixture | null;
const comes = (title: string, verdict: RulesVerdict, before: number | null, counter: Counted): Case =>
  counts(title, verdict, before, 0, ({ id }) => ({ came: [id], counter: counter(id) }));
const goes = (title: string, verdict: RulesVerdict, before: number | null, counter: Counted): Case =>
  counts(title, verdict, before, 1, ({ stored }) => ({ gone: stored, counter: counter(stored[0] ?? '') }));
/** Two items in a request whose count names the last: always refused. */
const two = (title: string, moved: 'came' | 'gone', count: number): Case =>
  counts(`two ${title}`, 'deny', 7, moved === 'gone' ? 2 : 0, ({ stored }) => {
    const ids = moved === 'gone' ? stored : [freshId(), freshId()];
    return { [moved]: ids, counter: { count, lastId: ids[1] } };
  });
export const COUNTER_CASES: Case[] = [
  comes('the first', 'allow', null, (last) => ({ count: 1, lastId: last })),
  comes('one more', 'allow', 7, (last) => ({ count: 8, lastId: last })),
  comes('the last there may be', 'allow', MAX - 1, (last) => ({ count: MAX, lastId: last })),
  comes('one beyond', 'deny', MAX, (last) => ({ count: MAX + 1, lastId: last })),
  comes('one beyond, counted lower', 'deny', MAX, (last) => ({ count: 1, lastId: last })),
  comes('not counted, the first', 'deny', null, () => null),
  comes('not counted', 'deny', 7, () => null),
  comes('counted as none', 'deny', 7, (last) => ({ count: 7, lastId: last })),
  comes('counted as two', 'deny', 7, (last) => ({ count: 9, lastId: last })),
  comes('counted as another', 'deny', 7, () => ({ count: 8, lastId: 'otro' })),
  comes('counted with a fraction', 'deny', 7, (last) => ({ count: 8.5, lastId: last })),
  comes('counted as a text', 'deny', 7, (last) => ({ count: '8', lastId: last })),
  comes('counted with another field', 'deny', 7, (last) => ({ count: 8, lastId: last, more: 1 })),
  goes('counted', 'allow', 7, (last) => ({ count: 6, lastId: last })),
  goes('never counted', 'allow', null, () => null),
  goes('counted as none of none', 'allow', 0, (last) => ({ count: 0, lastId: last })),
  goes('not counted', 'deny', 7, () => null),
  goes('counted as one more', 'deny', 7, (last) => ({ count: 8, lastId: last })),
  goes('counted as two', 'deny', 7, (last) => ({ count: 5, lastId: last })),
  goes('counted as another', 'deny', 7, () => ({ count: 6, lastId: 'otro' })),
  two('come, counted as one', 'came', 8),
  two('come, counted as two', 'came', 9),
  two('go, counted as one', 'gone', 6),
  two('go, counted as two', 'gone', 5),
  counts('one for another, not counted', 'deny', MAX, 1, ({ id, stored }) => ({
    came: [id],
    gone: stored,
    counter: null,
  })),
  counts('the first counted for another that never was', 'deny', null, 1, ({ id, stored }) => ({
    came: [id],
    gone: stored,
    counter: { count: 1, lastId: id },
  })),
  counts('a count without an item', 'deny', 7, 0, ({ id }) => ({ counter: { count: 8, lastId: id } })),
  counts('a count down, the item staying', 'deny', 7, 1, ({ stored: [lastId] }) => ({
    counter: { count: 6, lastId },
  })),
  counts('a count down by two, the item staying', 'deny', 7, 1, ({ stored: [lastId] }) => ({
    counter: { count: 5, lastId },
  })),
  counts('a count down for what never was', 'deny', 7, 0, ({ id }) => ({
    counter: { count: 6, lastId: id },
  })),
  counts('a count for somebody else’s item', 'deny', 7, 1, ({ stored: [lastId] }) => ({
    actor: 'otherCreador',
    counter: { count: 2, lastId },
  })),
  counts('an item counted by somebody else', 'deny', 7, 0, ({ id }) => ({
    came: [id],
    counter: { count: 4, lastId: id },
    counterOf: { uid: 'otherCreador' },
  })),
  counts('an item counted among another kind’s', 'deny', 7, 0, ({ tipo, id }) => ({
    came: [id],
    counter: { count: 1, lastId: id },
    counterOf: { tipo: tipo === 'link' ? 'evento' : 'link' },
  })),
  [
    'a count of something else',
    'deny',
    async () => setDoc(doc(db(OWNER), path(OWNER, 'categoria')), { count: 0, lastId: 'musica' }),
  ],
  [
    'a count taken away',
    'deny',
    async (tipo) => {
      await prepare(tipo, 7);
      await deleteDoc(doc(db(OWNER), path(OWNER, tipo)));
    },
  ],
  ['one’s own count looked at', 'allow', async (tipo) => getDoc(doc(db(OWNER), path(OWNER, tipo)))],
  ['somebody else’s looked at', 'deny', async (tipo) => getDoc(doc(db('otherCreador'), path(OWNER, tipo)))],
  [
    'all of one’s own listed',
    'deny',
    async () => getDocs(query(collection(db(OWNER), `user/${OWNER}/counter`), limit(1))),
  ],
];
