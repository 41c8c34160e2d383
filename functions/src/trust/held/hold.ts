import type { HoldReason } from '@vidriera/domain/held/reasons';
import { partsOf, type Subject } from '@vidriera/domain/held/subject-schema';
import {
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { retenidoFor, type StoredHold } from '../../base/firestore/held.ts';
import { ownerOf } from '../../base/firestore/owner.ts';
import { refs } from '../../base/firestore/refs.ts';
import { ownPicturesIn } from '../../items/images/naming.ts';

/** A thing's document and hold, as a transaction read them. */
export interface Held {
  subject: Subject;
  thing: DocumentSnapshot;
  hold: StoredHold | null;
}

/** More than any honest author names while an item is held; a document has its size. */
const MOST_PATHS = 1000;

/** Returns the pictures that an item's hold lists: what it listed before, and what the item names now. An account's lists none: all are held. */
export function pathsOf({ subject, thing, hold }: Held): string[] {
  const uid = partsOf(subject).kind === 'user' || !thing.exists ? null : ownerOf(thing);
  const now = uid ? ownPicturesIn(thing, uid) : [];
  return [...new Set([...(hold?.paths ?? []), ...now])].slice(0, MOST_PATHS);
}

/**
 * Writes why a thing is held in the caller's transaction; without reasons it is held no more. Nobody but its creator sees what is held, and
 * its seats and claims wait. `removed` is final: it ends them as leaving the role does. The trigger on `held` follows (follow.ts).
 */
export function setHold(
  tx: Transaction,
  db: Firestore,
  { subject, thing, hold }: Held,
  reasons: readonly HoldReason[],
  at: Date,
): void {
  const { kind } = partsOf(subject);
  const isDerived = kind !== 'user' && kind !== 'message';
  const next: StoredHold['reasons'] = Object.fromEntries(
    reasons.map((reason) => [reason, hold?.reasons[reason] ?? at]),
  );
  const ref = refs.held(db, subject);
  const paths = pathsOf({ subject, thing, hold });
  if (reasons.length > 0) tx.set(ref, { subject, since: hold?.since ?? at, reasons: next, paths });
  else if (hold) tx.delete(ref);
  if (!thing.exists) return;
  // Pages go by this field at once. An item's derivation completes it, and takes it back: its owner may be held too.
  const retenido = retenidoFor({ reasons: next });
  if (reasons.length > 0 && (!isDerived || thing.get('retenido') === undefined)) {
    if (thing.get('retenido') !== retenido) tx.update(thing.ref, { retenido });
  } else if (!isDerived && thing.get('retenido') !== undefined)
    tx.update(thing.ref, { retenido: FieldValue.delete() });
}
