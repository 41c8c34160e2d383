import { keyOf, NOWHERE, whereOf, zonas } from 'domain/agenda/entry';
import { type Entry, type EntryOwner, entryOf } from 'domain/agenda/entry-schema';
import { differing } from 'domain/agenda/part';
import { itemText, type Texts } from 'domain/agenda/texts';
import { TIPOS_AGENDA } from 'domain/values/ids';
import { z } from 'domain/zod';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { Deps } from '../shared/admin.ts';
import { logger } from '../shared/logger.ts';
import { aQuery, pagesOf, queries } from '../shared/queries.ts';
import { readItem } from '../shared/readable-items.ts';
import { ALREADY_EXISTS, grpcCode, refs } from '../shared/refs.ts';
import { entryOwnerOf, OWNER_FIELDS } from './owner.ts';
import { renew, versionsOf } from './renew.ts';
import { indexOf, readPart } from './stored.ts';
import { CREATOR_TEXT_FIELDS, creatorTextOf, readTexts } from './texts.ts';

/** Items read at a time. */
const PAGE = 300;
/** Items that one transaction makes anew. */
const AT_ONCE = 300;

/** What was not as it should be: entries, and people that lists said something else of; whether all of it was looked at. */
export type RepairOutcome = { entries: number; owners: number; parts: number; through: boolean };
type RepairDeps = Pick<Deps, 'db' | 'now'>;

const unlessThere = (error: unknown): void => {
  if (grpcCode(error) !== ALREADY_EXISTS) throw error;
};
const placeSchema = z.object({ agenda: z.string() }).catch({ agenda: '' });

/** All entries that belong to a zona, and their texts, by the plain query, page by page. */
async function entriesOf(
  db: Firestore,
  zona: string,
): Promise<{ entries: Map<string, Entry>; texts: Map<string, string> }> {
  const isNowhere = NOWHERE.some((one) => one === zona);
  const entries = new Map<string, Entry>();
  const texts = new Map<string, string>();
  for (const tipo of TIPOS_AGENDA) {
    const query = aQuery(db, queries.inPlace(tipo, isNowhere ? null : zona));
    for await (const page of pagesOf(query, PAGE)) {
      for (const doc of page) {
        const item = readItem(tipo, doc);
        const entry = item && whereOf(item.doc) === zona ? entryOf(tipo, item.doc, item) : null;
        if (!item || !entry) continue;
        entries.set(keyOf(entry), entry);
        texts.set(keyOf(entry), itemText(tipo, item.doc));
      }
    }
  }
  return { entries, texts };
}

async function ownersOf(db: Firestore, uids: readonly string[]): Promise<Map<string, EntryOwner>> {
  const people = new Map<string, EntryOwner>();
  for (let i = 0; i < uids.length; i += PAGE) {
    const some = uids.slice(i, i + PAGE).map((uid) => refs.user(db, uid));
    for (const doc of await db.getAll(...some, { fieldMask: OWNER_FIELDS }))
      people.set(doc.id, entryOwnerOf(doc.data()));
  }
  return people;
}

/** Creators whose texts are not what their profiles say. */
async function otherCreatorTexts(db: Firestore, uids: readonly string[], there: Texts): Promise<string[]> {
  const other: string[] = [];
  for (let i = 0; i < uids.length; i += PAGE) {
    const some = uids.slice(i, i + PAGE);
    const creators = some.map((uid) => refs.creador(db, uid));
    const docs = await db.getAll(...creators, { fieldMask: CREATOR_TEXT_FIELDS });
    other.push(...some.filter((uid, n) => creatorTextOf(docs[n]?.data()) !== (there.creators[uid] ?? '')));
  }
  return other;
}

/** The texts beside some parts, together. */
async function textsOf(db: Firestore, names: readonly string[]): Promise<Texts> {
  const docs = names.length > 0 ? await db.getAll(...names.map((name) => refs.texts(db, name))) : [];
  const read = await Promise.all(docs.map(readTexts));
  return {
    items: Object.assign({}, ...read.map(({ texts }) => texts.items)),
    creators: Object.assign({}, ...read.map(({ texts }) => texts.creators)),
  };
}

