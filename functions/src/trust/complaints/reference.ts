import { randomInt } from 'node:crypto';
import { readReference, referenceBy } from '@vidriera/domain/complaint/reference';
import type { ComplaintState } from '@vidriera/domain/complaint/wire-schema';
import type { Firestore } from 'firebase-admin/firestore';
import { queries, queryFrom } from '../../base/firestore/queries.ts';
import { refs } from '../../base/firestore/refs.ts';
import { readCase, readComplaint } from './stored.ts';

/** Returns a number that no complaint has. */
export async function newReference(db: Firestore): Promise<string> {
  for (;;) {
    const reference = referenceBy((below) => randomInt(below));
    if ((await queryFrom(db, queries.complaintsNamed(reference)).limit(1).get()).empty) return reference;
  }
}

/**
 * Returns how far a complaint is, to whoever has its number; to its person also how it ended. Nothing of its thing. `null`: there is none,
 * or it expired.
 */
export async function stateOfComplaint(
  db: Firestore,
  text: string,
  uid: string | null,
): Promise<ComplaintState | null> {
  const reference = readReference(text);
  if (!reference) return null;
  const { docs } = await queryFrom(db, queries.complaintsNamed(reference)).limit(1).get();
  const complaint = readComplaint(docs[0]);
  if (!complaint) return null;
  const of = readCase(await refs.case(db, complaint.case).get());
  const isOfRound = of?.round === complaint.round;
  if (isOfRound && of.waiting && !of.appealed)
    return { state: of.status === 'open' ? 'received' : 'looking', outcome: null };
  const isOwn = uid !== null && complaint.uid === uid;
  return { state: 'decided', outcome: isOwn ? complaint.outcome : null };
}
