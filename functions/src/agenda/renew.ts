import { keyOf, whereOf } from '@vidriera/domain/agenda/entry';
import { type AgendaEntry, type EntryOwner, entryOf } from '@vidriera/domain/agenda/entry-schema';
import { isOver } from '@vidriera/domain/agenda/over';
import { itemText, type Texts } from '@vidriera/domain/agenda/texts';
import type { TipoAgenda } from '@vidriera/domain/values/ids';
import { localTime } from '@vidriera/domain/values/local-time';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import type { Deps } from '../firestore/admin.ts';
import { readItem, reportUnreadable } from '../firestore/readable-items.ts';
import { refs } from '../firestore/refs.ts';
import type { PartRef } from './bounds.ts';
import { type Change, changeOf, readParts, writeChanges } from './change.ts';
import { entryOwnerOf, OWNER_FIELDS } from './owner.ts';
import { indexOf, noVersions, type Versions, versionsSchema } from './stored.ts';
import { CREATOR_TEXT_FIELDS, creatorTextOf } from './texts.ts';

/** An item, and zonas that may have its entry. */
export interface WantedItem {
  tipo: TipoAgenda;
  id: string;
  zonas: readonly string[];
}
export interface WantedEntries {
  items?: readonly WantedItem[];
  /** Creators to read again. */
  owners?: readonly string[];
  /** Parts to read besides. */
  parts?: readonly PartRef[];
}

/** Stored versions; empty before the first build. */
export const versionsOf = (snapshot: DocumentSnapshot): Versions =>
  versionsSchema.safeParse(snapshot.data()).data ?? noVersions();

type RenewDeps = Pick<Deps, 'db' | 'now'>;

interface Found {
  key: string;
  uid: string;
  /** `null` if gone, hidden or over. */
  zona: string | null;
  entry: AgendaEntry | null;
  text: string;
}

async function readItems(
  tx: Transaction,
  { db, now }: RenewDeps,
  items: readonly WantedItem[],
): Promise<Found[]> {
  if (items.length === 0) return [];
  const time = localTime(now());
  const stored = await tx.getAll(...items.map(({ tipo, id }) => refs.item(db, tipo, id)));
  return items.map(({ tipo, id }, i) => {
    const snapshot = stored[i];
    const item = snapshot ? readItem(tipo, snapshot) : null;
    const read = item && entryOf(tipo, item.doc, item);
    if (item?.doc.visible && !read) reportUnreadable([`${tipo}/${id}`]);
    const entry = read && !isOver(read, time) ? read : null;
    return {
      key: keyOf({ tipo, id }),
      uid: item?.uid ?? '',
      zona: item && entry ? whereOf(item.doc) : null,
      entry,
      text: item && entry ? itemText(tipo, item.doc) : '',
    };
  });
}

async function readOwners(
  tx: Transaction,
  db: Firestore,
  uids: readonly string[],
): Promise<Map<string, EntryOwner>> {
  if (uids.length === 0) return new Map();
  const stored = await tx.getAll(...uids.map((uid) => refs.user(db, uid)), { fieldMask: OWNER_FIELDS });
  return new Map(uids.map((uid, i) => [uid, entryOwnerOf(stored[i]?.data())]));
}

async function readCreatorTexts(tx: Transaction, db: Firestore, uids: readonly string[]) {
  if (uids.length === 0) return {};
  const creators = uids.map((uid) => refs.creador(db, uid));
  const stored = await tx.getAll(...creators, { fieldMask: CREATOR_TEXT_FIELDS });
  return Object.fromEntries(uids.map((uid, i) => [uid, creatorTextOf(stored[i]?.data())]));
}

/** Renews entries and creators, and writes changed parts and versions, in one transaction. Idempotent. @returns parts written */
export function renew(
  { db, now }: RenewDeps,
  { items = [], owners = [], parts = [] }: WantedEntries,
): Promise<number> {
  return db.runTransaction(async (tx) => {
    const versions = versionsOf(await tx.get(refs.agenda(db)));
    const found = await readItems(tx, { db, now }, items);
    const publishers = found.flatMap(({ entry, uid }) => (entry ? uid : []));
    const uids = [...new Set([...publishers, ...owners])];
    const people = await readOwners(tx, db, uids);
    const texts: Texts = {
      items: Object.fromEntries(found.map(({ key, text }) => [key, text])),
      creators: await readCreatorTexts(tx, db, uids),
    };

    const placeOf = (key: string, count: number) => indexOf(versions, key, count);
    const countOf = (zona: string) => Math.max(1, versions.zonas[zona]?.length ?? 0);
    const touched = new Map<string, Set<number>>();
    const touch = (zona: string, index: number) =>
      touched.set(zona, (touched.get(zona) ?? new Set()).add(index));
    found.forEach(({ key, zona }, i) => {
      for (const one of new Set([...(items[i]?.zonas ?? []), ...(zona === null ? [] : [zona])]))
        touch(one, placeOf(key, countOf(one)));
    });
    for (const { zona, index } of parts) if (index < countOf(zona)) touch(zona, index);

    const changes: Change[] = [];
    for (const [zona, indexes] of touched) {
      const count = countOf(zona);
      const rest = Array.from({ length: count }, (_, i) => i).filter((index) => !indexes.has(index));
      const change = await changeOf(zona, {
        before: versions.zonas[zona] ?? [],
        parts: await readParts(tx, db, zona, [...indexes]),
        present: (index) => ({
          entries: new Map(
            found.flatMap(({ key, zona: now, entry }) =>
              placeOf(key, count) === index ? [[key, now === zona ? entry : null]] : [],
            ),
          ),
          owners: people,
        }),
        texts,
        others: () => readParts(tx, db, zona, rest),
        placeOf,
        time: localTime(now()),
      });
      if (change) changes.push(change);
    }
    if (changes.length === 0) return 0;
    writeChanges(tx, db, versions, changes);
    return changes.reduce((sum, { parts }) => sum + parts.length, 0);
  });
}
