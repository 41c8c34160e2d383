import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { refs } from '../../base/firestore/refs.ts';
import type { NoticeLetter } from '../../base/letters/letter-schema.ts';
import { NOTICE_KEPT_MS, queueLetter } from '../../base/letters/queue.ts';
import { isClosed } from '../../base/people/is-gone.ts';

export interface TellDeps {
  db: Firestore;
  now: () => Date;
}

/** Creates a notice and queues a letter in the caller’s transaction, except for closed accounts. Only letters follow later changes. */
export function tellPerson(
  { db, now }: TellDeps,
  tx: Transaction,
  person: DocumentSnapshot | undefined,
  { notice, letter }: { notice: Record<string, unknown>; letter: NoticeLetter },
): void {
  if (!person?.exists || isClosed(person)) return;
  const createdAt = now();
  const expiresAt = new Date(createdAt.getTime() + NOTICE_KEPT_MS);
  tx.create(refs.notices(db, person.id).doc(), { ...notice, createdAt, readAt: null, expiresAt });
  queueLetter(tx, db, { uid: person.id, letter, now: createdAt });
}

export async function readPeople(
  { db }: TellDeps,
  tx: Transaction,
  of: readonly { uid: string | null }[],
): Promise<Map<string, DocumentSnapshot>> {
  const uids = [...new Set(of.flatMap(({ uid }) => uid ?? []))];
  if (uids.length === 0) return new Map();
  const people = await tx.getAll(...uids.map((uid) => refs.user(db, uid)));
  return new Map(people.map((person) => [person.id, person]));
}
