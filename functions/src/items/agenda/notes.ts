import { whereOf } from '@vidriera/domain/agenda/entry';
import { entryOf } from '@vidriera/domain/agenda/entry-schema';
import { itemText } from '@vidriera/domain/agenda/texts';
import { TIPOS_AGENDA, type TipoAgenda } from '@vidriera/domain/values/ids';
import { itemIdSchema, tipoAgendaSchema, uidSchema } from '@vidriera/domain/values/ids-schema';
import { z } from '@vidriera/domain/zod';
import {
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { readItem } from '../../base/firestore/readable-items.ts';
import { refs } from '../../base/firestore/refs.ts';
import { entryOwnerOf } from './owner.ts';
import { creatorTextOf } from './texts.ts';

/** A note asks to write an item, a creator, or everything again. */
export type Note =
  | { kind: 'item'; tipo: TipoAgenda; id: string; zonas: string[] }
  | { kind: 'owner'; uid: string }
  | { kind: 'all' };

/** Id of the note that compares everything. */
const ALL = 'all';
/** Suffix of a creator’s note. */
const CREATOR = 'owner';
/** Separates the uid from the rest of an id. It sorts before all characters of a uid, so one creator’s notes are adjacent. */
const AFTER_UID = ' ';
/** After a uid, it sorts behind all notes of this creator. */
export const AFTER_OWNER = '!';

export const ownerOfNote = (id: string): string => id.split(AFTER_UID, 1)[0] ?? id;

export async function askForAll(db: Firestore): Promise<void> {
  await refs.pending(db, ALL).set({ requestedAt: FieldValue.serverTimestamp() }, { merge: true });
}

const zonasSchema = z.object({ zonas: z.catch(z.array(z.string()), []) });

export function readNote(doc: QueryDocumentSnapshot): Note | null {
  if (doc.id === ALL) return { kind: 'all' };
  const [kind = '', ...rest] = doc.id.slice(doc.id.indexOf(AFTER_UID) + AFTER_UID.length).split('-');
  if (kind === CREATOR) {
    const uid = uidSchema.safeParse(ownerOfNote(doc.id));
    return uid.success ? { kind: 'owner', uid: uid.data } : null;
  }
  const tipo = tipoAgendaSchema.safeParse(kind);
  const id = itemIdSchema.safeParse(rest.join('-'));
  if (!tipo.success || !id.success) return null;
  return { kind: 'item', tipo: tipo.data, id: id.data, ...zonasSchema.parse(doc.data()) };
}

/** Returns where and with which content an item is listed; `null` if it is not. */
function listing(
  tipo: TipoAgenda,
  snapshot: DocumentSnapshot,
): { uid: string; zona: string; content: string } | null {
  const item = snapshot.exists ? readItem(tipo, snapshot) : null;
  const entry = item && entryOf(tipo, item.doc, item);
  if (!item || !entry) return null;
  const content = JSON.stringify([entry, itemText(tipo, item.doc)]);
  return { uid: item.uid, zona: whereOf(item.doc), content };
}

type Change = { before: DocumentSnapshot; after: DocumentSnapshot };

/** Notes that an item’s entry changed, once per item. `zonas` name where it was. @returns whether it changed */
export async function itemChanged(db: Firestore, { before, after }: Change): Promise<boolean> {
  const tipo = TIPOS_AGENDA.find((name) => name === after.ref.parent.id);
  if (!tipo || !itemIdSchema.safeParse(after.id).success) return false;
  const [was, is] = [listing(tipo, before), listing(tipo, after)];
  if (was?.zona === is?.zona && was?.content === is?.content) return false;
  const uid = (is ?? was)?.uid;
  const zonas = [was, is].flatMap((listed) => (listed ? [listed.zona] : []));
  await refs
    .pending(db, `${uid}${AFTER_UID}${tipo}-${after.id}`)
    .set(
      { zonas: FieldValue.arrayUnion(...zonas), requestedAt: FieldValue.serverTimestamp() },
      { merge: true },
    );
  return true;
}

/** Notes that a listed creator changed. @returns whether it did */
export async function ownerChanged(db: Firestore, { before, after }: Change): Promise<boolean> {
  if (!before.exists || !after.exists) return false; // their items have notes of their own
  const [was, is] = [before, after].map((doc) => JSON.stringify(entryOwnerOf(doc.data())));
  if (was === is) return false;
  await noteCreator(db, after.id);
  return true;
}

/** Notes that a creator’s searchable text changed. @returns whether it did */
export async function creatorTextChanged(
  db: Firestore,
  uid: string,
  { before, after }: Change,
): Promise<boolean> {
  if (!before.exists || !after.exists || after.id !== uid) return false; // their items come or go with the profile
  if (creatorTextOf(before.data()) === creatorTextOf(after.data())) return false;
  await noteCreator(db, uid);
  return true;
}

const noteCreator = (db: Firestore, uid: string) =>
  refs.pending(db, `${uid}${AFTER_UID}${CREATOR}`).set({ requestedAt: FieldValue.serverTimestamp() });
