import { keyOf, whereOf } from '@vidriera/domain/agenda/entry';
import { type AgendaEntry, type EntryOwner, entryOf } from '@vidriera/domain/agenda/entry-schema';
import { isOver } from '@vidriera/domain/agenda/over';
import { itemText, type Texts } from '@vidriera/domain/agenda/texts';
import type { LocalTime } from '@vidriera/domain/values/local-time';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { readItem, reportUnreadable } from '../../base/firestore/readable-items.ts';
import { refs } from '../../base/firestore/refs.ts';
import { entryOwnerOf, OWNER_FIELDS } from './owner.ts';
import type { ItemTarget } from './targets.ts';
import { CREATOR_TEXT_FIELDS, creatorTextOf } from './texts.ts';

/** An item’s entry; without one if it is gone, hidden or over. */
interface ItemEntry {
  key: string;
  uid: string;
  zona: string | null;
  entry: AgendaEntry | null;
  text: string;
}

/** Items and their creators as they are now, as the agenda keeps them. */
export interface CurrentItems {
  /** In the order of the targets. */
  entries: ItemEntry[];
  owners: ReadonlyMap<string, EntryOwner>;
  texts: Texts;
}

async function readItems(
  tx: Transaction,
  db: Firestore,
  items: readonly ItemTarget[],
  time: LocalTime,
): Promise<ItemEntry[]> {
  if (items.length === 0) return [];
  const documents = await tx.getAll(...items.map(({ tipo, id }) => refs.item(db, tipo, id)));
  return items.map(({ tipo, id }, i) => {
    const document = documents[i];
    const item = document ? readItem(tipo, document) : null;
    const visible = item && entryOf(tipo, item.doc, item);
    if (item?.doc.visible && !visible) reportUnreadable([`${tipo}/${id}`]);
    const entry = visible && !isOver(visible, time) ? visible : null;
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
  const documents = await tx.getAll(...uids.map((uid) => refs.user(db, uid)), { fieldMask: OWNER_FIELDS });
  return new Map(uids.map((uid, i) => [uid, entryOwnerOf(documents[i]?.data())]));
}

async function readCreatorTexts(tx: Transaction, db: Firestore, uids: readonly string[]) {
  if (uids.length === 0) return {};
  const creators = uids.map((uid) => refs.creador(db, uid));
  const documents = await tx.getAll(...creators, { fieldMask: CREATOR_TEXT_FIELDS });
  return Object.fromEntries(uids.map((uid, i) => [uid, creatorTextOf(documents[i]?.data())]));
}

/** Reads items with their creators. @param owners creators to read besides */
export async function readEntries(
  tx: Transaction,
  db: Firestore,
  { items, owners, time }: { items: readonly ItemTarget[]; owners: readonly string[]; time: LocalTime },
): Promise<CurrentItems> {
  const entries = await readItems(tx, db, items, time);
  const publishers = entries.flatMap(({ entry, uid }) => (entry ? uid : []));
  const uids = [...new Set([...publishers, ...owners])];
  return {
    entries,
    owners: await readOwners(tx, db, uids),
    texts: {
      items: Object.fromEntries(entries.map(({ key, text }) => [key, text])),
      creators: await readCreatorTexts(tx, db, uids),
    },
  };
}
