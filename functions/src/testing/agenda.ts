import { keyOf, whereOf } from '@vidriera/domain/agenda/entry';
import { type EntryOwner, entryOf } from '@vidriera/domain/agenda/entry-schema';
import { isOver } from '@vidriera/domain/agenda/over';
import { itemText } from '@vidriera/domain/agenda/texts';
import { TIPOS_AGENDA, type TipoAgenda } from '@vidriera/domain/values/ids';
import { localTime } from '@vidriera/domain/values/local-time';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { userWritten } from '../accounts/owners/user-written.ts';
import type { Deps } from '../base/firestore/admin.ts';
import { isDerivation } from '../base/firestore/differences.ts';
import { readItem } from '../base/firestore/readable-items.ts';
import { refs } from '../base/firestore/refs.ts';
import { creatorTextChanged, itemChanged, ownerChanged } from '../items/agenda/notes.ts';
import { entryOwnerOf } from '../items/agenda/owner.ts';
import { agendaReader } from '../items/agenda/read.ts';
import { repair } from '../items/agenda/repair.ts';
import { creatorTextOf, textsReader } from '../items/agenda/texts.ts';
import { itemWritten } from '../items/items/item-written.ts';
import { createLists } from '../items/lists/lists.ts';
import { creador } from './data.ts';

/** Creators that `emptyAgenda` makes, all in Salta. */
export const PEOPLE = ['ana', 'beto', 'caro'];

/** Deletes all items and the agenda, and recreates the creators. */
export async function emptyAgenda(db: Firestore): Promise<void> {
  const otherCollections = ['user', 'username', 'agenda', 'agendaTexts', 'pending', 'internal', 'count'];
  for (const name of [...TIPOS_AGENDA, ...otherCollections]) await db.recursiveDelete(db.collection(name));
  for (const uid of PEOPLE) await creador(db, uid, { localidad: 'salta', eventLikes: [] });
}

/** Sets the first part of each zona to an outdated version. */
export async function outdate(db: Firestore, zonas: readonly string[]): Promise<void> {
  for (const zona of zonas) await refs.part(db, zona, 0).update({ version: 'anterior' });
  const versions = zonas.map((zona) => [`zonas.${zona}`, ['anterior']]);
  if (zonas.length > 0) await refs.agenda(db).update(Object.fromEntries(versions));
}

/** Entries and owners of each zona with their search texts, as JSON. */
type AgendaByZona = Record<string, { entries: Record<string, string>; owners: Record<string, string> }>;

function byZona(
  all: {
    zona: string;
    uid: string;
    key: string;
    entry: unknown;
    owner: EntryOwner | undefined;
    text: string;
    creatorText: string;
  }[],
): AgendaByZona {
  const zonas: AgendaByZona = {};
  for (const { zona, uid, key, entry, owner, text, creatorText } of all) {
    zonas[zona] ??= { entries: {}, owners: {} };
    zonas[zona].entries[key] = JSON.stringify([entry, text]);
    zonas[zona].owners[uid] = JSON.stringify([owner, creatorText]);
  }
  return zonas;
}

export async function storedAgenda(deps: Pick<Deps, 'db' | 'now'>): Promise<AgendaByZona> {
  const zonas = Object.keys((await refs.agenda(deps.db).get()).get('zonas') ?? {});
  const { parts } = await agendaReader({ ...deps, lookEvery: 0 })(zonas);
  const texts = await textsReader(deps.db)(parts);
  return byZona(
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

/** Repairs the agenda, as the nightly run does, and returns its lists. */
export async function repairedLists(deps: Pick<Deps, 'db' | 'now'>) {
  await repair(deps);
  return createLists(agendaReader({ ...deps, lookEvery: 0 }), textsReader(deps.db));
}

/** Computes the expected agenda by plain queries: visible items that are not over. */
export async function expectedAgenda({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<AgendaByZona> {
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
  return byZona((await Promise.all(all)).flat());
}

export interface AgendaWrite {
  before: DocumentSnapshot;
  after: DocumentSnapshot;
}

/** Runs `act` and returns the resulting writes of items and people, one per document. */
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