/** Compares what is kept of one zona with what there is, and mends what differs. */
async function repairOne(db: Firestore, zona: string, outcome: RepairOutcome): Promise<void> {
  const versions = versionsOf(await refs.agenda(db).get());
  const known = versions.zonas[zona] ?? [];
  const stored = known.length > 0 ? await db.getAll(...known.map((_, i) => refs.part(db, zona, i))) : [];
  const parts = await Promise.all(stored.map((doc) => readPart(doc)));
  const there = { owners: {}, entries: parts.flatMap(({ part }) => part.entries) };
  const thereTexts = await textsOf(
    db,
    stored.map(({ id }) => id),
  );
  const { entries: wanted, texts } = await entriesOf(db, zona);
  const others = [...wanted].flatMap(([key, entry]) =>
    texts.get(key) === (thereTexts.items[key] ?? '') ? [] : [entry],
  );
  // Readers look for the versions they were told: where a part is of another, all of its zona is written anew.
  const torn = parts.some(({ version }, i) => version !== known[i]);
  const wrong = torn ? [...wanted.values(), ...there.entries] : [...differing(there, wanted), ...others];
  const sorted = [...new Map(wrong.map(({ tipo, id }) => [keyOf({ tipo, id }), { tipo, id, zonas: [zona] }]))]
    .map(([key, item]) => ({ item, index: indexOf(versions, key, known.length || 1) }))
    .sort((a, b) => a.index - b.index)
    .map(({ item }) => item);

  const said = parts.flatMap(({ part }) => Object.entries(part.owners));
  const people = await ownersOf(db, [...new Set(said.map(([uid]) => uid))]);
  const changed = said.filter(([uid, owner]) => JSON.stringify(people.get(uid)) !== JSON.stringify(owner));
  const described = await otherCreatorTexts(db, [...people.keys()], thereTexts);
  const owners = [...new Set([...changed.map(([uid]) => uid), ...described])].map((uid) => ({
    uid,
    zonas: [zona],
  }));

  outcome.entries += sorted.length;
  outcome.owners += owners.length;
  for (let i = 0; i < sorted.length; i += AT_ONCE)
    outcome.parts += await renew(db, { items: sorted.slice(i, i + AT_ONCE), owners: [] });
  if (owners.length > 0) outcome.parts += await renew(db, { items: [], owners });
}

/**
 * Compares what is kept of the agenda with the plain queries, zona by zona, and mends what differs; where nothing is kept yet, it makes all of
 * it. It compares what it read a moment ago, but each entry it mends is read anew and written as it is then: a change in between does no harm.
 * @param left whether there is time for more; asked after each zona. If not, the next run goes on after that zona
 * @param place the document that remembers how far it came
 */
export async function repair(
  { db }: RepairDeps,
  left: () => boolean = () => true,
  place: DocumentReference = refs.reconciliation(db),
): Promise<RepairOutcome> {
  const outcome: RepairOutcome = { entries: 0, owners: 0, parts: 0, through: false };
  const known = await refs.agenda(db).get();
  const versions = versionsOf(known);
  if (!known.exists) await refs.agenda(db).create(versions).catch(unlessThere);
  const all = [...new Set([...zonas(), ...Object.keys(versions.zonas)])].sort();
  const { agenda: after } = placeSchema.parse((await place.get()).data());
  for (const zona of all.filter((one) => one > after)) {
    await repairOne(db, zona, outcome);
    const isLast = zona === all.at(-1);
    if (!isLast && left()) continue;
    await place.set({ agenda: isLast ? '' : zona }, { merge: true });
    if (!isLast) return outcome;
  }
  if (!versions.hecha) await refs.agenda(db).set({ hecha: true }, { merge: true });
  return { ...outcome, through: true };
}

/**
 * The same for a pending document that asks for all of it: from the beginning, and then it is taken away.
 * @returns how many parts were written
 * @throws Error where time was not left for the rest: the document stays, and says how far it came
 */
export async function repairAll(
  deps: RepairDeps,
  asked: DocumentSnapshot,
  left: () => boolean,
): Promise<number> {
  const outcome = await repair(deps, left, asked.ref);
  logger.info('agenda: all was compared', outcome);
  if (!outcome.through) throw new Error('agenda: not all was compared, for want of time');
  await asked.ref.delete();
  return outcome.parts;
}
