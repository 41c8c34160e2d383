import { keyOf, whereOf } from '@vidriera/domain/agenda/entry';
import { type AgendaEntry, type EntryOwner, entryOf } from '@vidriera/domain/agenda/entry-schema';
import { isOver } from '@vidriera/domain/agenda/over';
import { type CurrentEntries, renewed, spread, withoutOver } from '@vidriera/domain/agenda/part';
import { itemText, type Texts, textsFor } from '@vidriera/domain/agenda/texts';
import type { TipoAgenda } from '@vidriera/domain/values/ids';
import { type LocalTime, localTime } from '@vidriera/domain/values/local-time';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import type { Deps } from '../shared/admin.ts';
import { readItem, reportUnreadable } from '../shared/readable-items.ts';
import { refs } from '../shared/refs.ts';
import { entryOwnerOf, OWNER_FIELDS } from './owner.ts';
import {
  indexOf,
  noVersions,
  PART_BYTES,
  type Packed,
  packed,
  type ReadPart,
  readPart,
  type Versions,
  versionsSchema,
  weightOf,
} from './stored.ts';
import { CREATOR_TEXT_FIELDS, creatorTextOf, type ReadTexts, readTexts } from './texts.ts';

/** Most parts that a transaction writes. */
const MOST_PARTS = 32;

/** Most parts that a transaction reads: half of the 10 MiB of a request. */
export const PARTS = 16;

/** An item, and zonas that may have its entry. */
export interface WantedItem {
  tipo: TipoAgenda;
  id: string;
  zonas: readonly string[];
}
export interface PartRef {
  zona: string;
  index: number;
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

type WithTexts = ReadPart & { beside: ReadTexts };

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

async function readParts(tx: Transaction, db: Firestore, zona: string, indexes: readonly number[]) {
  const parts = new Map<number, WithTexts>();
  if (indexes.length === 0) return parts;
  const documents = indexes.map((index) => refs.part(db, zona, index));
  const stored = await tx.getAll(...documents, ...documents.map(({ id }) => refs.texts(db, id)));
  for (const [i, index] of indexes.entries()) {
    const [part, texts] = [stored[i], stored[indexes.length + i]];
    if (part && texts) parts.set(index, { ...(await readPart(part)), beside: await readTexts(texts) });
  }
  return parts;
}

/** Parts to write, and the zona’s versions. */
interface Change {
  zona: string;
  versions: string[];
  parts: { index: number; stored: Packed; hasNewTexts: boolean }[];
}

/** Renews a zona’s parts; `null` if nothing changes. Past entries leave. A part that is too large doubles the zona’s parts. */
async function changeOf(
  zona: string,
  {
    before,
    parts,
    present,
    texts,
    others,
    placeOf,
    time,
  }: {
    before: readonly string[];
    parts: ReadonlyMap<number, WithTexts>;
    present: (index: number) => CurrentEntries;
    texts: Texts;
    /** Reads the others. */
    others: () => Promise<ReadonlyMap<number, WithTexts>>;
    placeOf: (key: string, count: number) => number;
    time: LocalTime;
  },
): Promise<Change | null> {
  const anewOf = ({ part }: ReadPart, what: CurrentEntries) => renewed(withoutOver(part, time), what);
  const after = new Map([...parts].map(([index, part]) => [index, anewOf(part, present(index))] as const));
  if (before.length === 0 && [...after.values()].every(({ entries }) => entries.length === 0)) return null;
  const stored = await Promise.all(
    [...after].map(async ([index, part]) => {
      const known = parts.get(index)?.beside.texts;
      return { index, stored: await packed(part, textsFor(part, known ? [texts, known] : [texts])) };
    }),
  );
  const fits = (all: typeof stored) => all.every((one) => weightOf(one.stored) <= PART_BYTES);
  if (fits(stored) || before.length >= MOST_PARTS) {
    const compared = stored.map((one) => {
      const { part, texts } = one.stored;
      const was = parts.get(one.index);
      const hasNewTexts = texts.version !== was?.beside.version;
      return {
        ...one,
        hasNewTexts,
        isOther: part.version !== before[one.index] || part.version !== was?.version,
      };
    });
    const differing = compared.filter(({ isOther, hasNewTexts }) => isOther || hasNewTexts);
    const versions = [...before];
    for (const one of differing) versions[one.index] = one.stored.part.version;
    return differing.length > 0 ? { zona, versions, parts: differing } : null;
  }
  const rest = [...(await others()).values()];
  // The others may have outdated creators.
  const { owners } = present(0);
  const all = [...after.values(), ...rest.map((part) => anewOf(part, { entries: new Map(), owners }))];
  const known = [texts, ...[...parts.values(), ...rest].map(({ beside }) => beside.texts)];
  for (let count = 2 * Math.max(1, before.length); ; count *= 2) {
    const anew = await Promise.all(
      spread(all, count, (key) => placeOf(key, count)).map(async (part, index) => ({
        index,
        stored: await packed(part, textsFor(part, known)),
        hasNewTexts: true,
      })),
    );
    if (fits(anew) || count >= MOST_PARTS)
      return { zona, versions: anew.map((one) => one.stored.part.version), parts: anew };
  }
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
    const zonas = {
      ...versions.zonas,
      ...Object.fromEntries(changes.map((one) => [one.zona, one.versions])),
    };
    tx.set(refs.agenda(db), { ...versions, zonas });
    for (const { zona, parts } of changes)
      for (const { index, stored, hasNewTexts } of parts) {
        const part = refs.part(db, zona, index);
        tx.set(part, stored.part);
        if (hasNewTexts) tx.set(refs.texts(db, part.id), stored.texts);
      }
    return changes.reduce((sum, { parts }) => sum + parts.length, 0);
  });
}
