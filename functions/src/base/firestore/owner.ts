import { isUid } from '@vidriera/domain/values/ids';
import type { DocumentSnapshot } from 'firebase-admin/firestore';

interface RawValue {
  referenceValue?: string | null;
  arrayValue?: { values?: RawValue[] | null } | null;
}

/**
 * Internals of the Admin SDK. A decoded reference loses project and database, in rules too; only the stored
 * value tells `projects/other/…/user/ana` from our `user/ana`.
 */
interface Stored {
  protoField(field: string): RawValue | undefined;
  ref: { formattedName: string };
}

/** Returns `projects/{project}/databases/{database}/documents/` of a document. */
const databaseOf = (snapshot: DocumentSnapshot): string => {
  const { formattedName } = (snapshot as unknown as Stored).ref;
  return formattedName.slice(0, -snapshot.ref.path.length);
};
const rawOf = (snapshot: DocumentSnapshot, field: string): RawValue =>
  (snapshot as unknown as Stored).protoField(field) ?? {};

/**
 * Returns an item's owner: its `uid`, if `refUsuario` names the same person in this database, or without
 * `uid` that reference's person.
 */
export function ownerOf(item: DocumentSnapshot): string | null {
  const people = `${databaseOf(item)}user/`;
  const reference = rawOf(item, 'refUsuario').referenceValue ?? '';
  const named = reference.startsWith(people) ? reference.slice(people.length) : '';
  const uid: unknown = item.get('uid') ?? named;
  return isUid(uid) && uid === named ? uid : null;
}

/** Returns the paths of references to this database, and the number of other references. */
export function ownReferences(
  snapshot: DocumentSnapshot,
  field: string,
): { paths: string[]; foreign: number } {
  const database = databaseOf(snapshot);
  const names = (rawOf(snapshot, field).arrayValue?.values ?? []).map((value) => value.referenceValue ?? '');
  const own = names.filter((name) => name.startsWith(database));
  return { paths: own.map((name) => name.slice(database.length)), foreign: names.length - own.length };
}
