import { NOTICE_KEPT_MS } from '@vidriera/domain/seats/limits';
import {
  type DocumentData,
  type DocumentReference,
  FieldValue,
  type Firestore,
} from 'firebase-admin/firestore';
import { refs } from '../shared/refs.ts';
import { isNotice, type Letter, type Mail } from './letter-schema.ts';

/** A transaction or a batch. */
export interface Writer {
  set(ref: DocumentReference, data: DocumentData, options: { merge: boolean }): unknown;
}

/** A letter to queue. */
export interface Queued {
  /** The recipient's uid, never an address. */
  uid: string;
  letter: Letter;
  now: Date;
  /** The earliest moment to send it; `now` when left out. */
  notBefore?: Date;
}

/** Notices of one event or promo share a document per person, so a later one updates the one that waits. */
function refOf(db: Firestore, uid: string, letter: Letter): DocumentReference {
  if (!isNotice(letter)) return refs.mail(db).doc();
  const id = letter.kind === 'event-notice' ? letter.evento : letter.promo;
  return refs.mail(db).doc(`${id}_${letter.edition.itemCreatedAt}_${uid}`);
}

/**
 * Queues a letter, within the transaction or batch that causes it. It reads nothing. The trigger on `mail/{id}` sends it (mail/on-mail.ts).
 * News of an event's dates are merged into the letter that waits for the same person; news of a promo replace those that wait.
 */
export function queueLetter(
  writer: Writer,
  db: Firestore,
  { uid, letter, now, notBefore = now }: Queued,
): DocumentReference {
  const ref = refOf(db, uid, letter);
  const fields = {
    uid,
    letter,
    state: 'waiting',
    reason: null,
    attempts: 0,
    createdAt: now,
    notBefore,
    dueSince: notBefore,
    expiresAt: new Date(now.getTime() + NOTICE_KEPT_MS),
  } satisfies Partial<Mail>;
  writer.set(ref, { ...fields, version: FieldValue.increment(1) }, { merge: true });
  return ref;
}
