import { keyOf, whereOf } from '@vidriera/domain/agenda/entry';
import { type EntryOwner, entryOf } from '@vidriera/domain/agenda/entry-schema';
import { isOver } from '@vidriera/domain/agenda/over';
import { itemText } from '@vidriera/domain/agenda/texts';
import { TIPOS_AGENDA, type TipoAgenda } from '@vidriera/domain/values/ids';
import { localTime } from '@vidriera/domain/values/local-time';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { createLists } from '../agenda/lists.ts';
import { entryOwnerOf } from '../agenda/owner.ts';
import { creatorTextChanged, itemChanged, ownerChanged } from '../agenda/pending.ts';
import { agendaReader } from '../agenda/read.ts';
import { repair } from '../agenda/repair.ts';
import { creatorTextOf, textsReader } from '../agenda/texts.ts';
import { isDerivation } from '../items/differences.ts';
import { itemWritten } from '../items/item-written.ts';
import { userWritten } from '../owners/user-written.ts';
import type { Deps } from '../shared/admin.ts';
import { readItem } from '../shared/readable-items.ts';
import { refs } from '../shared/refs.ts';
import { creador } from './data.ts';

/** Creators of Salta, in each empty agenda. */
export const PEOPLE = ['ana', 'beto', 'caro'];

/** Takes away all items and all of the agenda, and makes the creators anew. */
export async function emptyAgenda(db: Firestore): Promise<void> {
  const others = ['user', 'username', 'agenda', 'agendaTexts', 'pending', 'internal', 'count'];
  for (const name of [...TIPOS_AGENDA, ...others]) await db.recursiveDelete(db.collection(name));
  for (const uid of PEOPLE) await creador(db, uid, { localidad: 'salta', eventLikes: [] });
}

/** Gives the parts of some zonas, one each, the version of an earlier shape. */
export async function outdate(db: Firestore, zonas: readonly string[]): Promise<void> {
  for (const zona of zonas) await refs.part(db, zona, 0).update({ version: 'anterior' });
  const versions = zonas.map((zona) => [`zonas.${zona}`, ['anterior']]);
  if (zonas.length > 0) await refs.agenda(db).update(Object.fromEntries(versions));
}

/** What is kept of the agenda, or should be: of each zona that has something its entries and its owners, each with its searched text. */
export type SaidItem = Record<string, { entries: Record<string, string>; owners: Record<string, string> }>;

function said(
  all: {
    zona: string;
    uid: string;
    key: string;
    entry: unknown;
    owner: EntryOwner | undefined;
    text: string;
    creatorText: string;
  }[],
): SaidItem {
  const zonas: SaidItem = {};
  for (const { zona, uid, key, entry, owner, text, creatorText } of all) {
    zonas[zona] ??= { entries: {}, owners: {} };
    zonas[zona].entries[key] = JSON.stringify([entry, text]);
    zonas[zona].owners[uid] = JSON.stringify([owner, creatorText]);
  }
  return zonas;
}

/** What is kept. */
export async function kept(deps: Pick<Deps, 'db' | 'now'>): Promise<SaidItem> {
  const zonas = Object.keys((await refs.agenda(deps.db).get()).get('zonas') ?? {});
  const { parts } = await agendaReader({ ...deps, lookEvery: 0 })(zonas);
  const texts = await textsReader(deps.db)(parts);
  return said(
    parts.flatMap(({ zona, part: { owners, entries } }, i) =>
      entries.map((entry) => ({
        zona,
        uid: entry.uid,
        key: keyOf(entry),
        entry,
        owner: owners[entry.uid],
        text: texts[i]?.items[keyOf(entry)] ?? '',
        creatorText: texts[i]?.creators[entry.uid] ?? '',
      })),
    ),
  );
}

/** Lists of what there is, made as the night makes them. */
export async function keptLists(deps: Pick<Deps, 'db' | 'now'>) {
  await repair(deps);
  return createLists(agendaReader({ ...deps, lookEvery: 0 }), textsReader(deps.db));
}

/** All entries that there should be: what is visible and not over, by the plain query. */
export async function plain({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<SaidItem> {
  const people = new Map(
    (await db.collection('user').get()).docs.map((doc) => [doc.id, entryOwnerOf(doc.data())]),
  );
  const creators = new Map(
    (await db.collectionGroup('refRolCreador').get()).docs.map((doc) => [doc.id, creatorTextOf(doc.data())]),
  );
  const all = TIPOS_AGENDA.map(async (tipo) => {
    const { docs } = await db.collection(tipo).where('visible', '==', true).get();
    return docs.flatMap((doc) => {
      const item = readItem(tipo, doc);
      const entry = item && entryOf(tipo, item.doc, item);
      if (!item || !entry || isOver(entry, localTime(now()))) return [];
      return [
        {
          zona: whereOf(item.doc),
          uid: item.uid,
          key: keyOf(entry),
          entry,
          owner: people.get(item.uid),
          text: itemText(tipo, item.doc),
          creatorText: creators.get(item.uid) ?? '',
        },
      ];
    });
  });
  return said((await Promise.all(all)).flat());
}

/** A write, as a trigger is told of it. */
export interface AgendaWrite {
  before: DocumentSnapshot;
  after: DocumentSnapshot;
}

/** Does something, and tells the writes of items and people that came of it, each document's as one. */
export async function writesOf(db: Firestore, act: () => Promise<unknown>): Promise<AgendaWrite[]> {
  const read = async () => {
    const lists = await Promise.all([
      ...[...TIPOS_AGENDA, 'user'].map((name) => db.collection(name).get()),
      db.collectionGroup('refRolCreador').get(),
    ]);
    return new Map(
      lists.flatMap(({ docs }) => docs.map((doc): [string, DocumentSnapshot] => [doc.ref.path, doc])),
    );
  };
  const before = await read();
  await act();
  const after = await read();
  const writes = [...new Set([...before.keys(), ...after.keys()])].map(async (path) => {
    const [was, is] = [before.get(path), after.get(path)];
    if (was && is?.updateTime?.isEqual(was.updateTime as never)) return [];
    const missing = db.doc(`${path.split('/')[0]}/no-hay`);
    return [{ before: was ?? (await missing.get()), after: is ?? (await db.doc(path).get()) }];
  });
  return (await Promise.all(writes)).flat();
}

/** What the triggers on items and on people do when they are told of a write. */
export async function trigger(deps: Deps, { before, after }: AgendaWrite): Promise<void> {
  const { db, now } = deps;
  const [was, is] = [before.data(), after.data()];
  const [collection = ''] = after.ref.path.split('/');
  if (after.ref.parent.id === 'refRolCreador') {
    await creatorTextChanged(db, after.id, { before, after });
    return;
  }
  if (collection === 'user') {
    await ownerChanged(db, { before, after });
    await userWritten(deps, { uid: after.id, before: was, after: is });
    return;
  }
  await itemChanged(db, { before, after });
  if (was && is && isDerivation(was, is)) return;
  const deleted = after.exists ? undefined : now();
  await itemWritten(deps, { tipo: collection as TipoAgenda, id: after.id, before: was, after: is, deleted });
}
