import { derive } from '@vidriera/domain/item/derived';
import { type Username, usernameSchema } from '@vidriera/domain/usuario/username-schema';
import { TIPOS, type Tipo } from '@vidriera/domain/values/ids';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { newUsuario } from '../../functions/src/accounts/sign-up/user-document.ts';
import { refs } from '../../functions/src/base/firestore/refs.ts';
import { parseItem } from '../../functions/src/base/firestore/stored-item.ts';
import { itemData, urlOf } from '../../functions/src/testing/data.ts';
import { NOW } from '../../functions/src/testing/project.ts';

const DAY_MS = 86_400_000;
const daysFrom = (days: number) => new Date(NOW.getTime() + days * DAY_MS);

const pick = <T>(list: readonly T[], i: number): T => list[i % list.length] as T;

/** Kinds of ten items: mostly events, so a month exceeds a file of the sitemap. */
const KINDS: Tipo[] = [
  'evento',
  'evento',
  'curso',
  'evento',
  'evento',
  'promo',
  'evento',
  'evento',
  'link',
  'evento',
];
const ITEMS_EACH = 10;
const ownerOf = (i: number) => `casa${Math.floor(i / ITEMS_EACH)}`;
/** Path of an item's image, for creators with few items. */
export const uploadOf = (i: number): string => `posts/${pick(KINDS, i)}/main/${ownerOf(i)}/${i}_a.jpg`;
/** Nightly work at any size: finished weekly events, freed names, sign-ups. */
const TONIGHT = 100;
/** A creator with many items of each kind. */
export const LARGE_CREATOR = { uid: 'grande', each: 500 };
const LIKED = 'e0';

/** Returns an item's fields. Seven of ten items are over; the first are weekly events that ended yesterday. */
function fieldsOf(tipo: Tipo, i: number): Record<string, unknown> {
  const day = daysFrom(i % 10 < 7 ? -40 - (i % 700) : 1 + (i % 365));
  const common = {
    titulo: `Feria ${i}`,
    descripcion: 'Algo lindo.',
    url_imagen: urlOf(uploadOf(i)),
    createdAt: daysFrom(-900 + (i % 870)),
    updatedAt: new Date(Date.UTC(2026, 10, 1) + ((i * 997) % (24 * 24 * 60)) * 60_000),
  };
  if (tipo === 'evento' && i < TONIGHT * 2) return { ...common, fechaPeriodica: 'Todos los martes' };
  if (tipo === 'evento') return { ...common, fechaExacta: day };
  return tipo === 'link' ? common : { ...common, fechaDesde: day, fechaHasta: day };
}

/** Documents per commit, and parallel commits. */
const BATCH = 400;
const PARALLEL_COMMITS = 4;

type Document = readonly [ref: DocumentReference, data: object];

function itemOf(db: Firestore, tipo: Tipo, uid: string, id: string, i: number): Document {
  const data = itemData(db, tipo, uid, fieldsOf(tipo, i));
  const doc = parseItem(tipo, data);
  if (!doc) throw new Error('The bench wrote an item that the product cannot parse');
  const author = { username: uid, nombre: uid, localidad: null };
  // Derived two days ago, so dates have passed since.
  const derived = derive(tipo, doc, { retirado: false, now: daysFrom(-2), author });
  return [refs.item(db, tipo, id), { ...data, ...derived, cantLikes: 0 }];
}

function personOf(db: Firestore, uid: string, created: Date, more: object): Document[] {
  const username: Username = usernameSchema.parse(uid);
  const user = newUsuario({ uid, username, email: `${uid}@x.test` }, created);
  return [
    [refs.username(db, username), { uid, created_time: created }],
    [refs.user(db, uid), { ...user, ...more }],
  ];
}

function* documents(db: Firestore, items: number): Generator<Document> {
  for (let i = 0; i < items; i++) {
    const tipo = pick(KINDS, i);
    yield itemOf(db, tipo, ownerOf(i), `${tipo[0]}${i}`, i);
  }
  for (let i = 0; i < LARGE_CREATOR.each; i++)
    for (const tipo of TIPOS) yield itemOf(db, tipo, LARGE_CREATOR.uid, `g${i}`, 1000 + i);
  const creators = [LARGE_CREATOR.uid, ...Array.from({ length: items / ITEMS_EACH }, (_, i) => `casa${i}`)];
  for (const uid of creators) {
    const refRolCreador = refs.creador(db, uid);
    yield* personOf(db, uid, daysFrom(-900), { role: 'creador', refRolCreador });
    yield [refRolCreador, { refUser: refs.user(db, uid), descripcion: '', urlImagenes: [] }];
  }
  const eventLikes = [refs.item(db, 'evento', LIKED)];
  for (let i = 0; i < items / ITEMS_EACH; i++) {
    const created = i < TONIGHT ? daysFrom(-1) : daysFrom(-800);
    yield* personOf(db, `lee${i}`, created, { role: 'personal', eventLikes });
  }
  for (let i = 0; i < TONIGHT; i++) yield [refs.username(db, `libre${i}`), { freeFrom: daysFrom(-1) }];
}

/** Writes `items` items, `items / 10` creators, and `items / 10` people who like one event. */
export async function fillProject(db: Firestore, items: number): Promise<void> {
  const all = documents(db, items);
  const commits = async () => {
    for (let batch = take(all); batch.length > 0; batch = take(all)) {
      const commit = db.batch();
      for (const [ref, data] of batch) commit.set(ref, data);
      await commit.commit();
    }
  };
  await Promise.all(Array.from({ length: PARALLEL_COMMITS }, commits));
}

function take(all: Generator<Document>): Document[] {
  const batch: Document[] = [];
  while (batch.length < BATCH) {
    const { value, done } = all.next();
    if (done) break;
    batch.push(value);
  }
  return batch;
}
