import type { HoldReason } from '@vidriera/domain/held/reasons';
import { partsOf, type Subject } from '@vidriera/domain/held/subject-schema';
import {
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { retenidoFor, type StoredHold } from '../firestore/held.ts';
import { refs } from '../firestore/refs.ts';

/** What a transaction read of a thing: its document, and why it is held. */
export interface Held {
  subject: Subject;
  thing: DocumentSnapshot;
  hold: StoredHold | null;
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
  const isUser = partsOf(subject).kind === 'user';
  const next: StoredHold['reasons'] = Object.fromEntries(
    reasons.map((reason) => [reason, hold?.reasons[reason] ?? at]),
  );
  const ref = refs.held(db, subject);
  if (reasons.length > 0) tx.set(ref, { ...hold, subject, since: hold?.since ?? at, reasons: next });
  else if (hold) tx.delete(ref);
  if (!thing.exists) return;
  // Pages go by this field at once. An item's derivation completes it, and takes it back: its owner may be held too.
  const retenido = retenidoFor({ reasons: next });
  if (reasons.length > 0 && (isUser || thing.get('retenido') === undefined)) {
    if (thing.get('retenido') !== retenido) tx.update(thing.ref, { retenido });
  } else if (isUser && thing.get('retenido') !== undefined)
    tx.update(thing.ref, { retenido: FieldValue.delete() });
}
