import { isUid } from '@vidriera/domain/values/ids';
import type { DocumentSnapshot } from 'firebase-admin/firestore';

interface RawValue {
  referenceValue?: string | null;
  arrayValue?: { values?: RawValue[] | null } | null;
}

/**
 * What the Admin SDK keeps of a document and does not show. Decoding a reference drops its project and database, and so do
 * the rules: only the stored value tells `projects/other/…/user/ana` from our own `user/ana`.
 */
interface Stored {
  protoField(field: string): RawValue | undefined;
  ref: { formattedName: string };
}

/** `projects/{project}/databases/{database}/documents/` of the database a document was read from. */
const databaseOf = (snapshot: DocumentSnapshot): string => {
  const { formattedName } = (snapshot as unknown as Stored).ref;
  return formattedName.slice(0, -snapshot.ref.path.length);
};
const rawOf = (snapshot: DocumentSnapshot, field: string): RawValue =>
  (snapshot as unknown as Stored).protoField(field) ?? {};

/**
 * Whose an item is: its `uid`, if its `refUsuario` names that person in this database; the person of the reference alone
 * where an item was written before it had a `uid`. `null` for any other.
 */
export function ownerOf(item: DocumentSnapshot): string | null {
  const people = `${databaseOf(item)}user/`;
  const reference = rawOf(item, 'refUsuario').referenceValue ?? '';
  const named = reference.startsWith(people) ? reference.slice(people.length) : '';
  const uid: unknown = item.get('uid') ?? named;
  return isUid(uid) && uid === named ? uid : null;
}

/** Paths of a list's references to documents of this database; how many references there are to any other. */
export function ownReferences(
  snapshot: DocumentSnapshot,
  field: string,
): { paths: string[]; foreign: number } {
  const database = databaseOf(snapshot);
  const names = (rawOf(snapshot, field).arrayValue?.values ?? []).map((value) => value.referenceValue ?? '');
  const own = names.filter((name) => name.startsWith(database));
  return { paths: own.map((name) => name.slice(database.length)), foreign: names.length - own.length };
}
